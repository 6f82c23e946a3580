// What the page makes of games by itself: reads from standard input where each begins and what is played, writes what every
// seat sees at certain steps, in the form in which Python tells it.
import { readFileSync } from "node:fs";
import { explored } from "../../../src/tavoliere/web/page/rules/exploration";
import { Game } from "../../../src/tavoliere/web/page/rules/game";
import { Line } from "../../../src/tavoliere/web/page/rules/line";
import { Rules } from "../../../src/tavoliere/web/page/rules/rules";
import { Sitting } from "../../../src/tavoliere/web/page/rules/sitting";
import { toldOf } from "../../../src/tavoliere/web/page/rules/variations";
import { inWords } from "../../../src/tavoliere/web/page/shell/game/scenes";

const { tables, module, options, games, sitting, fork } = JSON.parse(readFileSync(0, "utf8"));
const rules = await Rules.load(await WebAssembly.compile(readFileSync(module)), tables);
const game = new Game(tables, rules, options);
const seats = Array.from({ length: game.players + 1 }, (_, i) => i - 1);

/** Actions as a tree without branches. */
function places(steps) {
  const found = [];
  for (const action of steps) found.push({ action, parent: found.at(-1) ?? null, depth: found.length + 1 });
  return found;
}

/** What a tree comes to in which something else is played after so many steps. */
function forked({ steps, at, other }) {
  const tree = places(steps);
  tree.splice(at + 1, 0, { action: other, parent: tree[at - 1], depth: at + 1 });
  return toldOf(game, game.start(), tree, null);
}

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
    tree: toldOf(game, line.states[0], places(line.steps.map((step) => game.actions[step].text)), seat),
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
process.stdout.write(JSON.stringify({ start: Buffer.from(game.start()).toString("hex"), written, sat: sitting && sat(sitting), forked: fork && forked(fork) }));
