// One card, and the heading of an offer.

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../../web/page/board";
import { type Explaining, type Explanation, explained } from "../../../web/page/kit/explaining";
import type { Room } from "./arrange";
import { Aristocrat, Face, Seal } from "./art";
import type { Touchable } from "./touch";
import { type Colour, DISTRICTS, type District, limitOf, type Props } from "./view";

export interface CardsProps {
  board: Props;
  explaining: Explaining;
  touch: Touchable;
  kind: (colour: Colour) => string;
  room: Room;
  children: ComponentChildren; // what else can be done
}

const RULES: Record<string, string> = { bridge: "SM 5.2", transfer: "SM 5.3", doge: "SM 5.4", banishment: "SM 5.5" };

export function aboutCard({ say }: Pick<BoardProps, "say">, card: string): Explanation {
  if (DISTRICTS.includes(card as District)) return { text: say("board-about-district-card"), rule: "SM 5.1" };
  if (card.startsWith("limit")) return { text: say("board-about-limit-card"), rule: "SM 7" };
  return { text: say(`board-about-${card}`), rule: RULES[card] ?? "SM R3" };
}

/** A card that is part of something else is explained, but does nothing of its own. */
export function hovered(board: Props, explaining: Explaining, card: string) {
  const { onPointerEnter, onPointerLeave } = explained(explaining, () => aboutCard(board, card));
  return { onPointerEnter, onPointerLeave };
}

interface CardProps {
  card: string;
  id: string;
  from?: string; // the name of what it comes out of
  say: BoardProps["say"];
  touch: { class?: string; [attribute: string]: unknown } | undefined;
  slot: { transform: string }; // where it lies in its heap
  count?: number; // alike cards in one heap
}

export function Card({ card, id, from, say, touch, slot, count = 1 }: CardProps) {
  const hidden = card.startsWith("unseen");
  const look = hidden
    ? card
    : card.startsWith("limit")
      ? "limit"
      : DISTRICTS.includes(card as District)
        ? "district"
        : card;
  return (
    <div class="sm-slot" style={slot}>
      <div data-glides={id} data-from={from} {...touch} class={`sm-card ${look} sm-${card} ${touch?.class ?? ""}`}>
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <CardFace card={card} name={hidden ? (count > 1 ? `× ${count}` : "") : say(`card-${card}`)} />
        </svg>
        {!hidden && <span class="unseen">{say(`card-${card}`)}</span>}
      </div>
    </div>
  );
}

const CardFace = ({ card, name }: { card: string; name: string }) => (
  <>
    <rect class="sm-paper" x="1" y="1" width="98" height="138" rx="9" />
    <svg x="6" y="6" width="88" height="104" viewBox="-44 -52 88 104" aria-hidden="true">
      <rect class="sm-field" x="-44" y="-52" width="88" height="104" />
      <Face card={card} />
    </svg>
    <rect class="sm-frame" x="6" y="6" width="88" height="104" rx="5" />
    <text x="50" y="129" textLength={name.length > 11 ? 90 : undefined} lengthAdjust="spacingAndGlyphs">
      {name.slice(0, 1).toUpperCase() + name.slice(1)}
    </text>
  </>
);

type HeadProps = Pick<CardsProps, "board" | "kind"> & { offer: number; cards: string[] };

/** An offer's heading: how many limit points it brings. Offers get their numbers once all of them are laid. */
export function Head({ board, offer, cards, unnumbered }: HeadProps & { unnumbered?: boolean }) {
  const { derived, say } = board;
  const { pile } = derived.offers[offer]!;
  const limit = limitOf(cards);
  const hidden = cards.some((card) => card.startsWith("unseen"));
  return (
    <header>
      <b>{unnumbered ? say("board-offer-laid") : say("board-offer", { pile })}</b>
      {!hidden && cards.length > 0 && (
        <span
          class="sm-limit"
          data-mark={`limit ${offer}`}
          role="img"
          aria-label={say("board-limit", { points: limit })}
        >
          <svg viewBox="-11 -11 22 22" aria-hidden="true">
            <Seal />
          </svg>
          {limit}
        </span>
      )}
    </header>
  );
}

/** What each who may take an offer would have of limit points. */
export function Totals({ board, kind, offer, cards }: HeadProps) {
  const { derived, say } = board;
  const { takers } = derived.offers[offer]!;
  const limit = limitOf(cards);
  return (
    <footer class="sm-totals" data-mark={`totals ${offer}`}>
      {takers.map((colour) => {
        const total = derived.limits[colour]! + limit;
        return (
          <i
            key={colour}
            class={total >= derived.limit ? "out" : ""}
            role="img"
            aria-label={say("board-total", { colour: { word: `colour-${colour}` }, total })}
          >
            <svg viewBox="-20 -22 40 46" aria-hidden="true">
              <Aristocrat colour={colour} kind={kind(colour)} />
            </svg>
            {total}
          </i>
        );
      })}
    </footer>
  );
}
