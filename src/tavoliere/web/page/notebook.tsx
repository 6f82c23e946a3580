// A board in a notebook: nobody sits before it, so nothing is asked, nothing moves and nothing is fetched.
//
// `build.mjs` bundles this with each board into a script; `engine/board_html.py` puts the script into an HTML document,
// with its styles and with what there is to see.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "preact";
import type { Board } from "./board";
import type { GameTables } from "./protocol";
import { sentences } from "./sentences";

/** What the document holds for its script. */
interface Given {
  game: string;
  state: unknown;
  facts: unknown;
  names: string[]; // of the players
  me: number;
  actor: number | null;
  language: string;
  words: string; // messages, in Fluent's format
  tables: Pick<GameTables, "zones" | "actions" | "art">; // of a board that is declared
}

export const given: Given = JSON.parse(document.getElementById("given")!.textContent!);
const nobody = () => {};

export function show(Board: Board): void {
  const { game, state, facts, names, me, actor, language, words } = given;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  const seats = names.map((name) => ({ name }));
  const say = sentences(bundle, seats);
  const main = document.querySelector("main")!;
  main.className = `${game} players-${names.length}`;
  render(
    <Board
      {...({ state, facts, seats } as Record<"state" | "facts" | "seats", never>)}
      {...{ me, actor, say }}
      {...{ choices: [], latest: [], gains: [], counted: [], recent: [], past: [], advice: [] }}
      {...{ hinted: null, pending: null, still: true }}
      {...{ choose: nobody, consider: nobody, why: nobody, explain: nobody }}
      chooseAll={() => Promise.resolve(false)}
      tell={([name, values]) => say(name, values)}
    />,
    main,
  );
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => {
  document.documentElement.dataset.theme = dark.matches ? "dark" : "light";
};
dark.addEventListener("change", paint);
paint();
