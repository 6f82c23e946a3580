// Positions as bots go through them, and what one seat may know of one: that, and nothing else, is what a bot is given.

import type { Game } from "../rules/game";
import { CHANCE, type State } from "../rules/rules";
import type { Random } from "./random";

/** The side of each seat. */
export const sidesOf = ({ tables, players }: Game): number[] => tables.messages.sides[players]!;

export class GamePosition {
  readonly actor: number | null;
  private legal: number[] | null = null;

  constructor(
    readonly game: Game,
    readonly raw: State,
  ) {
    this.actor = game.rules.actor(raw);
  }

  get actions(): number[] {
    this.legal ??= this.game.rules.legal(this.raw);
    return this.legal;
  }

  get weights(): number[] {
    return this.game.rules.weights(this.raw);
  }

  play(action: number): GamePosition {
    return new GamePosition(this.game, this.game.rules.play(this.raw, action).state);
  }

  /** At a step of chance the outcome on which a number from 0 to 1 falls. */
  draw(unit: number): number {
    const weights = this.weights;
    const odds = this.actions.map((action, i) => [action, weights[i]!] as const).sort(([one], [other]) => one - other);
    let left = Math.floor(unit * weights.reduce((sum, weight) => sum + weight, 0));
    let at = 0;
    for (left -= odds[0]![1]; left >= 0; left -= odds[at]![1]) at++;
    return odds[at]![0];
  }

  seenAs(action: number, seat: number): number {
    return this.game.rules.seen(this.raw, action, seat);
  }

  /** What a step of chance is shown together with, and in whose turn it falls. */
  get scene(): [together: number, owner: number] {
    const [action] = this.actions as [number];
    return [this.game.rules.together(this.raw, action), this.game.rules.owner(this.raw, action)];
  }

  view(seat: number): View {
    return new View(this.game, this.game.rules.view(this.raw, seat), seat);
  }

  /** How many things are hidden from a seat. */
  unknownTo(seat: number): number {
    return this.game.unknown(this.game.rules.view(this.raw, seat));
  }

  equals(other: GamePosition): boolean {
    return this.raw.every((byte, at) => byte === other.raw[at]);
  }
}

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

  get sides(): number[] {
    return sidesOf(this.game);
  }

  /** Whether somebody at the table would see less of this seat's action than the seat itself. */
  hides(action: number): boolean {
    for (let seat = 0; seat < this.game.players; seat++)
      if (this.game.rules.seen(this.raw, action, seat) !== action) return true;
    return false;
  }

  /** One full position that this seat can't tell from the real one; the same view supposes the same. */
  get supposed(): GamePosition {
    return new GamePosition(this.game, this.game.supposed(this.raw));
  }

  /** A full position that this seat can't tell from the real one. */
  redeal(random: Random): GamePosition {
    return new GamePosition(this.game, this.game.guessed(this.raw, random.bits(64)));
  }

  get unknown(): number {
    return this.game.unknown(this.raw);
  }
}

/** Positions by which a line can be shown: that which the view supposes, and those after the action and each step. */
export function positionsAlong(view: View, action: number, line: number[]): GamePosition[] | null {
  const found: GamePosition[] = [];
  const walk = (position: GamePosition, steps: number[]): boolean => {
    found.push(position);
    if (!steps.length) return true;
    for (const one of position.actions)
      if (position.seenAs(one, view.seat) === steps[0] && walk(position.play(one), steps.slice(1))) return true;
    found.pop();
    return false;
  };
  return walk(view.supposed, [action, ...line]) ? found : null;
}

/** Whether whoever decided knows more than before. */
export const reveals = (before: GamePosition, after: GamePosition): boolean =>
  after.unknownTo(before.actor!) < before.unknownTo(before.actor!);

export const isChance = ({ actor }: GamePosition): boolean => actor === CHANCE;
