// A piece on the board: a card in a row or in my hand, or a follower.

import { Back, Drawing, Face, Follower } from "./art";
import type { About } from "./about";
import type { Spot } from "./layout";
import type { Picking, Thing } from "./picking";
import type { Piece } from "./pieces";
import type { Drag, Explaining } from "./pointing";
import { Touch } from "./touch";

export const at = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`;

interface PieceProps {
  piece: Piece;
  me: number;
  spot: Spot;
  motion: string; // the class of its motion, from where it lay before
  start: Spot | undefined;
  asked: boolean; // the card that is to be cashed or kept
  label: string;
  about: () => About;
  picking: Picking;
  explaining: Explaining;
  drag: Drag | null;
  grab: (id: string, event: PointerEvent) => void;
}

/** What a click on a piece means: its row, or a card or follower to be picked. */
export function thingOf(piece: Piece, me: number): Thing | null {
  if (piece.row) return { row: piece.row };
  if (piece.follower < 0) return piece;
  return piece.follower === me ? { follower: true } : null;
}

export function Laid(props: PieceProps) {
  const { piece, me, spot, motion, start, asked, label, about, picking, explaining, drag, grab } = props;
  const { picked, isPicked, from, canPick, act, near, far } = picking;
  const thing = thingOf(piece, me);
  const mine = thing && !piece.row ? thing : null;
  const lit = mine !== null && (picked && "row" in picked ? from(mine).length > 0 : canPick(mine));
  const up = asked || (mine !== null && isPicked(mine));
  const dragged = drag?.id === piece.id ? drag : null;
  const classes = [motion];
  if (mine) classes.push("cc-hand");
  if (piece.follower >= 0) classes.push("cc-figure");
  if (dragged) classes.push("cc-dragged");
  if (up) classes.push("cc-up");
  const place = dragged ? { ...spot, x: spot.x + dragged.x, y: spot.y + dragged.y } : spot;
  const style = {
    transform: at(place),
    "--from": start && at(start),
    "--wait": `${piece.from === "deck" ? piece.at * 60 : 0}ms`, // cards are dealt one after the other
  };
  return (
    <Touch
      class={classes.join(" ")}
      style={style}
      label={label}
      lit={lit}
      picked={mine !== null && isPicked(mine)}
      act={(keyboard) => {
        if (thing && from(thing).length) act(thing, keyboard);
        else if (piece.row && piece.follower === me) act({ follower: true });
        else if (thing && picked) act(thing);
        else explaining.keep(about);
      }}
      grab={lit ? (event) => grab(piece.id, event) : undefined}
      near={() => {
        explaining.near(about);
        if (thing) near(thing);
      }}
      far={() => {
        explaining.far();
        far();
      }}
    >
      {lit && piece.follower >= 0 && <rect class="cc-bare" x="-13" width="60" height="90" />}
      <g class={piece.turned ? "cc-turned" : "cc-lift"}>
        <Shape piece={piece} me={me} />
      </g>
    </Touch>
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
