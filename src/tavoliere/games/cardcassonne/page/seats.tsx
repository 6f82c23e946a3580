// The upper part of the board: round, deck and score track, and a panel for each seat.

import type { BoardProps } from "../../../web/page/board";
import { Drawing, Follower, Back } from "./art";
import type { Box, Plan } from "./layout";
import type { Explaining } from "./pointing";
import { COLOURS, deckSize, handSize, type Player, ROUNDS, total, type View } from "./view";

interface Shown {
  view: View;
  plan: Plan;
  names: string[];
  say: BoardProps["say"];
  explaining: Explaining;
}

/** CC 9: small followers walk along a scale of a hundred, as on a map. */
export function Head({ view, plan, names, say, explaining }: Shown) {
  const { head, small } = plan;
  const rounds = ROUNDS[view.players.length] ?? 0;
  const left = small ? 100 : 150;
  const [x, w] = [head.x + left, head.w - left - 16];
  const at = (score: number) => x + (w * score) / 100;
  const deck = say("board-deck", { count: deckSize(view) });
  const places = view.players.map(({ score }) => (score ? ((score - 1) % 100) + 1 : 0));
  return (
    <g>
      <g {...explained(explaining, deck, "CC 2.5")}>
        {deckSize(view) > 1 && (
          <g transform={`translate(${head.x + 3} ${head.y + 1}) scale(.42)`} children={<Back />} />
        )}
        {deckSize(view) > 0 && <g transform={`translate(${head.x} ${head.y + 3}) scale(.42)`} children={<Back />} />}
        <text class="cc-strong" x={head.x + 33} y={head.y + 17}>
          {deckSize(view)}
        </text>
      </g>
      <text class="cc-soft" x={head.x + 33} y={head.y + 34}>
        {view.round > 0 && say(small ? "board-round-short" : "board-round", { round: view.round, rounds })}
      </text>
      <g class="cc-track" {...explained(explaining, say("board-track"), "CC 9")}>
        <rect x={x} y={head.y + 26} width={w} height="6" />
        {Array.from({ length: 10 }, (_, i) => (
          <rect class="cc-block" x={at(10 * i)} y={head.y + 26} width={w / 20} height="6" />
        ))}
        {Array.from({ length: small ? 6 : 11 }, (_, i) => (small ? 20 : 10) * i).map((n) => (
          <text class="cc-soft cc-middle" x={at(n)} y={head.y + 45}>
            {n}
          </text>
        ))}
      </g>
      {view.players.map(({ score }, seat) => {
        const beside = places.slice(0, seat).filter((place) => place === places[seat]).length;
        const label = say("board-score", { who: names[seat] ?? "", points: score });
        return (
          <g
            class="cc-marker"
            style={{ transform: `translate(${at(places[seat] ?? 0) - 6 + 5 * beside}px, ${head.y - 2}px) scale(.34)` }}
            {...explained(explaining, label, "CC 9")}
          >
            <Follower seat={seat} />
          </g>
        );
      })}
    </g>
  );
}

/** What lies in front of a player: hand, chest, animals. */
export function Panel({
  seat,
  active,
  mine,
  view,
  plan,
  names,
  say,
  explaining,
}: Shown & { seat: number; active: boolean; mine: boolean }) {
  const player = view.players[seat]!;
  const box: Box = plan.seats[seat]!;
  const who = names[seat] ?? "";
  const room = Math.floor((box.w - (view.dealer === seat ? 84 : 60)) / 7.6);
  const chest = chestInWords(player.chest, who, say);
  const hand = say("board-hand-count", { who, count: handSize(player) });
  const groups = COLOURS.filter((colour) => player.animals[colour]);
  const column = Math.min(44, (box.w - 12) / 4);
  return (
    <g
      class={`cc-panel cc-seat-${seat}${active ? (mine ? " cc-asked" : " cc-active") : ""}`}
      style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
      role="group"
      aria-label={`${who}: ${say("board-points", { points: player.score })}`}
    >
      <rect class="cc-plate" width={box.w} height={box.h} rx="6" />
      <rect class="cc-flag" width="4" height={box.h - 12} x="0" y="6" rx="2" />
      <g class="cc-empty" transform="translate(8 6) scale(.3)" children={<Drawing of="follower" />} />
      <text class="cc-name" x="24" y="18">
        {who.length > room ? `${who.slice(0, room - 1)}…` : who}
      </text>
      {view.dealer === seat && view.phase !== "over" && (
        <g transform={`translate(${box.w - 48} 13)`} {...explained(explaining, say("board-dealer", { who }), "CC 7")}>
          <rect class="cc-bare" x="-10" y="-10" width="20" height="20" />
          <Drawing of="deal" />
        </g>
      )}
      <text class="cc-score" x={box.w - 8} y="20">
        {player.score}
      </text>
      <g {...explained(explaining, hand, "CC 2.5")} transform="translate(25 27)">
        <g transform="scale(.14)" children={<Back />} />
        <text class="cc-strong" x="12" y="11">
          {handSize(player)}
        </text>
      </g>
      <g class="cc-wood" {...explained(explaining, chest, "CC 6.5")} transform="translate(54 27)">
        <Drawing of="chest" scale={0.55} />
        <text class="cc-strong" x="21" y="11">
          {total(player.chest)}
        </text>
      </g>
      {player.waiting > 0 && (
        <g
          class="cc-joker"
          {...explained(explaining, say("board-waiting", { who, count: player.waiting }), "CC 6.4")}
          transform={`translate(${Math.min(104, box.w - 26)} 34)`}
        >
          <rect class="cc-bare" x="-8" y="-8" width="30" height="16" />
          <Drawing of="animal" />
          <text class="cc-strong" x="9" y="4">
            +{player.waiting}
          </text>
        </g>
      )}
      {groups.map((colour, i) => {
        const jokers = player.jokers[colour] ?? 0;
        const size = (player.animals[colour] ?? 0) + jokers;
        const points = view.options.animals.points;
        const label = say("board-group", {
          who,
          species: say(`animal-${colour}`),
          count: size,
          points: points[size] ?? points.at(-1) ?? 0,
        });
        return (
          <g
            class={`cc-${colour}`}
            {...explained(explaining, label, "CC 6.3")}
            transform={`translate(${8 + i * column} 43)`}
          >
            <rect class="cc-bare" width={column} height="18" />
            <Drawing of={`${colour}-animal`} x={-3} y={-12.5} scale={0.34} />
            <text class="cc-strong cc-halo" x="16" y="14">
              {size}
              {jokers ? "*" : ""}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function chestInWords(chest: Player["chest"], who: string, say: Shown["say"]): string {
  if (typeof chest === "number") return say("board-chest", { who, count: chest });
  const buildings = COLOURS.map((colour) => chest[colour] ?? 0).join(", ");
  return say("board-chest-open", { who, buildings, jokers: chest.joker ?? 0 });
}

/** For a thing that is only explained. */
function explained({ near, far, keep }: Explaining, text: string, rule: string) {
  const about = (): [string, string] => [text, rule];
  return {
    role: "img" as const,
    "aria-label": text,
    onPointerEnter: () => near(about),
    onPointerLeave: far,
    onClick: () => keep(about),
  };
}
