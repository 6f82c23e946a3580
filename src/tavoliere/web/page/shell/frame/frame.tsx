// What all screens with a board have in common: the board, and what stands around it.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { RulesBeside } from "../book/rulebook";
import type { Say } from "../common/words";
import type { GameArt } from "../game/boards";
import type { GameClient } from "../game/game-client";
import { Stage } from "../game/stage";
import { Summary } from "./summary";

/** What was counted, as long as somebody reads it. */
export const summaryOf = (client: GameClient) =>
  client.pace.waiting.value === "person" && !client.moment.value ? client.latest.value?.summary : null;

interface BoardScreenProps {
  name?: string; // of screens that are no table
  title: string;
  client: GameClient;
  art: GameArt;
  say: Say;
  busy: boolean;
  data?: Record<`data-${string}`, string | number | undefined>;
  head: ComponentChildren; // what is asked or told
  over?: ComponentChildren; // over the board
  above?: ComponentChildren; // beside the board, always
  children: ComponentChildren; // beside the board, unless something is counted
  below?: ComponentChildren;
  foot?: ComponentChildren;
  rules?: ComponentChildren; // with the rules
  fills?: boolean; // on a phone the bar leaves its room to the board; it is there again for whoever scrolls
}

/** A board, what is asked above it, and beside it who plays, what can be chosen, what happened. */
export function BoardScreen({ name, client, art, say, ...props }: BoardScreenProps) {
  const { game, seats } = client.table.value!;
  const summary = summaryOf(client);
  useEffect(() => {
    if (!props.fills) return;
    const frame = requestAnimationFrame(() => document.querySelector("main")?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <main
      key={name ?? "table"}
      class={`table ${name ?? ""} ${game} players-${seats.length}`}
      data-step={client.standing.value!.n}
      {...props.data}
      aria-busy={props.busy}
    >
      <h1 class="unseen">{props.title}</h1>
      {props.head}
      <Stage {...{ art, client, say }}>{props.over}</Stage>
      <div class="side">
        {props.above}
        {summary ? <Summary {...{ client, say, summary }} Icon={art.Icon} /> : props.children}
        {props.below}
      </div>
      {props.foot}
      <RulesBeside say={say}>{props.rules}</RulesBeside>
    </main>
  );
}
