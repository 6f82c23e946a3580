// A piece on the board: a card in a row or in my hand, or a follower.

import type { useDrag } from "../../../web/page/kit/dragging";
import type { Explanation } from "../../../web/page/kit/explaining";
import type { Touch } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import { Back, Drawing, Face, Follower } from "./art";
import { SeatShape } from "./glyphs";
import { at, type Box, CARD, type Spot } from "./layout";
import { CHANGE, type Stop, useChange, useWay } from "./motion";
import { cardSpot, FOLLOWER, rowSpot } from "./picking";
import type { Piece } from "./pieces";
import type { Player } from "./view";

interface PieceProps {
  piece: Piece;
  me: number;
  spot: Spot;
  way: Stop[]; // where it comes from
  turning: number; // when face-down cards are turned up
  turn: number; // counts the views, so that each starts its own motion
  still: boolean;
  leaving: boolean;
  asked: boolean; // the card that is to be cashed or kept
  recent: number | undefined; // the seat that brought it, of late
  label: string;
  about: () => Explanation;
  would: string | undefined; // the action that a click on it stands for
  picked: string | null;
  touch: Touch<Choice>;
  dragging: ReturnType<typeof useDrag>;
  scale: number; // of the drawing, beside which the pointer moves
}

/** The spot that is a piece of mine which is not played yet. */
export function handSpot(piece: Piece, me: number): string | null {
  if (piece.row) return null;
  if (piece.follower < 0) return cardSpot(piece);
  return piece.follower === me ? FOLLOWER : null;
}

export function Laid(props: PieceProps) {
  const { piece, me, spot, way, turning, turn, still, leaving, asked, recent, label, about, would } = props;
  const { picked, touch, dragging, scale } = props;
  const mine = handSpot(piece, me);
  const drag = dragging.drag?.id === piece.id ? dragging.drag : null;
  const ref = useWay(way, turn, still, leaving);
  const back = useChange(piece.turned ? turning : 0, turn, still, [
    { opacity: 1, transform: "scaleX(1)" },
    { opacity: 1, transform: "scaleX(0)" },
  ]);
  const face = useChange(piece.turned ? turning + CHANGE : 0, turn, still, [{ transform: "scaleX(0)" }, {}]);
  const classes = leaving ? ["cc-leaving"] : [];
  if (mine) classes.push("cc-hand");
  if (piece.follower >= 0) classes.push("cc-figure");
  if (drag) classes.push("cc-dragged");
  if (recent !== undefined) classes.push("recent");
  if (asked || (mine !== null && picked === mine)) classes.push("cc-up");
  const answers = touch({
    spot: mine ?? `piece ${piece.id}`,
    on: piece.row && !leaving ? rowSpot(piece.row) : undefined,
    class: classes.join(" "),
    label: () => label,
    about,
    would,
  });
  const lit = answers.role === "button";
  const press = answers.onClick as (event: Event) => void;
  return (
    <g
      ref={ref}
      role="img"
      aria-label={label}
      data-mark={piece.row ? `row ${piece.row} ${piece.at}` : piece.follower < 0 ? `card ${piece.card}` : undefined}
      {...answers}
      style={{ transform: at(drag ? { ...spot, x: spot.x + drag.x / scale, y: spot.y + drag.y / scale } : spot) }}
      onPointerDown={lit ? (event) => dragging.grab(piece.id, event) : undefined}
      onClick={(event) => dragging.endsDrag() || press(event)}
    >
      {lit && piece.follower >= 0 && <rect class="cc-bare" x="-13" width="60" height="90" />}
      <g class="cc-lift">
        <g ref={face} class="cc-turns">
          <Shape piece={piece} me={me} />
          {recent !== undefined && <Recent seat={recent} w={piece.follower < 0 ? CARD.w : 34} />}
        </g>
        {piece.turned && <g ref={back} class="cc-turns cc-turned" children={<Back />} />}
      </g>
    </g>
  );
}

/** Who brought a piece, of late. */
function Recent({ seat, w }: { seat: number; w: number }) {
  return (
    <g class={`cc-recent ${seat < 0 ? "" : `cc-seat-${seat}`}`}>
      <rect x="-2.5" y="-2.5" width={w + 5} height={CARD.h + 5} rx="8" />
      {seat >= 0 && <SeatShape seat={seat} x={w - 3} y={3} scale={1.25} />}
    </g>
  );
}

/** A piece as this seat sees it. */
function Shape({ piece: { card, down, follower }, me }: { piece: Piece; me: number }) {
  if (follower >= 0) return <Follower seat={follower} />;
  if (!card)
    return (
      <g>
        <Back />
        {down >= 0 && (
          <g class={`cc-badge cc-seat-${down}`}>
            <SeatShape seat={down} x={15} y={16} scale={1.6} />
          </g>
        )}
      </g>
    );
  return (
    <g class={down === me && me >= 0 ? "cc-secret" : ""}>
      <Face card={card} />
      {down >= 0 && <g class="cc-face" children={<Drawing of="eye" x={48} y={14} scale={1.1} />} />}
    </g>
  );
}

/** Where a picked piece would lie. */
export function Ghost({ what, spot, seat }: { what: string; spot: Spot; seat: number }) {
  return (
    <g class="cc-ghost" style={{ transform: at(spot) }}>
      {what === "follower" ? <Follower seat={seat} /> : <Face card={what} />}
    </g>
  );
}

const BESIDE = 40; // what the sign of a seat takes, where a card has 60
const APART = 6;

/** All hands beside one another, for somebody who may see them all and has none. */
export function OpenHands({ players, tray }: { players: Player[]; tray: Box }) {
  const hands = players.map(({ hand }) => (Array.isArray(hand) ? hand : []));
  const lying = hands.flatMap((hand, seat) => (hand.length ? ["", ...hand].map((card) => ({ seat, card })) : []));
  const wide = lying.map(({ card }) => (card ? CARD.w + APART : BESIDE));
  const whole = wide.reduce((sum, one) => sum + one, 0);
  const scale = Math.min((tray.h - 24) / CARD.h, (tray.w - 16) / whole);
  const left = tray.x + (tray.w - scale * whole) / 2;
  const y = tray.y + (tray.h - scale * CARD.h) / 2;
  return (
    <>
      {lying.map(({ seat, card }, i) => {
        const x = left + scale * wide.slice(0, i).reduce((sum, one) => sum + one, 0);
        return (
          <g key={i} style={{ transform: at({ x, y, scale }) }} data-mark={card && `hand ${seat} ${card}`}>
            {card ? (
              <Face card={card} />
            ) : (
              <g class={`cc-badge cc-seat-${seat}`} children={<SeatShape {...{ seat }} x={24} y={45} scale={2.2} />} />
            )}
          </g>
        );
      })}
    </>
  );
}
