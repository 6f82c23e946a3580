// What one seat may know of a position, and nothing else: what a bot is given.

import type { Game } from "../rules/game";
import type { State } from "../rules/rules";

export class View {
  readonly actions: number[];

  constructor(
    readonly game: Game,
    readonly raw: State,
    readonly seat: number,
  ) {
    this.actions = game.rules.actor(raw) === seat ? game.rules.legal(raw) : [];
    if (!this.actions.length) throw new Error("a bot thinks about a view in which it is to act");
  }

  /** Whether somebody at the table would see less of this seat's action than the seat itself. */
  hides(action: number): boolean {
    for (let seat = 0; seat < this.game.players; seat++)
      if (this.game.rules.seen(this.raw, action, seat) !== action) return true;
    return false;
  }
}
