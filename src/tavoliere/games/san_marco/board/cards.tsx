// Cards in the hand and in offers: dividing, choosing, playing.

import { toChildArray } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useGliding } from "../../../web/page/kit/flights";
import { arrange, type Heap } from "./arrange";
import { aboutCard, Card, type CardsProps, Head, hovered, Totals } from "./card";
import { Dividing } from "./dividing";
import { laidBy, named } from "./identity";

const DEEDS = 200; // pixels for buttons
const MANY_DEEDS = 290; // for more of them than lie below one another
const A_COLUMN = 3;
const DEEDS_ON_PHONE = 240; // all below one another

/** Cards that one may not see lie in one heap. */
function heaped(cards: string[]): { card: string; count: number }[] {
  const heap: { card: string; count: number }[] = [];
  for (const card of cards) {
    const same = card.startsWith("unseen") && heap.find((one) => one.card === card);
    if (same) same.count++;
    else heap.push({ card, count: 1 });
  }
  return heap;
}

export function Cards(props: CardsProps) {
  const { board, explaining, touch, kind, room, children } = props;
  const { view, derived, say } = board;
  const box = useRef<HTMLDivElement>(null);
  const laid = useMemo(() => laidBy(board.past), [board.past]);
  const exchanged = useRef<Record<string, string>>({}); // names of alike cards, as whoever divided them laid them out
  useGliding(box, board.still, () => box.current?.closest(".sm-board")?.querySelector(".sm-status svg") ?? null);
  if (board.me >= 0 && view.phase === "dividing" && derived.seats[view.turn!] === board.me)
    return (
      <Dividing
        key={`${view.passage}-${view.round}-${view.turn}`}
        {...props}
        box={box}
        laid={laid}
        exchange={(names) => Object.assign(exchanged.current, names)}
      />
    );

  const hand = view.passage ? heaped(view.hand) : decks();
  const deeds = toChildArray(children).length;
  const play = board.latest.findLast(({ name }) => name === "play");
  const last = view.card ?? play?.words[0];
  const by = view.card ? derived.seats[view.turn!] : play?.actor;
  const played = room.tall && deeds ? undefined : last; // there is no room for it beside buttons
  const offers = view.offers
    .map((cards, offer) => ({ cards: heaped(cards), offer }))
    .filter(({ cards }) => cards.length);
  const hides = (cards: { card: string }[]) => cards.every(({ card }) => card.startsWith("unseen"));
  const wideDeeds = room.tall ? DEEDS_ON_PHONE : deeds > A_COLUMN ? MANY_DEEDS : DEEDS;
  const heaps: Heap[] = [
    ...(hand.length ? [{ key: "hand", cards: hand.length, hidden: view.passage > 0 && hides(hand) }] : []),
    ...(played ? [{ key: "played", cards: 1 }] : []),
    ...(deeds ? [{ key: "deeds", cards: 0, wide: wideDeeds }] : []),
    ...offers.map(({ cards, offer }) => ({
      key: `${offer}`,
      cards: cards.length,
      hidden: hides(cards),
      row: hides(cards) && !offers.every(({ cards }) => hides(cards)) ? 2 : 1,
    })),
  ];
  const { at, height } = arrange(heaps, room);
  const heading = !view.passage
    ? "headline-setup"
    : view.phase === "dividing" || view.phase === "drawing"
      ? "offer-divide"
      : "offer-hand";
  return (
    <div class="sm-cards" ref={box} style={{ height: `${height}px` }}>
      {hand.length > 0 && (
        <section class="sm-hand" key="hand" data-mark="hand" style={at("hand").style}>
          <header>{say(heading)}</header>
          <div>{shown(hand, "hand")}</div>
        </section>
      )}
      {offers.map(({ cards, offer }) => (
        <section
          key={offer}
          {...touch(`o:${offer}`, "sm-pile", say("board-about-offer"), "SM 4.2")}
          style={at(`${offer}`).style}
        >
          <Head board={board} kind={kind} offer={offer} cards={view.offers[offer]!} />
          <div>{shown(cards, `${offer}`)}</div>
          <Totals board={board} kind={kind} offer={offer} cards={view.offers[offer]!} />
        </section>
      ))}
      {played && (
        <section class="sm-hand sm-played" key="played" style={at("played").style}>
          <header>{say("board-played", { who: { seat: by! } })}</header>
          <div>{shown([{ card: played, count: 1 }], "played")}</div>
        </section>
      )}
      {deeds > 0 && (
        <div class="sm-deeds" style={at("deeds").style}>
          {children}
        </div>
      )}
    </div>
  );

  function shown(cards: { card: string; count: number }[], heap: string) {
    const names = named(
      laid,
      heap,
      cards.map(({ card }) => card),
    );
    return names.map(({ card, id: name, from }, i) => {
      const { text, rule = "" } = aboutCard(board, card);
      const isMine = heap === "hand" && view.passage > 0;
      const touched = isMine ? touch(`c:${card}`, "", text, rule) : hovered(board, explaining, card);
      const id = exchanged.current[name] ?? name;
      const slot = at(heap).slot(i);
      return <Card key={id} {...{ card, id, from, say, slot }} count={cards[i]!.count} touch={touched} />;
    });
  }

  /** Before the first round the cards lie face down. */
  function decks() {
    const count = (cards: Record<string, number>) => Object.values(cards).reduce((sum, more) => sum + more, 0);
    return [
      { card: "unseen-action", count: count(view.unseen) },
      { card: "unseen-limit", count: count(view.unseen_limits) },
    ];
  }
}
