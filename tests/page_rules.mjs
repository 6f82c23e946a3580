// What the page makes of games by itself: reads from standard input where each begins and what is played, writes what every
// seat sees at certain steps, in the form in which Python tells it.
import { readFileSync } from "node:fs";
import { explored } from "../src/tavoliere/web/page/rules/exploration";
import { Game } from "../src/tavoliere/web/page/rules/game";
import { Line } from "../src/tavoliere/web/page/rules/line";
import { Rules } from "../src/tavoliere/web/page/rules/rules";
import { Sitting } from "../src/tavoliere/web/page/rules/sitting";
import { inWords } from "../src/tavoliere/web/page/shell/scenes";

const { tables, module, options, games, sitting } = JSON.parse(readFileSync(0, "utf8"));
const rules = await Rules.load(await WebAssembly.compile(readFileSync(module)), tables);
const game = new Game(tables, rules, options);
const seats = Array.from({ length: game.players + 1 }, (_, i) => i - 1);

function told(line, known, seat) {
  const view = line.view(seat);
  const mine = rules.actor(view) === seat && seat >= 0;
  const { state, ...seen } = game.seen(view, seat);
  const steps = line.steps.slice(known).map((_, i) => line.toldStep(known + i, seat));
  const scenes = line.scenes(known, seat).map((scene) => line.toldScene(scene, seat, null));
  const earlier = line.steps.slice(0, known).map((_, i) => line.toldStep(i, seat)); // a scene may have begun there
  const before = inWords({ steps: earlier, scenes: [] }, [], game).steps;
  const followed = explored(line, { seat, follow: true, known });
  return {
    standing: { ...seen, result: game.result(line.state), ...(mine ? game.asked(view, seat) : { choices: [], entries: [] }) },
    view: Buffer.from(view).toString("hex"),
    cells: state,
    steps,
    scenes,
    told: inWords({ steps, scenes }, before, game).scenes.map(({ tells, gains, summary }) => ({ tells, gains, summary })),
    deeds: followed.deeds,
    eyes: followed.seat,
    draws: Object.fromEntries(followed.draws.map(({ text, odds }) => [text, odds])),
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
/** What could be taken back, and what waited to be confirmed, after each thing that people did. */
function sat({ players, deeds }) {
  const line = new Line(game, game.start());
  let falls;
  line.letFall = () => {
    for (const action of falls) line.play(action);
  };
  falls = deeds.shift()[2];
  line.letFall();
  const seats = new Sitting(line, players);
  const stands = () => [line.steps.length, seats.actor, seats.undoable, seats.unconfirmed, seats.confirmed, seats.thinking];
  return deeds.map(([what, action, fallen]) => {
    falls = fallen;
    seats[what](action);
    return stands();
  });
}
process.stdout.write(JSON.stringify({ start: Buffer.from(game.start()).toString("hex"), written, sat: sat(sitting) }));
