// The board of Cardcassonne.

import "./board.css";
import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import { useRoom } from "../../../web/page/room";
import { aboutCard, aboutPiece, aboutRow } from "./about";
import { Drawings, Face } from "./art";
import { leastHeight, panelSpot, plan as planned, spotOf } from "./layout";
import { useMotion } from "./motion";
import { usePicking } from "./picking";
import type { Piece } from "./pieces";
import { useDrag, useExplaining } from "./pointing";
import { Question } from "./question";
import { Row } from "./rows";
import { Head, Panel } from "./seats";
import { at, Ghost, Laid, thingOf } from "./things";
import { type Changes, COLOURS, type Colour, type Derived, openEnd, type Segment, type View } from "./view";

export default function Board(props: BoardProps<View, Derived>) {
  const { view, derived, seats, me, actor, choices, latest, consider, explain, say, tell, still } = props;
  const { frame, width, height } = useRoom();
  const least = leastHeight(width, view);
  const hasTray = me >= 0 || view.phase === "putting";
  const plan = useMemo(
    () => planned(width, Math.max(height, least), view, derived, hasTray),
    [width, height, least, view, derived, hasTray],
  );
  const { pieces, gone, rises, starts, turn } = useMotion(view, me, plan, latest, still);
  const hand = pieces.filter(({ row, follower }) => !row && follower < 0);
  const names = seats.map(({ name }) => name);

  const picking = usePicking(props, hand, (classes) =>
    requestAnimationFrame(() => frame.current?.querySelector<SVGElement>(classes)?.focus()),
  );
  const { picked, from, act, near, far } = picking;
  const explaining = useExplaining(explain);
  const thing = (id: string) => thingOf(pieces.find((piece) => piece.id === id)!, me)!;
  const { drag, grab, handlers } = useDrag(
    (id) => picking.pick(thing(id)),
    (id, { clientY }) => {
      const y = clientY - frame.current!.getBoundingClientRect().top;
      picking.drop(thing(id), COLOURS[plan.rows.findIndex((row) => y >= row.y && y < row.y + row.h)]);
    },
  );

  /** What would lie at the end of a row. */
  const preview = (row: Colour): string | null => {
    if (view.pending && choices.length) return view.pending;
    if (!picked || "row" in picked || !from({ row }).length) return null;
    return "card" in picked ? picked.card : "follower";
  };
  /** What would lie open in a row with it. */
  const then = (row: Colour): Segment | null => {
    const changes: Changes = (preview(row) && preview(row) !== "follower" && from({ row })[0]?.changes) || {};
    return changes.rows?.[row] ? openEnd(changes.rows[row]) : null;
  };
  const nameOf = ({ card }: Piece) => say(card ? `card-${card}` : "board-face-down");
  const draw = (piece: Piece, leaving: boolean) => {
    const spot = leaving ? panelSpot(plan, piece.to ?? 0) : spotOf(piece, plan, me, hand.length);
    const start = starts.get(piece.id);
    const moved = start && !still && (start.x !== spot.x || start.y !== spot.y);
    const about = () => aboutPiece(piece, view, derived, me, names, say);
    return (
      <Laid
        key={piece.id}
        {...{ piece, me, spot, start, about, picking, explaining, drag, grab }}
        motion={`${moved ? `cc-moved-${turn % 2}` : ""} ${leaving ? "cc-leaving" : ""}`}
        asked={view.claim?.row === piece.row && piece.at === derived.asked}
        label={!leaving && (piece.row || piece.follower >= 0) ? about()[0] : nameOf(piece)}
      />
    );
  };

  return (
    <div class={`cc${still ? " cc-still" : ""}`} ref={frame} style={{ minHeight: `${least}px` }}>
      {width > 0 && (
        <svg width={plan.w} height={plan.h} role="group" aria-label={say("title")} {...handlers}>
          <Drawings />
          <Head {...{ view, derived, plan, names, say, explaining }} />
          {view.players.map((_, seat) => (
            <Panel key={seat} {...{ view, derived, plan, names, say, explaining, seat, me }} active={actor === seat} />
          ))}
          {COLOURS.map((row, r) => {
            const ways = from({ row });
            const single = picked && !("row" in picked) ? ways[0] : undefined;
            return (
              <Row
                key={row}
                {...{
                  row,
                  say,
                  far,
                  small: plan.small,
                  plan: plan.rows[r]!,
                  preview: preview(row) !== null,
                  then: then(row),
                }}
                label={single ? tell(single.says) : aboutRow(row, view, derived, names, say)}
                lit={ways.length > 0}
                picked={picking.isPicked({ row })}
                act={(keyboard) => act({ row }, keyboard)}
                near={() => near({ row })}
              />
            );
          })}
          {COLOURS.map(
            (row, r) => preview(row) && <Ghost key={row} what={preview(row)!} spot={plan.rows[r]!.end} me={me} />,
          )}
          {view.pending && (
            <g
              style={{ transform: at(plan.hand(0, 1)) }}
              onPointerEnter={() => explaining.near(() => aboutCard(view.pending!, view, say))}
              onPointerLeave={explaining.far}
            >
              <Face card={view.pending} />
            </g>
          )}
          <g>
            {[...pieces]
              .sort((a, b) => Number(!a.row) - Number(!b.row) || a.at - b.at)
              .map((piece) => draw(piece, false))}
            {gone.map((piece) => draw(piece, true))}
            {rises.map(({ spot, points }, i) => (
              <text key={`${turn}-${i}`} class="cc-rise" x={spot.x} y={spot.y + 40}>
                +{points}
              </text>
            ))}
          </g>
          <Question {...{ view, derived, box: plan.tray, choices, say, tell, consider, choose: picking.settle }} />
        </svg>
      )}
    </div>
  );
}
