// What the page makes of games by itself: reads from standard input where each begins and what is played, writes what every
// seat sees at certain steps, in the form in which Python tells it.
import { readFileSync } from "node:fs";
import { Game } from "../src/tavoliere/web/page/rules/game";
import { Line } from "../src/tavoliere/web/page/rules/line";
import { Rules } from "../src/tavoliere/web/page/rules/rules";

const { tables, module, options, games } = JSON.parse(readFileSync(0, "utf8"));
const rules = await Rules.load(readFileSync(module), tables.state.size, tables.facts?.size ?? 0);
const game = new Game(tables, rules, options);
const seats = Array.from({ length: game.players + 1 }, (_, i) => i - 1);

function told(line, known, seat) {
  const view = line.view(seat);
  const mine = rules.actor(view) === seat && seat >= 0;
  const { state, ...seen } = game.seen(view, seat);
  return {
    standing: { ...seen, result: game.result(line.state), ...(mine ? game.asked(view, seat) : { choices: [], entries: [] }) },
    view: Buffer.from(view).toString("hex"),
    cells: state,
    steps: line.steps.slice(known).map((_, i) => line.toldStep(known + i, seat)),
    scenes: line.scenes(known, seat).map((scene) => line.toldScene(scene, seat, null)),
    tells: line.scenes(known, seat).map((scene) => line.tells(scene)),
  };
}

const written = games.map(({ begin, steps, looks }) => {
  const line = new Line(game, Uint8Array.from(Buffer.from(begin, "hex")));
  const found = [];
  for (const [at, known] of looks) {
    for (const text of steps.slice(line.steps.length, at)) line.play(game.number(text));
    found.push(seats.map((seat) => told(line, known, seat)));
  }
  return found;
});
process.stdout.write(JSON.stringify(written));
