"""What speaks against a position that could be played on: no game of Carolus Magnus leads to it.

Every paladin that is played stays on the ring or in a court, every move of the Emperor builds one castle at most, and
what he has just examined belongs to whom the influence gives it. So the round and the turn tell how much there can be.
"""

from collections.abc import Iterator

from tavoliere.definition.possibility import Reason, doubt
from tavoliere.games.carolus_magnus.names import side
from tavoliere.games.carolus_magnus.positions.serialization import listed_places
from tavoliere.games.carolus_magnus.rules.display import set_size
from tavoliere.games.carolus_magnus.rules.ring import winner
from tavoliere.games.carolus_magnus.rules.state import *
from tavoliere.words import Seat

AFTER_THE_MARCH = (*DICE_PHASES, TAKING, GIVING_BACK)


def doubts(s: State) -> Iterator[Reason]:
    """The reasons, one after the other, with the addresses of the rules."""
    if s.round == 0:
        return
    yield from about_paladins(s)
    yield from about_castles(s)
    yield from about_discs(s)
    yield from about_display(s)
    yield from about_events(s)


def turns_before(s: State, p: int) -> int:
    """Turns that a seat has finished, this one included once its paladins are played."""
    done = s.round - 1
    if s.phase in TURN_PHASES:
        place = s.order.index(p)
        done += place < s.turns_done or (place == s.turns_done and s.phase != PLAYING_PALADINS)
    return done


def about_paladins(s: State) -> Iterator[Reason]:
    """CM 4.2, CM 7: what was laid out and what was played is on the ring and in the courts."""
    bare = {i: t for i, t in listed_places(s).items() if sum(s.paladins[t]) < s.segments[t]}
    if bare:
        yield doubt("doubt-paladins-laid", *(f"ring/{i}" for i in bare), territories=[t + 1 for t in bare.values()])
    few = [c for c in range(COLOURS) if sum(paladins[c] for paladins in s.paladins) < LAID_PER_COLOUR]
    if few:
        yield doubt("doubt-colours-laid", "ring", colours=[A_COLOUR.named(c) for c in few])
    per_turn = PER_TURN[s.players]
    now = per_turn - s.to_play if s.phase == PLAYING_PALADINS else 0
    turns = [s.round if s.phase == OVER else turns_before(s, p) for p in range(s.players)]
    played = sum(turns) * per_turn + now
    count = sum(map(sum, s.paladins)) - PLACES + sum(map(sum, s.court))
    courts = [f"players/{p}/court" for p in range(s.players)]
    if count > played:
        yield doubt("doubt-played-most", "round", "ring", *courts, paladins=count, played=played)
    elif count < played and not s.ran_out and s.phase != OVER:
        yield doubt("doubt-played", "round", "ring", *courts, paladins=count, played=played)
    for p in range(s.players):
        own = turns[p] * per_turn + (now if p == s.turn else 0)
        if sum(s.court[p]) > own:
            yield doubt("doubt-court", f"players/{p}/court", who=Seat(p), paladins=sum(s.court[p]), played=own)
    for c in range(COLOURS):
        if s.holder[c] and not s.court[s.holder[c] - 1][c] and not s.ran_out:
            yield doubt("doubt-holder-empty", "holders", who=Seat(s.holder[c] - 1), colour=A_COLOUR.named(c))


def about_castles(s: State) -> Iterator[Reason]:
    """CM 8.2: one castle for each move of the Emperor at most; what he has just examined is settled."""
    if s.phase == OVER:
        marches = s.round * s.players
    else:
        marches = sum(turns_before(s, p) for p in range(s.players)) - (s.phase == MARCHING)
    if sum(s.castles) > marches:
        yield doubt("doubt-castles", "ring", "round", castles=sum(s.castles), marches=marches)
    if any(s.castles) and not any(s.holder):
        yield doubt("doubt-castles-unheld", "holders")
    fresh = s.phase in (*AFTER_THE_MARCH, DRAWING, DISC_CHOICE)
    fresh = fresh or (s.phase == PLAYING_PALADINS and s.to_play == PER_TURN[s.players])
    if fresh and marches > 0 and s.segments[s.emperor] == 1:
        victor = winner(s, s.emperor)
        if victor and victor != s.owner[s.emperor]:
            at = next(i for i, t in listed_places(s).items() if t == s.emperor)
            yield doubt("doubt-resolved", f"ring/{at}", "emperor", territory=s.emperor + 1, side=side(s, victor - 1))


def about_discs(s: State) -> Iterator[Reason]:
    """CM 6: nobody plays a number that is out already as long as another disc is left."""
    choosing = s.phase == DISC_CHOICE
    order = s.order[: s.players]
    for i, p in enumerate(order):
        if not s.disc[p]:
            continue
        others = order[:i] if choosing else [q for q in order if q != p]
        numbers = {s.disc[q] for q in others}
        same_before = any(s.disc[q] == s.disc[p] for q in order[:i])
        free = any(left and number not in numbers for number, left in zip(DISC_NUMBERS, s.unplayed[p], strict=True))
        if same_before and free:
            yield doubt("doubt-same-disc", f"players/{p}/disc", who=Seat(p), number=s.disc[p])
    if (s.round - 1) % DISCS_EACH == 1:
        gone = [
            next(n for n, left in zip(DISC_NUMBERS, s.unplayed[p], strict=True) if not left and n != s.disc[p])
            for p in range(s.players)
        ]
        if len(set(gone)) < len(gone):
            yield doubt("doubt-first-discs", *(f"players/{p}/unplayed" for p in range(s.players)))


def about_display(s: State) -> Iterator[Reason]:
    """CM 12.2: sets as they are drawn; the one that nobody took grows by one each round."""
    if not s.draft or s.phase in (DRAWING, OVER):
        return
    size = PER_TURN[s.players]
    for i in range(s.players + 1):
        most = size + (s.round - 1 if i == 0 else 0)
        least = 0 if s.ran_out or s.taking == 1 + i else size + (i == 0 and s.round > 1)
        if s.lies[i] and not least <= set_size(s, i) <= most:
            yield doubt("doubt-set", f"display/{i}", set=i + 1, paladins=set_size(s, i), least=least, most=most)


def about_events(s: State) -> Iterator[Reason]:
    """CM 8.4: a supply runs out when all of it is on the ring, in courts, in reserves and in the display."""
    if s.fell_short:
        out = PLACES + s.players * (STARTING_RESERVE[s.players] + s.round * PER_TURN[s.players])
        if s.draft:
            out += (s.players + 1) * PER_TURN[s.players] + s.round
        if out < COLOURS * PER_COLOUR:
            reserves = (f"players/{p}/reserve" for p in range(s.players))
            yield doubt("doubt-short", "events", *reserves, round=s.round)
    if s.idle and not s.fell_short:
        yield doubt("doubt-idle", "idle")
    if s.circled and s.territories > DISCS_EACH:
        yield doubt("doubt-circled", "events")
    if (s.rerolled or s.fell_short) and not s.ran_out:
        yield doubt("doubt-event", "events")
