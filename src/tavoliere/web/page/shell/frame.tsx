// What all screens have in common: that they are fetched, refused or not there yet, and a board with what stands beside it.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Message } from "../protocol";
import { Refused } from "./api";
import type { GameArt } from "./boards";
import type { GameClient } from "./game-client";
import { address } from "./routes";
import { RulesBeside } from "./rulebook";
import { Stage } from "./stage";
import { Summary } from "./summary";
import { type Say, sayer, teller } from "./words";

interface Fetched<Found> {
  found: Found | null;
  refused: Message | null;
  again: () => void;
}

/** What a screen needs before it can be shown; `leave` ends what has begun with it. */
export function useFetched<Found>(
  fetch: () => Promise<Found>,
  needs: unknown[],
  leave?: (found: Found) => void,
): Fetched<Found> {
  const [{ found, refused }, become] = useState<Omit<Fetched<Found>, "again">>({ found: null, refused: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    let mine: Found | null = null;
    become((before) => ({ ...before, refused: null })); // what was there stays until something else is
    fetch().then(
      (one) => {
        if (!wanted) return leave?.(one);
        mine = one;
        become({ found: one, refused: null });
      },
      (problem: unknown) => {
        if (!(problem instanceof Refused)) console.error(problem);
        const says: Message = problem instanceof Refused ? problem.says : ["page-stumbled", {}];
        if (wanted) become({ found: null, refused: says });
      },
    );
    return () => {
      wanted = false;
      if (mine) leave?.(mine);
    };
  }, [...needs, attempt]);
  return { found, refused, again: () => setAttempt(attempt + 1) };
}

interface NotThereProps {
  says?: Message | null | undefined; // why it is refused; nothing while it is fetched
  say?: Say;
  again?: (() => void) | undefined;
  againIs?: string; // the name of a message
  home?: { href: string; label: string };
  children?: ComponentChildren;
}

/** A screen that is not there yet or, with the reason, another try and the way home, never will be. */
export function NotThere({ says, say = sayer(), again, againIs = "page-again", home, children }: NotThereProps) {
  const { href, label } = home ?? { href: address("lobby"), label: say("page-to-lobby") };
  return (
    <main class={`page narrow ${says ? "refused" : "waiting"}`} key="waiting">
      {children}
      {says && (
        <>
          <p class="refusal" role="alert">
            {teller(say)(says)}
          </p>
          <p class="row">
            {again && (
              <button type="button" onClick={again}>
                {say(againIs)}
              </button>
            )}
            <a class="button" href={href}>
              {label}
            </a>
          </p>
        </>
      )}
    </main>
  );
}

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
