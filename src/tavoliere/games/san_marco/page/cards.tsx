// Cards in the hand and in offers: dividing, choosing, playing.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import { Aristocrat, Face, FRAMES } from "./art";
import { Dividing } from "./dividing";
import { plan } from "./geometry";
import { useGliding } from "./motion";
import type { Touchable } from "./touch";
import { DISTRICTS, type District, type Family, LIMIT, limitOf, limitPoints, seatOf, type View } from "./view";

export interface CardsProps {
  board: BoardProps<View>;
  touch: Touchable;
  kind: (family: Family) => string;
  children: ComponentChildren; // what else can be done
}

export function Cards({ board, touch, kind, children }: CardsProps) {
  const { view, say } = board;
  const box = useRef<HTMLDivElement>(null);
  useGliding(box, board.still);
  const dividing = board.me >= 0 && view.phase === "dividing" && seatOf(view, view.turn!) === board.me;
  const seen = new Map<string, number>();
  return (
    <div class="sm-cards" ref={box}>
      {dividing ? <Dividing key={`${view.passage}-${view.round}-${view.turn}`} board={board} kind={kind} /> : lying()}
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
    const about = say(`board-about-${DISTRICTS.includes(card as District) ? "district-card" : sort(card)}`);
    return <Card key={`${card}#${n}`} card={card} id={`${card}#${n}`} say={say} touch={key ? touch(key, "", about, RULES[sort(card)]!) : undefined} />;
  }
}

const sort = (card: string): string => (card.startsWith("limit") ? "limit-card" : card);
const RULES: Record<string, string> = { bridge: "SM 5.2", transfer: "SM 5.3", doge: "SM 5.4", banishment: "SM 5.5" };

interface CardProps {
  card: string;
  id: string;
  say: BoardProps["say"];
  touch: { class?: string; [attribute: string]: unknown } | undefined;
}

export function Card({ card, id, say, touch }: CardProps) {
  const hidden = card.startsWith("unseen");
  const land = DISTRICTS.includes(card as District) ? plan(false).lands[card as District] : undefined;
  const look = hidden ? card : card.startsWith("limit") ? "limit" : card;
  return (
    <div data-card={id} {...touch} class={`sm-card ${look} ${touch?.class ?? ""}`}>
      <svg viewBox={land ? FRAMES[card as District] : "-34 -28 68 56"} aria-hidden="true">
        <Face card={card} land={land} />
      </svg>
      <span>{hidden ? "" : say(`card-${card}`)}</span>
    </div>
  );
}

/** An offer's heading: how many limit points it brings, and what each who may take it would have. */
export function Head({ board, kind, offer, cards }: Pick<CardsProps, "board" | "kind"> & { offer: number; cards: string[] }) {
  const { view, say } = board;
  const four = view.roles.length === 4;
  const roles = four ? view.roles.slice(offer < 2 ? 0 : 2, offer < 2 ? 2 : 4) : view.roles;
  const limit = limitOf(cards);
  const hidden = cards.some((card) => card.startsWith("unseen"));
  return (
    <header>
      <b>{say("board-offer", { pile: four ? (offer % 2) + 1 : offer + 1 })}</b>
      {!hidden && <span>{say("board-limit", { points: limit })}</span>}
      {!hidden && view.phase !== "playing" && (
        <span class="sm-totals">
          {roles.map((family) => {
            const total = limitPoints(view, family) + limit;
            return (
              <i class={total >= LIMIT ? "out" : ""}>
                <svg viewBox="-20 -22 40 44" aria-hidden="true">
                  <Aristocrat family={family} kind={kind(family)} />
                </svg>
                {total}
              </i>
            );
          })}
        </span>
      )}
    </header>
  );
}

/** Enter and Space press. */
export function pressedBy(event: KeyboardEvent, press: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  press();
}
