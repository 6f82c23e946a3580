// Cards in the hand and in offers: dividing, choosing, playing.

import { toChildArray } from "preact";
import { useRef } from "preact/hooks";
import { useGliding } from "../../../web/page/kit/flights";
import { arrange, type Heap } from "./arrange";
import { aboutCard, Card, type CardsProps, Head, hovered, Totals } from "./card";
import { Dividing } from "./dividing";
import { type Laid, named } from "./identity";

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
  const laid = useRef<Laid>({});
  useGliding(box, board.still, () => box.current?.closest(".sm-board")?.querySelector(".sm-status svg") ?? null);
  if (board.me >= 0 && view.phase === "dividing" && derived.seats[view.turn!] === board.me)
    return (
      <Dividing
        key={`${view.passage}-${view.round}-${view.turn}`}
        {...props}
        box={box}
        keep={(ids) => (laid.current = ids)}
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
  const lying = [
    ...(hand.length ? [{ key: "hand", cards: hand }] : []),
    ...(played ? [{ key: "played", cards: [{ card: played, count: 1 }] }] : []),
    ...offers.map(({ cards, offer }) => ({ key: `${offer}`, cards })),
  ];
  laid.current = named(
    laid.current,
    lying.map(({ key, cards }) => ({ key, cards: cards.map(({ card }) => card) })),
  );
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
          <div>{hand.map((heap, i) => one(heap, "hand", i, view.passage ? `c:${heap.card}` : ""))}</div>
        </section>
      )}
      {offers.map(({ cards, offer }) => (
        <section
          key={offer}
          {...touch(`o:${offer}`, "sm-pile", say("board-about-offer"), "SM 4.2")}
          style={at(`${offer}`).style}
        >
          <Head board={board} kind={kind} offer={offer} cards={view.offers[offer]!} />
          <div>{cards.map((heap, i) => one(heap, `${offer}`, i, ""))}</div>
          <Totals board={board} kind={kind} offer={offer} cards={view.offers[offer]!} />
        </section>
      ))}
      {played && (
        <section class="sm-hand sm-played" key="played" style={at("played").style}>
          <header>{say("board-played", { who: { seat: by! } })}</header>
          <div>{one({ card: played, count: 1 }, "played", 0, "")}</div>
        </section>
      )}
      {deeds > 0 && (
        <div class="sm-deeds" style={at("deeds").style}>
          {children}
        </div>
      )}
    </div>
  );

  function one({ card, count }: { card: string; count: number }, heap: string, i: number, key: string) {
    const { text, rule = "" } = aboutCard(board, card);
    const touched = key ? touch(key, "", text, rule) : hovered(board, explaining, card);
    const id = laid.current[heap]![i]!;
    return <Card key={id} {...{ card, id, say, count }} touch={touched} slot={at(heap).slot(i)} />;
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
