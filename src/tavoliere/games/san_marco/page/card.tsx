// One card, and the heading of an offer.

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../../web/page/board";
import { type Explaining, type Explanation, explained } from "../../../web/page/kit/explaining";
import { Aristocrat, Face, FRAMES } from "./art";
import { plan } from "./geometry";
import type { Touchable } from "./touch";
import { type Colour, type Derived, DISTRICTS, type District, limitOf, type View } from "./view";

export interface CardsProps {
  board: BoardProps<View, Derived>;
  explaining: Explaining;
  touch: Touchable;
  kind: (colour: Colour) => string;
  children: ComponentChildren; // what else can be done
}

const RULES: Record<string, string> = { bridge: "SM 5.2", transfer: "SM 5.3", doge: "SM 5.4", banishment: "SM 5.5" };

export function aboutCard({ say }: BoardProps, card: string): Explanation {
  if (DISTRICTS.includes(card as District)) return { text: say("board-about-district-card"), rule: "SM 5.1" };
  if (card.startsWith("limit")) return { text: say("board-about-limit-card"), rule: "SM 7" };
  return { text: say(`board-about-${card}`), rule: RULES[card] ?? "SM R3" };
}

/** A card that is part of something else is explained, but does nothing of its own. */
export function hovered(board: BoardProps, explaining: Explaining, card: string) {
  const { onPointerEnter, onPointerLeave } = explained(explaining, () => aboutCard(board, card));
  return { onPointerEnter, onPointerLeave };
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
    <div data-glides={id} {...touch} class={`sm-card ${look} ${touch?.class ?? ""}`}>
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
  const { derived, say } = board;
  const { pile, takers } = derived.offers[offer]!;
  const limit = limitOf(cards);
  const hidden = cards.some((card) => card.startsWith("unseen"));
  return (
    <header>
      <b>{say("board-offer", { pile })}</b>
      {!hidden && <span>{say("board-limit", { points: limit })}</span>}
      {limit > 0 && (
        <span class="sm-totals">
          {takers.map((colour) => {
            const total = derived.limits[colour]! + limit;
            return (
              <i class={total >= derived.limit ? "out" : ""}>
                <svg viewBox="-20 -22 40 44" aria-hidden="true">
                  <Aristocrat colour={colour} kind={kind(colour)} />
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
