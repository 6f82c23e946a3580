// Cards in the hand and in offers: dividing, choosing, playing.

import { useRef } from "preact/hooks";
import { useGliding } from "../../../web/page/kit/flights";
import { aboutCard, Card, type CardsProps, Head, hovered, Totals } from "./card";
import { Dividing } from "./dividing";

const GAPS = 30; // pixels around and between the cards of an offer
const LEAST = 52; // pixels: a card's width
const MOST = 112;

/** How wide the cards are: as large as the room allows; where it is short, each lies a little over the one before. */
function cardWidth({ width, tall }: CardsProps["room"], cards: number, heaps: number): number {
  if (tall) return LEAST + 6;
  const each = (width - heaps * GAPS) / Math.max(cards, 1);
  return Math.round(Math.max(LEAST, Math.min(MOST, each * 1.35)));
}

export function Cards({ board, explaining, touch, kind, room, children }: CardsProps) {
  const { view, derived, say } = board;
  const box = useRef<HTMLDivElement>(null);
  useGliding(box, board.still);
  const dividing = board.me >= 0 && view.phase === "dividing" && derived.seats[view.turn!] === board.me;
  const seen = new Map<string, number>();
  const played = view.card ?? board.latest.findLast(({ name }) => name === "play")?.words[0];
  const heaps = view.offers.map((cards) => heaped(cards));
  const cards =
    view.hand.length + heaps.reduce((sum, heap) => sum + heap.length, 0) + (children ? 3 : 0) + (played ? 1 : 0);
  const sections =
    heaps.filter((heap) => heap.length).length + 1 + (played ? 1 : 0) + (dividing ? derived.dividing.length : 0);
  const size = `--wide: min(${cardWidth(room, cards, sections)}px, var(--most)); --hidden: ${view.passage ? "46px" : "var(--wide)"}`;
  return (
    <div class="sm-cards" ref={box} style={size}>
      {dividing ? (
        <Dividing key={`${view.passage}-${view.round}-${view.turn}`} {...{ board, explaining, kind }} />
      ) : (
        lying()
      )}
      {children}
    </div>
  );

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

  function lying() {
    const shown = heaps.map((cards, offer) => ({ cards, offer })).filter(({ cards }) => cards.length);
    const name = view.phase === "dividing" || view.phase === "drawing" ? "offer-divide" : "offer-hand";
    return (
      <>
        {view.hand.length > 0 && (
          <section class="sm-hand" key="hand">
            <header>{say(name)}</header>
            <div>{heaped(view.hand).map((heap) => one(heap, `c:${heap.card}`))}</div>
          </section>
        )}
        {shown.map(({ cards, offer }) => (
          <section key={offer} {...touch(`o:${offer}`, "sm-pile", say("board-about-offer"), "SM 4.2")}>
            <Head board={board} kind={kind} offer={offer} cards={view.offers[offer]!} />
            <div>{cards.map((heap) => one(heap, ""))}</div>
            <Totals board={board} kind={kind} offer={offer} cards={view.offers[offer]!} />
          </section>
        ))}
        {played && (
          <section class="sm-hand sm-played" key="played">
            <header>{say("board-played")}</header>
            <div>{one({ card: played, count: 1 }, "")}</div>
          </section>
        )}
        {!view.passage && <Decks board={board} explaining={explaining} />}
      </>
    );
  }

  function one({ card, count }: { card: string; count: number }, key: string) {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    const { text, rule = "" } = aboutCard(board, card);
    const touched = key ? touch(key, "", text, rule) : hovered(board, explaining, card);
    return <Card key={`${card}#${n}`} card={card} id={`${card}#${n}`} say={say} touch={touched} count={count} />;
  }
}

/** Before the first round the cards lie face down. */
function Decks({ board, explaining }: Pick<CardsProps, "board" | "explaining">) {
  const decks = [
    ["unseen-action", board.view.unseen],
    ["unseen-limit", board.view.unseen_limits],
  ] as const;
  return (
    <section class="sm-hand">
      <header>{board.say("headline-setup")}</header>
      <div>
        {decks.map(([card, cards]) => {
          const count = Object.values(cards).reduce((sum, more) => sum + more, 0);
          const touched = hovered(board, explaining, card);
          return <Card key={card} card={card} id={card} say={board.say} touch={touched} count={count} />;
        })}
      </div>
    </section>
  );
}
