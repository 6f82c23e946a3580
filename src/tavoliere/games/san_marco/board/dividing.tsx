// The distributor lays each card into an offer, or several at once, takes them up again as often as he likes, and then
// offers them.

import type { Ref } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useDrag } from "../../../web/page/kit/dragging";
import { button } from "../../../web/page/kit/pressing";
import { useShortcuts } from "../../../web/page/kit/shortcuts";
import { arrange, EDGES, GAP, type Heap } from "./arrange";
import { Card, type CardsProps, Head, hovered, Totals } from "./card";
import { decisions, ordered, pilesOf } from "./divide";
import { type Laid, type NamedCard, named } from "./identity";
import { KINDS, limitOf } from "./view";

const DONE = 150; // pixels for the button that offers them
const NAMED = 60; // pixels of a card that show its name
const COVERED = 1.1; // a card is so much wider than what is seen of it at least

/** The offer of each card. */
type Placed = Record<string, number>;

interface Divided {
  hand: NamedCard[]; // equal cards are told apart while they are moved about
  offers: NamedCard[][];
}

type DividingProps = CardsProps & {
  box: Ref<HTMLDivElement>;
  laid: Laid;
  exchange: (names: Record<string, string>) => void; // of alike cards
};

export function Dividing({ board, explaining, kind, room, box, laid: past, exchange }: DividingProps) {
  const { view, derived, say, choices, chooseAll, why, advice } = board;
  const [laid, setLaid] = useState<Placed>({});
  const [before, setBefore] = useState<Placed | null>(null); // as it was laid before what is suggested
  const [held, hold] = useState<string[]>([]);
  const lift = (id: string) => hold([id]);
  const { drag, grab, endsDrag } = useDrag(lift, (id, { clientX, clientY }) => {
    hold([]);
    const under = document
      .elementsFromPoint(clientX, clientY)
      .map((found) => found.closest<HTMLElement>("[data-pile]"));
    const pile = under.find(Boolean)?.dataset.pile;
    if (pile) setLaid((before) => ({ ...before, [id]: Number(pile) }));
  });
  useShortcuts({ Escape: held.length > 0 && (() => hold([])) });
  const [offered, setOffered] = useState<Divided | null>(null); // as it was when the cards were offered, until all lie there
  const numbers = derived.dividing.map((_, pile) => pile);
  const now: Divided = offered ?? {
    hand: named(past, "hand", view.hand),
    offers: derived.dividing.map((offer) => named(past, `${offer}`, view.offers[offer] ?? [])),
  };
  const { hand, offers } = now;
  const lying = offers.map((cards) => cards.map(({ card }) => card));
  const pileOf = ({ id }: NamedCard): number => laid[id] ?? -1;

  const added = numbers.map((pile) => hand.filter((one) => pileOf(one) === pile));
  const loose = hand.filter((one) => pileOf(one) < 0);
  const ready = !loose.length && numbers.every((pile) => added[pile]!.length + lying[pile]!.length);

  // What a hint suggests lies in the offers at once, to be offered, moved about, or put back.
  const suggested = pilesOf(
    advice,
    hand.map(({ card }) => card),
  );
  useLayoutEffect(() => {
    if (offered || !suggested.length || suggested.includes(-1)) return;
    setBefore(laid);
    setLaid(Object.fromEntries(hand.map(({ id }, i) => [id, suggested[i]!])));
    hold([]);
  }, [advice]);
  const isSuggested = before !== null && hand.every((one, i) => pileOf(one) === suggested[i]);

  function putBack() {
    setLaid(before ?? {});
    setBefore(null);
  }
  useShortcuts({ Escape: isSuggested && !held.length && putBack });

  function lay(pile: number) {
    setLaid({ ...laid, ...Object.fromEntries(held.map((id) => [id, pile])) });
    hold([]);
  }

  /** A card is taken up with those that are held, or, where it lies in an offer, stands for that. */
  function press(one: NamedCard) {
    const others = held.filter((id) => id !== one.id);
    if (others.length === held.length && held.length && pileOf(one) >= 0) lay(pileOf(one));
    else hold(others.length === held.length ? [...held, one.id] : others);
  }

  function offer() {
    const cards = added.map((pile) => pile.map(({ card }) => card));
    const texts = decisions(lying, cards);
    if (choices.some((choice) => choice.text === texts[0])) {
      // Of alike cards the steps take the first one first.
      const inOrder = ordered(lying, cards)!.flatMap((pile) => added[pile]!);
      const ids = (cards: NamedCard[]) => KINDS.flatMap((kind) => cards.filter(({ card }) => card === kind));
      exchange(Object.fromEntries(ids(hand).map(({ id }, i) => [id, ids(inOrder)[i]!.id])));
      setOffered(now);
      void chooseAll(texts).then((all) => all || setOffered(null));
    } else why(texts[0] ?? `divide ${hand[0]!.card} 1`);
  }

  // Cards keep their size while they are laid. The hand lies at the left, the offers at the right and grow towards it; on
  // a phone every place has its width from the start.
  const all = hand.length + lying.flat().length;
  const each = (room.width - GAP * (numbers.length - 1)) / numbers.length;
  const seen = (room.width - DONE - numbers.length * EDGES) / all;
  const lines = !room.tall && seen < NAMED ? 2 : 1;
  const card = seen * lines * COVERED;
  const heaps: Heap[] = [
    room.tall
      ? { key: "hand", cards: loose.length, most: hand.length, fixed: room.width }
      : { key: "hand", cards: loose.length, lines, ...(!loose.length && { wide: DONE }) },
    ...numbers.map((pile) => ({
      key: `${pile}`,
      cards: lying[pile]!.length + added[pile]!.length,
      row: 1,
      ...(room.tall && { fixed: each }),
    })),
  ];
  const { at, height } = arrange(heaps, room, card);

  function shown(one: NamedCard, heap: string, i: number) {
    const { card, id } = one;
    const mine = held.includes(id);
    const label = say(pileOf(one) < 0 ? "board-lay" : "board-lay-again", { card: { word: `card-${card}` } });
    return (
      <Card
        key={id}
        card={card}
        id={id}
        say={say}
        slot={at(heap).slot(i)}
        touch={
          offered
            ? hovered(board, explaining, card)
            : {
                "data-mark": `h:${card}`,
                ...hovered(board, explaining, card),
                ...button(label, () => endsDrag() || press(one), mine),
                class: `lit${mine ? " picked" : ""}${mine && drag ? " dragged" : ""}${isSuggested ? " suggested" : ""}`,
                style: { transform: mine && drag ? `translate(${drag.x}px,${drag.y}px)` : "" },
                onPointerDown: (event: PointerEvent) => grab(id, event),
              }
        }
      />
    );
  }

  return (
    <div class="sm-cards" ref={box} style={{ height: `${height}px` }}>
      <section class="sm-hand" key="hand" data-mark="hand" data-pile="-1" style={at("hand").style}>
        {loose.length > 0 && <header>{say("offer-divide")}</header>}
        {!loose.length && !ready && <p class="sm-divided">{say("board-offer-empty")}</p>}
        {ready && <p class="sm-divided">{say(isSuggested ? "board-suggested" : "board-divided")}</p>}
        <div>
          {loose.map((one, i) => shown(one, "hand", i))}
          {ready && (
            <button type="button" class="sm-do" disabled={offered !== null} onClick={offer}>
              {say("board-commit")}
            </button>
          )}
          {ready && isSuggested && !offered && (
            <button type="button" class="link sm-back" onClick={putBack}>
              {say("board-put-back")}
            </button>
          )}
        </div>
      </section>
      {numbers.map((pile) => {
        const cards = [...lying[pile]!, ...added[pile]!.map(({ card }) => card)];
        const about = say("board-offer-holds", { pile: pile + 1, count: cards.length, points: limitOf(cards) });
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: its heading is the button; the rest is a larger target
          // biome-ignore lint/a11y/useKeyWithClickEvents: the same
          <section
            key={derived.dividing[pile]!}
            data-pile={pile}
            data-mark={`o:${derived.dividing[pile]}`}
            class={`sm-pile${held.length ? " lit" : ""}`}
            onClick={() => lay(pile)}
            style={at(`${pile}`).style}
          >
            <div class="sm-heading" {...(held.length > 0 && button(about, () => lay(pile)))}>
              <Head board={board} kind={kind} offer={derived.dividing[pile]!} cards={cards} unnumbered />
            </div>
            <div>
              {offers[pile]!.map(({ card, id }, i) => (
                <Card
                  key={id}
                  card={card}
                  id={id}
                  slot={at(`${pile}`).slot(i)}
                  say={say}
                  touch={hovered(board, explaining, card)}
                />
              ))}
              {added[pile]!.map((one, i) => shown(one, `${pile}`, lying[pile]!.length + i))}
            </div>
            <Totals board={board} kind={kind} offer={derived.dividing[pile]!} cards={cards} />
          </section>
        );
      })}
    </div>
  );
}
