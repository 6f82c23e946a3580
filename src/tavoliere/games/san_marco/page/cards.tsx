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
    const { about, rule } = aboutCard(board, card);
    const touched = key ? touch(key, "", about, rule) : hovered(board, card);
    return <Card key={`${card}#${n}`} card={card} id={`${card}#${n}`} say={say} touch={touched} />;
  }
}

const RULES: Record<string, string> = { bridge: "SM 5.2", transfer: "SM 5.3", doge: "SM 5.4", banishment: "SM 5.5" };

function aboutCard({ say }: BoardProps, card: string): { about: string; rule: string } {
  if (DISTRICTS.includes(card as District)) return { about: say("board-about-district-card"), rule: "SM 5.1" };
  if (card.startsWith("limit")) return { about: say("board-about-limit-card"), rule: "SM 7" };
  return { about: say(`board-about-${card}`), rule: RULES[card] ?? "SM R3" };
}

/** A card that is part of something else is explained under the mouse, but does nothing of its own. */
export function hovered(board: BoardProps, card: string) {
  const { about, rule } = aboutCard(board, card);
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && board.explain(about, rule),
    onPointerLeave: () => board.explain(""),
  };
}

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
export function Head({
  board,
  kind,
  offer,
  cards,
}: Pick<CardsProps, "board" | "kind"> & { offer: number; cards: string[] }) {
  const { view, say } = board;
  const four = view.roles.length === 4;
  const [divides, ...decide] = four ? view.roles.slice(offer < 2 ? 0 : 2, offer < 2 ? 2 : 4) : view.roles;
  const order = [...decide, divides!]; // SM 4.3: the distributor takes what is left
  const turn = view.phase === "dividing" ? -1 : order.indexOf(view.turn!);
  const takers = turn < 0 ? order : order.slice(view.phase === "choosing" ? turn : turn + 1);
  const limit = limitOf(cards);
  const hidden = cards.some((card) => card.startsWith("unseen"));
  return (
    <header>
      <b>{say("board-offer", { pile: four ? (offer % 2) + 1 : offer + 1 })}</b>
      {!hidden && <span>{say("board-limit", { points: limit })}</span>}
      {limit > 0 && (
        <span class="sm-totals">
          {takers.map((family) => {
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
