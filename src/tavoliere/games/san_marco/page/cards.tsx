// Cards in the hand and in offers: dividing, choosing, playing.

import { useRef } from "preact/hooks";
import { useGliding } from "../../../web/page/kit/flights";
import { aboutCard, Card, type CardsProps, Head, hovered } from "./card";
import { Dividing } from "./dividing";

export function Cards({ board, explaining, touch, kind, children }: CardsProps) {
  const { view, derived, say } = board;
  const box = useRef<HTMLDivElement>(null);
  useGliding(box, board.still);
  const dividing = board.me >= 0 && view.phase === "dividing" && derived.seats[view.turn!] === board.me;
  const seen = new Map<string, number>();
  return (
    <div class="sm-cards" ref={box}>
      {dividing ? (
        <Dividing key={`${view.passage}-${view.round}-${view.turn}`} {...{ board, explaining, kind }} />
      ) : (
        lying()
      )}
      {children}
    </div>
  );

  function lying() {
    const shown = view.offers.map((cards, offer) => ({ cards, offer })).filter(({ cards }) => cards.length);
    const hand = view.hand.length > 0 && (
      <section class="sm-hand" key="hand">
        <header>{say(view.phase === "dividing" || view.phase === "drawing" ? "offer-divide" : "offer-hand")}</header>
        <div>{view.hand.map((card) => one(card, `c:${card}`))}</div>
      </section>
    );
    return (
      <>
        {hand}
        {shown.map(({ cards, offer }) => (
          <section key={offer} {...touch(`o:${offer}`, "sm-pile", say("board-about-offer"), "SM 4.2")}>
            <Head board={board} kind={kind} offer={offer} cards={cards} />
            <div>{cards.map((card) => one(card, ""))}</div>
          </section>
        ))}
      </>
    );
  }

  function one(card: string, key: string) {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    const { text, rule = "" } = aboutCard(board, card);
    const touched = key ? touch(key, "", text, rule) : hovered(board, explaining, card);
    return <Card key={`${card}#${n}`} card={card} id={`${card}#${n}`} say={say} touch={touched} />;
  }
}
