// A line of play from any position, as somebody sees it who explores it.

import type { Gain, Message, NotedScene, NotedStep, Standing } from "../protocol";
import type { Game } from "./game";
import { Line } from "./line";
import { CHANCE, type State } from "./rules";

/** How a line is looked at. */
export interface Exploring {
  seat: number; // through whose eyes; -1 for a spectator
  follow?: boolean; // through the eyes of whoever is asked, where anybody is
  known?: number; // so many steps are known already and not told again
  still?: boolean; // it is not watched: of the scenes only the last is told
  falls?: boolean; // chance falls where the steps do not say how; else the line ends there
}

/** What actions come to that are shown together. */
export interface Deed {
  first: number; // the first of its steps, counted from 1 on its line
  n: number; // its last step
  by: number; // the seat in whose turn it falls, or -1
  tells: Message[];
  gains: Gain[];
}

/** Something that chance may do. */
export interface PossibleDraw {
  text: string;
  says: Message;
  odds: number;
}

/** Where a line of play has led. */
export interface Explored {
  standing: Standing;
  steps: NotedStep[]; // those beyond the known ones, and those of the scenes
  scenes: NotedScene[]; // those that go on beyond the known steps
  deeds: Deed[]; // the same with nothing hidden, where the eyes are those of whoever is asked
  seat: number; // through whose eyes
  line: string[]; // everything that was played, chance included
  draws: PossibleDraw[]; // what chance may do next, where nobody says it
}

/** An action that can't be played, with the reason. */
export class IllegalAction extends Error {
  constructor(readonly says: Message) {
    super(says[0]);
  }
}

/** Plays a line out; IllegalAction where the rules do not allow it. */
export function played(game: Game, begin: State, steps: string[], falls = false): Line {
  const line = new Line(game, begin);
  for (const text of steps) {
    const action = game.number(text);
    if (action === undefined) throw new IllegalAction(["action-written", { text }]);
    if (falls && !game.actions[action]!.chance) line.letFall();
    if (!game.rules.legal(line.state).includes(action)) throw new IllegalAction(game.reason(line.state, action));
    line.play(action);
  }
  if (falls) line.letFall();
  return line;
}

export function explored(line: Line, { seat, follow, known: told = 0, still }: Exploring): Explored {
  const { game, steps } = line;
  const actor = game.rules.actor(line.state);
  const eyes = follow && actor !== null && actor !== CHANCE ? actor : seat;
  const known = Math.min(told, steps.length);
  const watched = still ? Math.max(known, steps.length - 1) : known;
  const scenes = line.scenes(watched, eyes);
  // Who is asked may see more of a scene that goes on than was told to somebody else: it is told with all its steps.
  const begun = Math.min(known, ...scenes.map(({ first }) => first));
  return {
    standing: standingOf(line, eyes),
    steps: steps.slice(begun).map((_, i) => line.toldStep(begun + i, eyes)),
    scenes: scenes.map((scene) => {
      const isLast = scene === scenes.at(-1);
      return line.toldScene(scene, eyes, isLast ? null : game.seen(line.view(eyes, scene.end), eyes));
    }),
    deeds: follow ? line.scenes(watched, null).map((scene) => deedOf(line, scene)) : [],
    seat: eyes,
    line: steps.map((action) => game.actions[action]!.text),
    draws: actor === CHANCE ? possibleDraws(line) : [],
  };
}

function standingOf(line: Line, eyes: number): Standing {
  const { game, steps } = line;
  const view = line.view(eyes);
  const actor = game.rules.actor(line.state);
  const asked = actor === eyes && eyes >= 0 ? game.asked(view, eyes) : { choices: [], entries: [] };
  const result = game.result(line.state);
  return {
    ...{ n: steps.length, actor, undo: false, unconfirmed: null, thinking: false },
    result: result && { ...result, secret: null },
    ...asked,
    ...game.seen(view, eyes),
  };
}

/** What a scene comes to. */
export function deedOf(line: Line, scene: ReturnType<Line["scenes"]>[number]): Deed {
  const { first, end, by } = scene;
  return { first: first + 1, n: end, by, tells: line.tells(scene), gains: line.gains(scene) };
}

/** What chance may do. Whoever explores a position knows everything of it. */
function possibleDraws({ game, state }: Line): PossibleDraw[] {
  const weights = game.rules.weights(state);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return game.rules.legal(state).map((action, i) => ({
    text: game.actions[action]!.text,
    says: game.messages.messages([game.sentence(state, action)])[0]!,
    odds: weights[i]! / total,
  }));
}
