// The upper part of the board: round, deck and score track, and a panel for each seat.

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../../web/page/board";
import { type Explaining, explained } from "../../../web/page/kit/explaining";
import { tempo } from "../../../web/page/kit/tempo";
import { Back, Drawing, Follower } from "./art";
import { PanelGain } from "./gains";
import { at, type Box, isNarrow, type Plan, panelSpot } from "./layout";
import { COLOURS, type Derived, handSize, type Player, total, type View } from "./view";

interface Shown {
  view: View;
  derived: Derived;
  plan: Plan;
  names: string[];
  say: BoardProps["say"];
  explaining: Explaining;
}

interface HeadProps extends Shown {
  credited: Map<number, number>; // when each seat has what it claimed
}

interface PanelProps extends Shown {
  seat: number;
  me: number;
  active: boolean;
  gain: number; // what the steps now shown brought
}

/** How far the scale goes, and from number to number. */
function scaleOf(most: number, small: boolean): [end: number, step: number] {
  const end = 100 * Math.max(1, Math.ceil(most / 100));
  const step = end <= 100 ? 10 : end <= 200 ? 20 : end <= 500 ? 50 : 100;
  return [end, small && step < 50 ? 2 * step : step];
}

/** Where figures stand that are to be seen beside one another, those behind to the left. */
function beside(wanted: number[]): number[] {
  const places = wanted.slice();
  let last = Number.NEGATIVE_INFINITY;
  for (const i of wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b))
    last = places[i] = Math.max(wanted[i]!, last + 7);
  return places;
}

/** CC 9: small followers walk along a scale, which grows by a hundred as soon as somebody needs it. */
export function Head({ view, derived, plan, names, say, explaining, credited }: HeadProps) {
  const { head, small } = plan;
  const left = small ? 116 : 158;
  const [x, w] = [head.x + left, head.w - left - (small ? 20 : 44)];
  const way = head.y + head.h - 26;
  const { deck, rounds } = derived;
  const scores = view.players.map(({ score }) => score);
  const leader = Math.max(...scores);
  const counted = Math.max(0, ...credited.values()) * tempo(); // milliseconds until everybody has their points
  const [end, step] = scaleOf(leader, small);
  const along = (score: number) => x + (w * score) / end;
  const places = beside(scores.map(along));
  return (
    <g>
      <Told
        {...{ explaining }}
        mark="deck"
        text={say("board-deck", { count: deck })}
        rule="CC 2.5"
        x={head.x + 4}
        y={head.y + 6 + MIDDLE}
        room={40}
      >
        <rect class="cc-bare" width="40" height="48" />
        {[4, 2, 0].map(
          (i) => deck > i * 12 && <g transform={`translate(${i} ${4 - i}) scale(.48)`} children={<Back />} />,
        )}
      </Told>
      <text class="cc-deck" x={head.x + 44} y={head.y + 28}>
        {deck}
      </text>
      <text class="cc-soft" x={head.x + 44} y={head.y + 46}>
        {view.round > 0 && say(small ? "board-round-short" : "board-round", { round: view.round, rounds })}
      </text>
      <g class="cc-track" data-mark="track" {...shown(explaining, say("board-track"), "CC 9")}>
        <rect class="cc-way" x={x - 8} y={way} width={w + 16} height="9" rx="4.5" />
        <path
          class="cc-tick"
          d={Array.from(
            { length: (10 * end) / step - 1 },
            (_, i) => `M${along(((i + 1) * step) / 10)} ${way + 1}v7`,
          ).join("")}
        />
        {Array.from({ length: end / step + 1 }, (_, i) => i * step).map((score) => (
          <g key={score}>
            <path class="cc-tick cc-ten" d={`M${along(score)} ${way + (score % 100 ? 1 : -3)}V${way + 9}`} />
            <text class={`cc-soft cc-middle${score % 100 ? "" : " cc-hundred"}`} x={along(score)} y={way + 21}>
              {score}
            </text>
          </g>
        ))}
      </g>
      {scores.map((score, seat) => {
        const label = say("board-score", { who: names[seat] ?? "", points: score });
        return (
          <g
            class={`cc-marker cc-seat-${seat}`}
            key={seat}
            style={{
              transform: `translate(${places[seat]! - 6}px, ${way - 31}px)`,
              transitionDelay: `${(credited.get(seat) ?? 0) * tempo()}ms`,
            }}
            {...shown(explaining, label, "CC 9")}
          >
            <g transform="scale(.41)" children={<Follower seat={seat} />} />
            <path
              class="cc-crown"
              style={{ opacity: Number(score === leader && score > 0), transitionDelay: `${counted}ms` }}
              d="M2 .5L1-5.5L4.2-3L7-7L9.8-3L13-5.5L12 .5Z"
            />
          </g>
        );
      })}
    </g>
  );
}

/** What lies in front of a player: hand, chest, animals. */
export function Panel({ seat, me, active, gain, view, derived, plan, names, say, explaining }: PanelProps) {
  const player = view.players[seat]!;
  const { w, h, ...box }: Box = plan.seats[seat]!;
  const who = names[seat] ?? "";
  const dealer = view.dealer === seat && view.phase !== "over";
  const narrow = isNarrow(w);
  const from = narrow ? 8 : h * 0.44 + 7; // beside the follower
  const nameAt = narrow ? 21 : from;
  const kept = dealer && !narrow ? 82 : 10 + (narrow ? 11 : 12) * String(player.score).length; // for what stands at its right
  const name = fitting(who, w - nameAt - kept);
  const wide = w - from > 330; // the animals have a place beside the rest
  const head = h < 66 ? 17 : h < 76 ? 22 : h * 0.33; // the height of the line with the name
  const row = (h - 3 - head) / (wide ? 1 : 2); // and of those below it
  const line = head + row / 2;
  const animals = wide ? line : line + row;
  const first = wide ? from + 170 : from;
  const digits = h < 66 ? 20 : narrow ? 22 : 28;
  const beside = wide ? 64 : w - first > 230 ? 54 : 4; // where there is room, what a claim earned stands beside them
  const column = Math.min(76, (w - first - beside) / 4);
  const size = Math.min(narrow ? 0.3 : column < 44 ? 0.37 : 0.7, row / ANIMAL); // of an animal
  const home = panelSpot(plan, seat);
  const counted = w < 240 && gain > 0; // then hands are empty, and what they bring stands in their place
  const part = narrow ? (w - 14) / 110 : 1; // of the room that each thing has beside the others
  const badge = narrow ? Math.min(BADGE, 20 * part, row) : BADGE;
  const placed = COLOURS.some((row) => view.rows[row].includes(`follower ${seat}`));
  const things = [
    !counted && (
      <Told
        {...{ explaining }}
        key="hand"
        mark={`hand ${seat}`}
        text={say("board-hand-count", { who, count: handSize(player) })}
        rule="CC 2.5"
        x={from}
        y={line}
        high={row}
        at={narrow ? 25 : 29}
        room={narrow ? 27 * part : 58}
        count={handSize(player)}
      >
        {[-14, 0, 14].map((turn) => (
          <g transform={`translate(13 22) rotate(${turn}) translate(-7 -21) scale(.23)`} children={<Back />} />
        ))}
      </Told>
    ),
    <Told
      {...{ explaining }}
      key="chest"
      mark={`chest ${seat}`}
      text={chestInWords(player.chest, who, say)}
      rule="CC 6.5"
      x={from + (counted ? 2 : narrow ? 28 * part : 58)}
      y={line}
      high={row}
      tint="wood"
      at={narrow ? 24 : 26}
      room={narrow ? 33 * part : 58}
      count={total(player.chest)}
    >
      <Drawing of="chest" x={12} y={11} scale={1.25} />
    </Told>,
  ];
  return (
    <g
      class={`cc-seat-${seat}${active ? (seat === me ? " cc-asked" : " cc-active") : ""}`}
      style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
      role="group"
      data-mark={`seat ${seat}`}
      aria-label={`${who}: ${say("board-points", { points: player.score })}`}
    >
      <rect class="cc-shade" x="1" y="3" width={w} height={h} rx="9" />
      <rect class="cc-plate" width={w} height={h} rx="9" />
      <path class="cc-flag" d={`M0 9Q0 0 9 0H${narrow ? 5 : h * 0.44}V${h}H9Q0 ${h} 0 ${h - 9}Z`} />
      {(placed || seat === me) && (
        <g class={placed ? "cc-away" : ""} style={{ transform: at({ ...home, x: home.x - box.x, y: home.y - box.y }) }}>
          <Follower seat={seat} />
        </g>
      )}
      <text class="cc-name" x={nameAt} y={head - (h < 66 ? 3 : 4)} font-size={name.size}>
        {name.text}
      </text>
      {dealer && !counted && (
        <Told
          {...{ explaining }}
          mark="dealer"
          text={say("board-dealer", { who })}
          rule="CC 7"
          x={w - (narrow ? badge + 1 : 79)}
          y={narrow ? line + 4 : Math.max(15, head / 2 + 4)}
          tint="back"
          at={BADGE}
          room={badge}
        >
          <circle class="cc-dealer" cx="13" cy="11" r="12" />
          <g class="cc-face cc-back" children={<Drawing of="deal" x={13.5} y={11} scale={1.05} />} />
        </Told>
      )}
      <text class="cc-score" x={w - (narrow ? 6 : 9)} y={digits > 22 ? head + 1 : head - 1} font-size={digits}>
        {player.score}
      </text>
      {things}
      {player.waiting > 0 && !counted && (
        <Told
          {...{ explaining }}
          mark={`waiting ${seat}`}
          text={say("board-waiting", { who, count: player.waiting })}
          rule="CC 6.4"
          x={narrow ? from + 62 * part : Math.min(from + 116, w - 46)}
          y={line}
          high={row}
          tint="joker"
          at={narrow ? 20 : 22}
          room={narrow ? 30 * part : 46}
          count={`+${player.waiting}`}
        >
          <Drawing of="animal" x={11} y={12} scale={1.1} />
        </Told>
      )}
      {COLOURS.filter((_, c) => derived.group[seat]![c]).map((colour, i) => {
        const species = COLOURS.indexOf(colour);
        const [count, next] = [derived.group[seat]![species]!, derived.next[seat]![species]!];
        const jokers = player.jokers[colour] ?? 0;
        return (
          <Told
            key={colour}
            {...{ explaining }}
            mark={`animals ${seat} ${colour}`}
            text={[
              say("board-group", { who, species: say(`colour-${colour}`), count, points: next }),
              jokers > 0 && say("board-group-jokers", { count: jokers }),
            ]
              .filter(Boolean)
              .join(" ")}
            rule="CC 6.3"
            x={first + i * column}
            y={animals}
            tint={colour}
            at={size * 60}
            room={column}
            count={`${count}${jokers ? "*" : ""}`}
          >
            <g class="cc-face" transform={`translate(0 ${14 - size * 32}) scale(${size})`}>
              <g transform="translate(-4 -32)" children={<Drawing of={`figure-${colour}-animal`} />} />
            </g>
          </Told>
        );
      })}
      {gain > 0 && <PanelGain points={gain} x={w - 6} y={Math.max(line - 11, head + 3)} />}
    </g>
  );
}

interface ToldProps {
  explaining: Explaining;
  mark?: string; // its name
  text: string;
  rule: string;
  x: number;
  y: number; // of its middle
  tint?: string;
  at?: number; // where its number stands
  room: number; // what it has; it is drawn smaller where it would need more
  high?: number; // the same from top to bottom
  count?: number | string;
  children: ComponentChildren;
}

const MIDDLE = 14; // pixels: where the middle of what is told lies
const HIGH = 25; // pixels: how high it is
const ANIMAL = 64; // how high an animal is drawn, as large as on a card
const BADGE = 26; // pixels: how wide the dealer's is
const DIGIT = 8.7; // pixels: how wide a digit is
const LETTER = 0.42; // of a letter's height: how wide it is, for most names
const SIZES = [10, 17] as const; // of a name's letters, in pixels

/** A name in letters that let it fit its place, shortened where they would be too small. */
function fitting(text: string, room: number): { text: string; size: number } {
  const [least, most] = SIZES;
  const size = Math.min(most, room / (LETTER * text.length));
  if (size >= least) return { text, size };
  return { text: `${text.slice(0, Math.max(2, Math.floor(room / (LETTER * least)) - 1))}…`, size: least };
}

/** Something that is only explained: a little drawing with a number beside it. */
function Told(told: ToldProps) {
  const { explaining, mark, text, rule, x, y, tint, at = 20, room, high = HIGH, count = "", children } = told;
  const wide = at + DIGIT * String(count).length;
  const scale = Math.min(1, room / wide, high / HIGH);
  const place = `translate(${x} ${y - MIDDLE * scale}) scale(${scale.toFixed(3)})`;
  return (
    <g class={`cc-${tint}`} transform={place} data-mark={mark} {...shown(explaining, text, rule)}>
      <rect class="cc-bare" y="2" width={wide} height="24" />
      {children}
      <text class="cc-strong cc-halo" x={at} y="17.5">
        {count}
      </text>
    </g>
  );
}

const shown = (explaining: Explaining, text: string, rule: string) => ({
  role: "img" as const,
  "aria-label": text,
  ...explained(explaining, () => ({ text, rule })),
});

function chestInWords(chest: Player["chest"], who: string, say: Shown["say"]): string {
  if (typeof chest === "number") return say("board-chest", { who, count: chest });
  const buildings = COLOURS.map((colour) => chest[colour] ?? 0).join(", ");
  return say("board-chest-open", { who, buildings, jokers: chest.joker ?? 0 });
}
