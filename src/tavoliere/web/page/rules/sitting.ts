// A game with people at it: what can be taken back, and whose turn waits to be confirmed. `table/sitting.py` says the same
// in Python; a test holds the two together.

import type { Line } from "./line";

export const HUMAN = "human";

export class Sitting {
  confirmed: number; // the steps that can't be taken back any more

  constructor(
    readonly line: Line,
    readonly players: string[], // who plays each seat: a person, or a bot by its level
  ) {
    this.confirmed = this.turnBegan();
  }

  /** A seat, or null when the game is over. */
  get actor(): number | null {
    return this.actorAt(this.line.steps.length);
  }

  /** The person who can take the last decision back: never past a draw, a die, a reveal, or the end. */
  get undoable(): number | null {
    const { game, steps, states } = this.line;
    const last = steps.length - 1;
    if (last < this.confirmed || this.actor === null || game.actions[steps[last]!]!.chance) return null;
    const seat = this.actorAt(last)!;
    const unknown = (at: number) => game.unknown(game.rules.view(states[at]!, seat));
    return this.players[seat] !== HUMAN || unknown(last + 1) < unknown(last) ? null : seat;
  }

  /** The person whose turn is done and waits to be confirmed before anybody else goes on. */
  get unconfirmed(): number | null {
    const seat = this.undoable;
    return seat === this.actor ? null : seat;
  }

  /** A bot is to play. */
  get thinking(): boolean {
    return this.actor !== null && this.players[this.actor] !== HUMAN && this.unconfirmed === null;
  }

  /** Plays a legal action, and then what chance has to do. */
  play(action: number): void {
    this.line.play(action);
    this.line.letFall();
    if (this.undoable === null) this.confirm(); // what can't be taken back any more
  }

  undo(): void {
    this.line.back();
  }

  confirm(): void {
    this.confirmed = this.line.steps.length;
  }

  /** The step at which the turn of whoever is asked began: a game that goes on can still be taken back so far. */
  private turnBegan(): number {
    let step = this.line.steps.length;
    while (step > 0 && this.actor !== null && this.actorAt(step - 1) === this.actor) step -= 1;
    return step;
  }

  private actorAt(step: number): number | null {
    return this.line.game.rules.actor(this.line.states[step]!);
  }
}
