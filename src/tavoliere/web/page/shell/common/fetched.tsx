// What is fetched before it can be shown: while it comes, where it is refused, and another try.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Message } from "../../protocol";
import { Refused } from "./api";
import { address } from "./routes";
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

interface RefusalProps {
  says: Message;
  say: Say;
  again?: (() => void) | undefined;
  againIs?: string; // the name of a message
  children?: ComponentChildren; // where else to go
}

/** Why something is not there, and another try. */
export function Refusal({ says, say, again, againIs = "page-again", children }: RefusalProps) {
  return (
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
        {children}
      </p>
    </>
  );
}

interface NotThereProps {
  says?: Message | null | undefined; // why it is refused; nothing while it is fetched
  say?: Say;
  again?: (() => void) | undefined;
  againIs?: string;
  home?: { href: string; label: string };
  children?: ComponentChildren;
}

/** A screen that is not there yet or, with the reason, another try and the way home, never will be. */
export function NotThere({ says, say = sayer(), again, againIs, home, children }: NotThereProps) {
  const { href, label } = home ?? { href: address("lobby"), label: say("page-to-lobby") };
  return (
    <main class={`page narrow ${says ? "refused" : "waiting"}`} key="waiting">
      {children}
      {says && (
        <Refusal {...{ says, say, again, againIs }}>
          <a class="button" href={href}>
            {label}
          </a>
        </Refusal>
      )}
    </main>
  );
}
