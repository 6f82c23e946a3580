// The board of Cardcassonne.

import "./board.css";
import { useMemo } from "preact/hooks";
import { useChoosing } from "../../../web/page/kit/choosing";
import { useDrag } from "../../../web/page/kit/dragging";
import { explained, useExplaining } from "../../../web/page/kit/explaining";
import { useKeys } from "../../../web/page/kit/keys";
import { useScaledRoom } from "../../../web/page/kit/room";
import { touching } from "../../../web/page/kit/touch";
import { aboutCard, aboutPiece, aboutRow } from "./about";
import { Drawings, Face } from "./art";
import { RowGain } from "./gains";
import { at, deckSpot, leastHeight, panelSpot, plan as planned, sized, spotOf } from "./layout";
import { Appearing, Past, useMotion } from "./motion";
import { both, cardAt, cardSpot, FOLLOWER, reading, rowSpot, textOf } from "./picking";
import { broughtBy, type Piece } from "./pieces";
import { Question } from "./question";
import { Row } from "./rows";
import { Scenery } from "./scenery";
import { Head, Panel } from "./seats";
import { Ghost, handSpot, Laid, OpenHands } from "./things";
import { COLOURS, type Colour, changesOpen, type Given, openWorth, viewOf, type Worth } from "./view";

export { Icon } from "./glyphs";

export default function Board(given: Given) {
  const { facts: derived } = given;
  const view = useMemo(() => viewOf(given.state), [given.state]);
  const props = { ...given, view, derived };
  const { seats, me, actor, choices, latest, gains = [], recent = [], explain, say, tell, still } = props;
  const { frame, scale, width, height } = useScaledRoom();
  const open = me < 0 && view.players.some(({ hand }) => Array.isArray(hand) && hand.length);
  const hasTray = me >= 0 || view.phase === "putting" || open;
  const least = leastHeight(width, view, hasTray);
  const plan = useMemo(
    () => planned(width, Math.max(height, least), view, derived, hasTray),
    [width, height, least, view, derived, hasTray],
  );
  const { pieces, gone, ways, credited, settled, laid, before, turning, turn } = useMotion(
    view,
    derived,
    me,
    plan,
    latest,
  );
  const brought = broughtBy(recent, pieces);
  const hand = pieces.filter(({ row, follower }) => !row && follower < 0);
  const names = seats.map(({ name }) => name);

  const choosing = useChoosing(props, reading(choices, hand));
  const { spots, picked, settle } = choosing;
  const explaining = useExplaining(explain);
  const touch = touching(props, choosing, explaining);
  useKeys(frame, picked, choices, ".lit:not([aria-pressed])");
  const handSpotOf = (id: string) => handSpot(pieces.find((piece) => piece.id === id)!, me)!;
  const dragging = useDrag(
    (id) => choosing.pick(handSpotOf(id)),
    (id, { clientY }) => {
      const y = (clientY - frame.current!.getBoundingClientRect().top) / scale;
      const row = COLOURS[plan.rows.findIndex((lane) => y >= lane.y && y < lane.y + lane.h)];
      const [choice] = row ? both(handSpotOf(id), row, choices, hand) : [];
      if (choice) return settle(choice);
      choosing.pick(null);
      if (row) props.why(textOf(handSpotOf(id), row, hand)!);
    },
  );
  const inHand = picked !== null && !picked.startsWith("row ");

  /** What would lie at the end of a row. */
  const preview = (row: Colour): string | null => {
    if (view.pending && choices.length) return view.pending;
    if (!inHand || !spots.has(rowSpot(row))) return null;
    return cardAt(picked, hand) ?? FOLLOWER;
  };
  /** What would lie open in a row with it. */
  const then = (row: Colour): Worth | null => {
    const choice = preview(row) && preview(row) !== FOLLOWER && spots.get(rowSpot(row))?.[0];
    return choice && changesOpen(choice, row) ? openWorth(derived, row, choice.changes) : null;
  };
  /** The action that a click on a piece stands for, where it is not legal. */
  const wouldBe = (piece: Piece): string | undefined => {
    if (piece.row && piece.follower === me) return `follower ${piece.row}`;
    if (piece.row) return inHand ? textOf(picked, piece.row, hand) : undefined;
    return picked && !inHand ? textOf(handSpot(piece, me), picked.slice(4) as Colour, hand) : undefined;
  };
  const gainOf = (seat: number) => gains.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0);
  const nameOf = ({ card }: Piece) => say(card ? `card-${card}` : "board-face-down");
  const draw = (piece: Piece, leaving: boolean) => {
    const out = () => (piece.to === null ? deckSpot(plan) : panelSpot(plan, piece.to));
    const spot = leaving ? out() : spotOf(piece, plan, me, hand.length);
    const about = () => aboutPiece(piece, view, derived, me, names, say);
    return (
      <Laid
        key={piece.id}
        {...{ piece, me, spot, turning, turn, still, leaving, about, picked, touch, dragging, scale }}
        way={ways.get(piece.id) ?? []}
        recent={leaving ? undefined : brought.get(piece.id)}
        would={wouldBe(piece)}
        asked={view.claim?.row === piece.row && piece.at + 1 === derived.asked}
        label={!leaving && (piece.row || piece.follower >= 0) ? about().text : nameOf(piece)}
      />
    );
  };

  return (
    <div class={`cc${still ? " still" : ""}`} ref={frame} style={{ minHeight: `${least * scale}px` }}>
      {width > 0 && <Scenery {...{ plan, scale }} />}
      {width > 0 && (
        <svg {...sized(plan, scale)} role="group" aria-label={say("title")}>
          <Drawings />
          <Head
            {...{ derived, plan, names, say, explaining, credited }}
            view={before ? { ...view, round: before.view.round } : view}
          />
          {view.players.map((_, seat) => {
            const shown = { plan, names, say, explaining, seat, me, active: actor === seat };
            const when = { after: credited.get(seat) ?? 0, turn, still };
            return (
              <g key={seat}>
                <Appearing {...when} children={<Panel {...shown} {...{ view, derived }} gain={gainOf(seat)} />} />
                {before && when.after > 0 && <Past {...when} children={<Panel {...shown} {...before} gain={0} />} />}
              </g>
            );
          })}
          {COLOURS.map((row, r) => {
            const about = aboutRow(row, view, derived, names, say);
            const answers = touch({
              spot: rowSpot(row),
              class: `cc-row cc-${row}`,
              label: ([way]) => (inHand && way ? tell(way.says) : about),
              would: textOf(inHand ? picked : hand[0] ? cardSpot(hand[0]) : null, row, hand),
            });
            return (
              <Row
                key={row}
                {...{ row, say, answers, small: plan.small, plan: plan.rows[r]! }}
                label={about}
                when={{ after: settled.get(row) ?? laid.get(row)?.at ?? 0, turn, still }}
                before={laid.get(row)?.marks ?? null}
                preview={preview(row) !== null}
                then={then(row)}
              />
            );
          })}
          {COLOURS.map(
            (row, r) =>
              preview(row) && <Ghost key={row} what={preview(row)!} spot={plan.rows[r]!.end} seat={actor ?? me} />,
          )}
          {open && <OpenHands players={view.players} tray={plan.tray} />}
          {view.pending && (
            <g
              style={{ transform: at(plan.hand(0, 1)) }}
              {...explained(explaining, () => aboutCard(view.pending!, view, say))}
            >
              <Face card={view.pending} />
            </g>
          )}
          <g>
            {[...pieces]
              .sort((a, b) => Number(!a.row) - Number(!b.row) || a.at - b.at)
              .map((piece) => draw(piece, false))}
            {gone.map((piece) => draw(piece, true))}
          </g>
          {gains.map((gain, i) => (
            <Appearing key={`${turn} ${gain.seat}`} {...{ turn, still }} after={credited.get(gain.seat) ?? 0}>
              <RowGain
                gain={gain}
                plans={plan.rows}
                order={gains.slice(0, i).filter(({ place }) => place === gain.place).length}
              />
            </Appearing>
          ))}
          <Question {...{ view, derived, box: plan.tray, choices, say, tell, choosing }} />
        </svg>
      )}
    </div>
  );
}
