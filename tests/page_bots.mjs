// What the page's bots play: reads from standard input what somebody sees who is asked, writes what every level chooses.
import { readFileSync } from "node:fs";
import { Mind } from "../src/tavoliere/web/page/bots/mind";

const { tables, bots, rules, search, networks, options, asked } = JSON.parse(readFileSync(0, "utf8"));
const knowledge = {
  tables,
  bots,
  rules: await WebAssembly.compile(readFileSync(rules)),
  search: await WebAssembly.compile(readFileSync(search)),
};
const contents = Object.entries(networks).map(([name, content]) => [name, Buffer.from(content, "base64")]);
const { signal } = new AbortController();
const minds = new Map();

/** As a page with two workers has it, one of which grows trees for the other; for each bot its own. */
function mindOf(place) {
  const other = new Mind();
  const one = new Mind([(question, stop) => other.grow(question, stop)]);
  for (const mind of [one, other]) {
    mind.know(knowledge);
    for (const [name, content] of contents) mind.learn(tables.name, name, content);
  }
  minds.set(place, one);
  return one;
}

const chosen = [];
for (const { seat, view, level, seed } of asked) {
  const place = `${seat} ${level.name}`;
  const mind = minds.get(place) ?? mindOf(place);
  const question = { game: tables.name, options, place, view: Uint8Array.from(Buffer.from(view, "hex")), seat, level };
  chosen.push(await mind.choice({ ...question, seed: BigInt(seed) }, signal));
}
process.stdout.write(JSON.stringify(chosen));
