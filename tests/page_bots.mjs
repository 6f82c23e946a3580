// What the page's bots play: reads from standard input what somebody sees who is asked, writes what bots answer.
import { readFileSync } from "node:fs";
import { Mind } from "../src/tavoliere/web/page/bots/mind";
import { View } from "../src/tavoliere/web/page/bots/position";
import { Random } from "../src/tavoliere/web/page/bots/random";

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
  const one = new Mind([(question, stop) => other.answer(question, stop)]);
  for (const mind of [one, other]) {
    mind.know(knowledge);
    for (const [name, content] of contents) mind.learn(tables.name, name, content);
  }
  minds.set(place, one);
  return one;
}

const answer = (mind, question) => mind.answer(question, signal);

async function loss(mind, question) {
  const { view, seat, seed, line, other, seconds } = question;
  const here = await mind.at(question);
  const thinker = mind.thinker(question, here, signal);
  return thinker.lossAgainst(new View(here.game, view, seat), line, other, new Random(seed), seconds);
}

const answers = [];
for (const { view, seed, ...question } of asked) {
  const { place } = question;
  const given = { game: tables.name, options, view: Uint8Array.from(Buffer.from(view, "hex")), seed: BigInt(seed) };
  const mind = minds.get(place) ?? mindOf(place);
  answers.push(await (question.kind === "loss" ? loss : answer)(mind, { ...question, ...given }));
}
process.stdout.write(JSON.stringify(answers));
