// A line of play in this browser: a position, what is played from it, and what somebody sees of it in scenes, each of one
// step or of several that are shown together. `table/scenes.py` does the same in Python; a test holds the two together.

import type { Gain, Message, Noted, NotedScene, NotedStep, Seen } from "../protocol";
import type { Game } from "./game";
import { gainsOf } from "./points";
import { CHANCE, NOBODY, type State } from "./rules";

/** Steps that are shown together. */
export interface LineScene {
  first: number; // of its steps, counted from 0
  end: number; // the number of steps after it
  by: number; // the seat in whose turn it falls, or -1
  joint: Noted[]; // what was done, where several steps are told as one
  sentences: Noted[]; // of each step
  events: Noted[]; // what came of them
}

export class Line {
  readonly steps: number[] = [];
  private readonly noted: Noted[][] = [];
  readonly states: State[];

  constructor(
    readonly game: Game,
    begin: State,
  ) {
    this.states = [begin];
  }

  get state(): State {
    return this.states.at(-1)!;
  }

  /** Plays a legal action. */
  play(action: number): void {
    const { state, events } = this.game.rules.play(this.state, action);
    this.steps.push(action);
    this.noted.push(events);
    this.states.push(state);
  }

  /** The last step is taken back. */
  back(): void {
    this.steps.pop();
    this.noted.pop();
    this.states.pop();
  }

  /** Chance does what it has to, as nobody foresees. */
  letFall(): void {
    const { rules } = this.game;
    while (rules.actor(this.state) === CHANCE) {
      const weights = rules.weights(this.state);
      let left = below(weights.reduce((sum, weight) => sum + weight, 0));
      let at = 0;
      while (left >= weights[at]!) left -= weights[at++]!;
      this.play(rules.legal(this.state)[at]!);
    }
  }

  /** What a seat, or without one whoever sees everything, sees of a step: the number of an action. */
  seen(step: number, seat: number | null): number {
    const action = this.steps[step]!;
    return seat === null ? action : this.game.rules.seen(this.states[step]!, action, seat);
  }

  /** What came of a step, as somebody sees it. */
  events(step: number, seen: number): Noted[] {
    const events = this.noted[step]!;
    return seen === this.steps[step] ? events : events.map((one) => this.game.messages.masked(one));
  }

  view(seat: number, at = this.steps.length): State {
    return this.game.rules.view(this.states[at]!, seat);
  }

  /** The scenes that go on beyond the first so many steps. The last one may still grow. */
  scenes(steps: number, seat: number | null): LineScene[] {
    const found: LineScene[] = [];
    for (let end = this.beginning(steps, seat); end < this.steps.length; ) {
      const first = end++;
      const [key, by] = this.kind(first, seat);
      while (key && end < this.steps.length && this.belongs(end, key, by, seat)) end++;
      found.push(this.scene(first, end, by, seat));
    }
    return found;
  }

  /** The first step of the scene to which a step belongs. */
  private beginning(step: number, seat: number | null): number {
    if (step <= 0 || step >= this.steps.length) return step;
    const [key, by] = this.kind(step, seat);
    let first = step;
    while (key && first > 0 && this.belongs(first - 1, key, by, seat)) first--;
    return first;
  }

  /** What a step is shown together with, and in whose turn. */
  kind(step: number, seat: number | null): [number, number] {
    const { rules } = this.game;
    const state = this.states[step]!;
    const seen = this.seen(step, seat);
    const actor = rules.actor(state) ?? NOBODY;
    return [rules.together(state, seen), actor === CHANCE ? rules.owner(state, seen) : actor];
  }

  private belongs(step: number, key: number, by: number, seat: number | null): boolean {
    const kind = this.kind(step, seat);
    return kind[0] === key && kind[1] === by;
  }

  private scene(first: number, end: number, by: number, seat: number | null): LineScene {
    const seen = this.steps.slice(first, end).map((_, i) => this.seen(first + i, seat));
    return {
      ...{ first, end, by },
      joint: seen.length > 1 ? this.game.rules.joint(this.states[first]!, seen) : [],
      sentences: seen.map((action, i) => this.game.sentence(this.states[first + i]!, action)),
      events: seen.flatMap((action, i) => this.events(first + i, action)),
    };
  }

  /** What was done in a scene, then what came of it. */
  tells({ joint, sentences, events }: LineScene): Message[] {
    const { messages } = this.game;
    return [...messages.messages(joint.length ? joint : sentences), ...messages.messages(events)];
  }

  gains({ events }: LineScene): Gain[] {
    return gainsOf(this.game.messages, events);
  }

  /** A scene as the page shows it; `shown` is what is seen after it. */
  toldScene(scene: LineScene, seat: number, shown: Seen | null): NotedScene {
    const { rules } = this.game;
    return {
      first: scene.first + 1,
      n: scene.end,
      by: scene.by,
      joint: scene.joint,
      scores: rules.scores(this.view(seat, scene.end)),
      shown,
    };
  }

  /** A step as a seat sees it. */
  toldStep(step: number, seat: number): NotedStep {
    const action = this.seen(step, seat);
    return {
      n: step + 1,
      actor: this.game.rules.actor(this.states[step]!)!,
      action,
      sentence: this.game.sentence(this.states[step]!, action),
      events: this.events(step, action),
    };
  }
}

/** A whole number below a bound, each as likely as any other. */
function below(bound: number): number {
  const whole = 2 ** 32 - (2 ** 32 % bound); // beyond it, some would be likelier
  for (;;) {
    const [number] = crypto.getRandomValues(new Uint32Array(1));
    if (number! < whole) return number! % bound;
  }
}
