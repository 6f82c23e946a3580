// A piece on the board: a card in a row or in my hand, or a follower.

import type { useDrag } from "../../../web/page/kit/dragging";
import type { Explanation } from "../../../web/page/kit/explaining";
import { useArrival } from "../../../web/page/kit/flights";
import type { Touch } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import { Back, Drawing, Face, Follower } from "./art";
import type { Spot } from "./layout";
import { cardSpot, FOLLOWER, rowSpot } from "./picking";
import type { Piece } from "./pieces";

export const at = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`;

interface PieceProps {
  piece: Piece;
  me: number;
  spot: Spot;
  start: Spot | undefined; // where it lay before
  turn: number; // counts the views, so that each starts its own motion
  still: boolean;
  leaving: boolean;
  asked: boolean; // the card that is to be cashed or kept
  label: string;
  about: () => Explanation;
  would: string | undefined; // the action that a click on it stands for
  picked: string | null;
  touch: Touch<Choice>;
  dragging: ReturnType<typeof useDrag>;
}

/** The spot that is a piece of mine which is not played yet. */
export function handSpot(piece: Piece, me: number): string | null {
  if (piece.row) return null;
  if (piece.follower < 0) return cardSpot(piece);
  return piece.follower === me ? FOLLOWER : null;
}

export function Laid(props: PieceProps) {
  const { piece, me, spot, start, turn, still, leaving, asked, label, about, would, picked, touch, dragging } = props;
  const mine = handSpot(piece, me);
  const drag = dragging.drag?.id === piece.id ? dragging.drag : null;
  const moved = start && (start.x !== spot.x || start.y !== spot.y) ? at(start) : undefined;
  const wait = piece.from === "deck" ? piece.at * 60 : 0; // cards are dealt one after the other
  const ref = useArrival(moved, turn, still, wait);
  const classes = leaving ? ["cc-leaving"] : [];
  if (mine) classes.push("cc-hand");
  if (piece.follower >= 0) classes.push("cc-figure");
  if (drag) classes.push("cc-dragged");
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
      {...answers}
      style={{ transform: at(drag ? { ...spot, x: spot.x + drag.x, y: spot.y + drag.y } : spot) }}
      onPointerDown={lit ? (event) => dragging.grab(piece.id, event) : undefined}
      onClick={(event) => dragging.endsDrag() || press(event)}
    >
      {lit && piece.follower >= 0 && <rect class="cc-bare" x="-13" width="60" height="90" />}
      <g class={piece.turned ? "cc-turned" : "cc-lift"}>
        <Shape piece={piece} me={me} />
      </g>
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
        <g class={`cc-seat-${down}`}>
          <circle class="cc-badge" cx="13" cy="14" r="10" />
          <text class="cc-number cc-on-badge" x="13" y="19.5">
            {down + 1}
          </text>
        </g>
      </g>
    );
  return (
    <g class={down === me ? "cc-secret" : ""}>
      <Face card={card} />
      {down >= 0 && <Drawing of="eye" x={12} y={76} scale={1.3} />}
    </g>
  );
}

/** Where a picked piece would lie. */
export function Ghost({ what, spot, me }: { what: string; spot: Spot; me: number }) {
  return (
    <g class="cc-ghost" style={{ transform: at(spot) }}>
      {what === "follower" ? <Follower seat={me} /> : <Face card={what} />}
    </g>
  );
}
