// What the page's bots play: reads from standard input what somebody sees who is asked, writes what bots answer.
import { readFileSync } from "node:fs";
import { parts } from "../../../src/tavoliere/web/page/analysis/judging";
import { explained, playerAnalysis, verdict } from "../../../src/tavoliere/web/page/analysis/report";
import { tasksOf } from "../../../src/tavoliere/web/page/analysis/tasks";
import { Mind } from "../../../src/tavoliere/web/page/bots/mind";
import { GamePosition, sidesOf, View } from "../../../src/tavoliere/web/page/bots/position";
import { Line } from "../../../src/tavoliere/web/page/rules/line";
import { Random } from "../../../src/tavoliere/web/page/bots/random";

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

/** What is said of what was judged. */
async function report(mind, { begin, steps, decisions, throws }) {
  const { game } = await mind.at({ game: tables.name, options });
  const line = new Line(game, begin);
  for (const text of steps) line.play(game.number(text));
  const won = parts(new GamePosition(game, line.state));
  const kind = (name) => ({ word: `says-${name}.luck` });
  const players = won.map((_, seat) => playerAnalysis(seat, decisions, throws, game));
  return {
    tasks: tasksOf(line).map(({ step }) => step),
    explained: decisions.map((one) => explained(line, one)),
    won,
    players,
    verdicts: players.map((one) => verdict(one, won[one.seat], sidesOf(game), kind)),
  };
}

const kinds = { loss, report };
const answers = [];
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));
for (const { view, begin, seed, ...question } of asked) {
  const { place } = question;
  const given = { game: tables.name, options, seed: BigInt(seed ?? 0) };
  if (view) given.view = bytes(view);
  if (begin) given.begin = bytes(begin);
  const mind = minds.get(place) ?? mindOf(place);
  answers.push(await (kinds[question.kind] ?? answer)(mind, { ...question, ...given }));
}
process.stdout.write(JSON.stringify(answers));
