// The board of Cardcassonne. A play is a card and then a row, or the other way round; so is the follower.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import { aboutCard, aboutPiece, worthInWords } from "./about";
import { Back, Drawing, Drawings, Face, Follower } from "./art";
import { leastHeight, panelSpot, plan as planned, type Spot, spotOf } from "./layout";
import { useMotion } from "./motion";
import type { Piece } from "./pieces";
import { useDrag, useExplaining } from "./pointing";
import { Question } from "./question";
import { Row } from "./rows";
import { Head, Panel } from "./seats";
import { Touch } from "./touch";
import { COLOURS, type Colour, inQuestion, items, segments, type View } from "./view";
import { worth } from "./worth";

/** What was clicked first, or would be. */
type Thing = { card: string; id: string } | { follower: true } | { row: Colour };

function leadingTo(thing: Thing, choices: Choice[]): Choice[] {
  return choices.filter(({ name, words }) => {
    if ("card" in thing) return name === "play" && words[0] === thing.card;
    if ("row" in thing) return ["play", "follower", "put"].includes(name) && words.at(-1) === thing.row;
    return name === "follower";
  });
}

const same = (one: Thing, other: Thing): boolean =>
  "card" in one
    ? "card" in other && one.id === other.id
    : "row" in one
      ? "row" in other && one.row === other.row
      : "follower" in other;

/** The text of the action that a card or the follower and a row would be. */
const nameOf = (thing: Thing, row: Colour): string =>
  "card" in thing ? `play ${thing.card} ${row}` : `follower ${row}`;

export default function Board(props: BoardProps<View>) {
  const { view, seats, me, actor, choices, latest, choose, consider, why, explain, say, tell, still } = props;
  const [frame, size] = useSize();
  const least = leastHeight(size.w, view);
  const hasTray = me >= 0 || view.phase === "putting";
  const plan = useMemo(
    () => planned(size.w, Math.max(size.h, least), view, hasTray),
    [size.w, size.h, least, view, hasTray],
  );
  const { pieces, gone, rises, origin, turn } = useMotion(view, me, plan, latest, still);
  const names = seats.map(({ name }) => name);
  const explaining = useExplaining(explain);
  const shown = { view, plan, names, say, explaining };
  const hand = pieces.filter(({ row, follower }) => !row && follower < 0);

  const [held, setHeld] = useState<Thing | null>(null);
  useLayoutEffect(() => setHeld(null), [me, choices.map(({ number }) => number).join()]);
  const firsts: Thing[] = [...hand.map(({ card, id }) => ({ card, id })), { follower: true as const }].filter(
    (thing) => leadingTo(thing, choices).length,
  );
  const only = firsts.length === 1 ? firsts[0]! : null;
  const picked = held && leadingTo(held, choices).length ? held : only;
  const from = (thing: Thing) =>
    leadingTo(thing, picked && !same(picked, thing) ? leadingTo(picked, choices) : choices);

  const put = (thing: Thing | null) => {
    setHeld(thing);
    consider(thing && leadingTo(thing, choices));
  };
  useLayoutEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === "Escape" && put(null);
    if (held) addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  });
  const settle = (choice: Choice) => {
    put(null);
    choose(choice);
  };
  const act = (thing: Thing, keyboard: boolean) => {
    if (!choices.length) return;
    if (picked && same(picked, thing)) return held ? put(null) : undefined;
    const ways = from(thing);
    if (picked && ways.length === 1) return settle(ways[0]!);
    const afresh = leadingTo(thing, choices);
    if (afresh[0]?.name === "put") return settle(afresh[0]);
    if (picked && "row" in thing && !("row" in picked)) return why(nameOf(picked, thing.row));
    if (picked && "row" in picked && !("row" in thing) && "card" in thing) return why(nameOf(thing, picked.row));
    if (afresh.length) {
      put(thing);
      if (keyboard)
        requestAnimationFrame(() =>
          frame.current?.querySelector<SVGElement>("row" in thing ? ".cc-hand.cc-lit" : ".cc-row.cc-lit")?.focus(),
        );
    } else if ("row" in thing && hand[0]) why(`play ${hand[0].card} ${thing.row}`);
    else if ("follower" in thing)
      why(`follower ${COLOURS.find((row) => view.rows[row].includes(`follower ${me}`)) ?? "yellow"}`);
  };
  const near = (thing: Thing) => from(thing).length && consider(from(thing));
  const far = () => consider(held && leadingTo(held, choices));
  const thingOf = (id: string): Thing =>
    firsts.find((thing) => "card" in thing && thing.id === id) ?? { follower: true };
  const { drag, grab, handlers } = useDrag(
    (id) => put(thingOf(id)),
    (id, { clientY }) => {
      const y = clientY - frame.current!.getBoundingClientRect().top;
      const r = plan.rows.findIndex((row) => y >= row.y && y < row.y + row.h);
      const row = COLOURS[r];
      const ways = row ? leadingTo({ row }, leadingTo(thingOf(id), choices)) : [];
      put(null);
      if (ways[0]) choose(ways[0]);
      else if (row && !("row" in thingOf(id))) why(nameOf(thingOf(id), row));
    },
  );

  const rowLabel = (row: Colour): string => {
    const ways = picked && !("row" in picked) ? from({ row }) : [];
    if (ways.length === 1) return tell(ways[0]!.says);
    const now = items(view, row);
    const open = segments(now).at(-1)!;
    const cards = now.map((item) =>
      item.follower >= 0
        ? say("board-follower-of", { who: names[item.follower] ?? "" })
        : item.card
          ? say(`card-${item.card}`)
          : say("board-face-down"),
    );
    const value = worthInWords(
      worth(
        view,
        now.slice(open.from).map(({ card }) => card),
        row,
        view.players[me],
      ),
      say,
    );
    return say("board-row", { row: say(`row-${row}`), cards: cards.join(", ") || "–", worth: value });
  };
  const preview = (row: Colour): string | null => {
    if (view.phase === "putting" && choices.length) return view.pending ?? null;
    if (!picked || "row" in picked || !from({ row }).length) return null;
    return "card" in picked ? picked.card : "follower";
  };
  const touched = (piece: Piece): Thing | null =>
    piece.row
      ? { row: piece.row }
      : piece.follower < 0
        ? { card: piece.card, id: piece.id }
        : piece.follower === me
          ? { follower: true }
          : null;
  const asked = inQuestion(view);

  const draw = (piece: Piece, leaving: boolean) => {
    const spot = leaving ? panelSpot(plan, piece.to ?? 0) : spotOf(piece, plan, me, hand.length);
    const start = origin(piece);
    const thing = touched(piece);
    const mine = !piece.row && thing !== null && !leaving;
    const lit =
      mine && leadingTo(thing, choices).length > 0 && (!picked || "row" in picked ? from(thing).length > 0 : true);
    const up = (mine && picked && same(picked, thing)) || (view.claim?.row === piece.row && piece.at === asked);
    const about = () => aboutPiece(piece, view, me, names, say);
    const away = drag?.id === piece.id ? drag : { x: 0, y: 0 };
    const moved = start && !still && (start.x !== spot.x || start.y !== spot.y);
    return (
      <Touch
        key={piece.id}
        class={`cc-thing${mine ? " cc-hand" : ""}${piece.follower >= 0 ? " cc-figure" : ""}${moved ? ` cc-moved-${turn % 2}` : ""}${leaving ? " cc-leaving" : ""}${drag?.id === piece.id ? " cc-dragged" : ""}${up ? " cc-up" : ""}`}
        style={
          {
            transform: at({ ...spot, x: spot.x + away.x, y: spot.y + away.y }),
            "--from": start ? at(start) : undefined,
            "--wait": `${piece.from === "deck" ? piece.at * 60 : 0}ms`,
          } as never
        }
        label={piece.row || piece.follower >= 0 ? about()[0] : say(`card-${piece.card}`)}
        lit={lit}
        picked={Boolean(mine && picked && same(picked, thing))}
        act={(keyboard) => {
          const reacts = thing && from(thing).length > 0;
          if (!reacts) explaining.keep(about);
          if (thing && choices.length) act(!reacts && piece.follower === me ? { follower: true } : thing, keyboard);
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
  };

  return (
    <div class={`cc${still ? " cc-still" : ""}`} ref={frame} style={{ minHeight: `${least}px` }}>
      <svg
        width={plan.w}
        height={plan.h}
        viewBox={`0 0 ${plan.w} ${plan.h}`}
        role="group"
        aria-label={say("title")}
        {...handlers}
      >
        <Drawings />
        <Head {...shown} />
        {view.players.map((_, seat) => (
          <Panel key={seat} {...shown} seat={seat} active={actor === seat} mine={seat === me} />
        ))}
        {COLOURS.map((row, r) => (
          <Row
            key={row}
            {...{
              row,
              view,
              me,
              say,
              small: plan.small,
              plan: plan.rows[r]!,
              preview: preview(row),
              label: rowLabel(row),
            }}
            lit={from({ row }).length > 0}
            picked={Boolean(picked && same(picked, { row }))}
            act={(keyboard) => act({ row }, keyboard)}
            near={() => near({ row })}
            far={far}
          />
        ))}
        {COLOURS.map(
          (row, r) => preview(row) && <Ghost key={row} what={preview(row)!} spot={plan.rows[r]!.end} me={me} />,
        )}
        {view.phase === "putting" && view.pending && (
          <g
            style={{ transform: at(plan.hand(0, 1)) }}
            onPointerEnter={() => explaining.near(() => aboutCard(view.pending!, null, view, say))}
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
        <Question {...{ view, box: plan.tray, choices, say, tell, consider, choose: settle }} />
      </svg>
    </div>
  );
}

const at = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** A piece as this seat sees it. */
function Shape({ piece, me }: { piece: Piece; me: number }) {
  if (piece.follower >= 0) return <Follower seat={piece.follower} />;
  if (!piece.card || (piece.down >= 0 && piece.down !== me && me >= 0))
    return (
      <g>
        <Back />
        <g class={`cc-seat-${piece.down}`}>
          <circle class="cc-badge" cx="13" cy="14" r="10" />
          <text class="cc-number cc-on-badge" x="13" y="19.5">
            {piece.down + 1}
          </text>
        </g>
      </g>
    );
  return (
    <g class={piece.down >= 0 ? "cc-secret" : ""}>
      <Face card={piece.card} />
      {piece.down >= 0 && <Drawing of="eye" x={12} y={76} scale={1.3} />}
    </g>
  );
}

/** Where a picked piece would lie. */
function Ghost({ what, spot, me }: { what: string; spot: Spot; me: number }) {
  return (
    <g class="cc-ghost" style={{ transform: at(spot) }}>
      {what === "follower" ? <Follower seat={me} /> : <Face card={what} />}
    </g>
  );
}

/** The size of the element that the board fills. */
function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ w: 1000, h: 0 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ w: Math.round(width), h: Math.round(height) });
    });
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  return [frame, size] as const;
}
