// The upper part of the board: round, deck and score track, and a panel for each seat.

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../../web/page/board";
import { type Explaining, explained } from "../../../web/page/kit/explaining";
import { Back, Drawing, Follower } from "./art";
import type { Box, Plan } from "./layout";
import { COLOURS, type Derived, handSize, type Player, total, type View } from "./view";

interface Shown {
  view: View;
  derived: Derived;
  plan: Plan;
  names: string[];
  say: BoardProps["say"];
  explaining: Explaining;
}

interface PanelProps extends Shown {
  seat: number;
  me: number;
  active: boolean;
}

/** CC 9: small followers walk along a scale of a hundred, as on a map. */
export function Head({ view, derived, plan, names, say, explaining }: Shown) {
  const { head, small } = plan;
  const left = small ? 100 : 150;
  const [x, w] = [head.x + left, head.w - left - 16];
  const at = (score: number) => x + (w * score) / 100;
  const { deck, rounds, spaces } = derived;
  return (
    <g>
      <Told {...{ explaining }} text={say("board-deck", { count: deck })} rule="CC 2.5" x={head.x} y={head.y + 3}>
        {deck > 1 && <g transform="translate(3 -2) scale(.42)" children={<Back />} />}
        {deck > 0 && <g transform="scale(.42)" children={<Back />} />}
      </Told>
      <text class="cc-strong" x={head.x + 33} y={head.y + 17}>
        {deck}
      </text>
      <text class="cc-soft" x={head.x + 33} y={head.y + 34}>
        {view.round > 0 && say(small ? "board-round-short" : "board-round", { round: view.round, rounds })}
      </text>
      <g class="cc-track" {...shown(explaining, say("board-track"), "CC 9")}>
        <rect x={x} y={head.y + 26} width={w} height="6" />
        {Array.from({ length: 11 }, (_, i) => (
          <g key={i}>
            {i < 10 && <rect class="cc-block" x={at(10 * i)} y={head.y + 26} width={w / 20} height="6" />}
            <text class="cc-soft cc-middle" x={at(10 * i)} y={head.y + 45}>
              {small && i % 2 ? "" : 10 * i}
            </text>
          </g>
        ))}
      </g>
      {view.players.map(({ score }, seat) => {
        const beside = spaces.slice(0, seat).filter((space) => space === spaces[seat]).length;
        const label = say("board-score", { who: names[seat] ?? "", points: score });
        return (
          <g
            class="cc-marker"
            style={{ transform: `translate(${at(spaces[seat] ?? 0) - 6 + 5 * beside}px, ${head.y - 2}px) scale(.34)` }}
            {...shown(explaining, label, "CC 9")}
          >
            <Follower seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

/** What lies in front of a player: hand, chest, animals. */
export function Panel({ seat, me, active, view, derived, plan, names, say, explaining }: PanelProps) {
  const player = view.players[seat]!;
  const box: Box = plan.seats[seat]!;
  const who = names[seat] ?? "";
  const room = Math.floor((box.w - (view.dealer === seat ? 84 : 60)) / 7.6);
  const column = Math.min(44, (box.w - 12) / 4);
  return (
    <g
      class={`cc-seat-${seat}${active ? (seat === me ? " cc-asked" : " cc-active") : ""}`}
      style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
      role="group"
      aria-label={`${who}: ${say("board-points", { points: player.score })}`}
    >
      <rect class="cc-plate" width={box.w} height={box.h} rx="6" />
      <rect class="cc-flag" width="4" height={box.h - 12} y="6" rx="2" />
      <g class="cc-empty" transform="translate(8 6) scale(.3)" children={<Drawing of="follower" />} />
      <text class="cc-name" x="24" y="18">
        {who.length > room ? `${who.slice(0, room - 1)}…` : who}
      </text>
      {view.dealer === seat && view.phase !== "over" && (
        <Told {...{ explaining }} text={say("board-dealer", { who })} rule="CC 7" x={box.w - 58} y={4}>
          <Drawing of="deal" x={9} y={9} />
        </Told>
      )}
      <text class="cc-score" x={box.w - 8} y="20">
        {player.score}
      </text>
      <Told
        {...{ explaining }}
        text={say("board-hand-count", { who, count: handSize(player) })}
        rule="CC 2.5"
        x={25}
        y={25}
        count={handSize(player)}
      >
        <g transform="translate(3 2) scale(.14)" children={<Back />} />
      </Told>
      <Told
        {...{ explaining }}
        text={chestInWords(player.chest, who, say)}
        rule="CC 6.5"
        x={56}
        y={25}
        tint="wood"
        count={total(player.chest)}
      >
        <Drawing of="chest" x={-3} y={2} scale={0.55} />
      </Told>
      {player.waiting > 0 && (
        <Told
          {...{ explaining }}
          text={say("board-waiting", { who, count: player.waiting })}
          rule="CC 6.4"
          x={Math.min(96, box.w - 34)}
          y={25}
          count={`+${player.waiting}`}
        >
          <Drawing of="animal" x={8} y={9} />
        </Told>
      )}
      {COLOURS.filter((colour) => derived.groups[seat]?.[colour]).map((colour, i) => {
        const { count, next } = derived.groups[seat]![colour]!;
        return (
          <Told
            key={colour}
            {...{ explaining }}
            text={say("board-group", { who, species: say(`animal-${colour}`), count, points: next })}
            rule="CC 6.3"
            x={8 + i * column}
            y={43}
            tint={colour}
            count={`${count}${player.jokers[colour] ? "*" : ""}`}
          >
            <Drawing of={`${colour}-animal`} x={-3} y={-12.5} scale={0.34} />
          </Told>
        );
      })}
    </g>
  );
}

interface ToldProps {
  explaining: Explaining;
  text: string;
  rule: string;
  x: number;
  y: number;
  tint?: string;
  count?: number | string;
  children: ComponentChildren;
}

/** Something that is only explained: a little drawing with a number beside it. */
function Told({ explaining, text, rule, x, y, tint, count, children }: ToldProps) {
  return (
    <g class={`cc-${tint}`} transform={`translate(${x} ${y})`} {...shown(explaining, text, rule)}>
      <rect class="cc-bare" width="26" height="18" />
      {children}
      <text class="cc-strong cc-halo" x="16" y="14">
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
