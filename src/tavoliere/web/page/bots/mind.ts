// What thinks about games, in a worker: it is given everything that it needs to know, and asks for nothing.

import type { BotTables, GameTables } from "../protocol";
import { Game } from "../rules/game";
import { Rules, type State } from "../rules/rules";
import { type Grower, greedyChoice, judgementOf, judgeOf, searchChoice, sidesOf } from "./bots";
import { type Grown, Growth, type Plan } from "./growth";
import { Random } from "./random";
import { Search } from "./search";
import { View } from "./view";

/** What there is to know of a game. */
export interface Knowledge {
  tables: GameTables;
  bots: BotTables;
  rules: WebAssembly.Module;
  search: WebAssembly.Module;
}

/** A game with its options. */
export interface Setting {
  game: string;
  options: Record<string, unknown>;
}

/** A level, with what is other than usual. */
export interface Level {
  name: string;
  seconds?: number;
  iterations?: number;
  threads?: number;
}

/** What a bot plays in a view. */
export interface ChoiceQuestion extends Setting {
  kind: "choice";
  place: string; // where it has thought before, if it has
  view: State;
  seat: number;
  level: Level;
  seed: bigint;
}

/** A tree that another worker wants. */
export interface GrowQuestion extends Setting {
  kind: "grow";
  plan: Plan;
}

export type Question = ChoiceQuestion | GrowQuestion;

/** A game as it is thought about. */
interface Here {
  key: string;
  game: Game;
  growth: Growth;
  bots: BotTables;
}

export class Mind {
  private readonly known = new Map<string, Knowledge>();
  private readonly learned = new Map<string, Uint8Array>();
  private here: Here | null = null;

  /** `beside`: who grows trees at the same time. */
  constructor(private readonly beside: ((question: GrowQuestion, stop: AbortSignal) => Promise<Grown>)[] = []) {}

  know(knowledge: Knowledge): void {
    this.known.set(knowledge.tables.name, knowledge);
  }

  /** Takes in what bots have learned of a game, under the name of a judge. */
  learn(game: string, judge: string, content: Uint8Array): void {
    this.learned.set(`${game} ${judge}`, content);
  }

  /** Trees of one game at a time are in memory. */
  private async at({ game: name, options }: Setting): Promise<Here> {
    const key = `${name} ${JSON.stringify(options)}`;
    if (this.here?.key === key) return this.here;
    const { tables, bots, rules, search } = this.known.get(name)!;
    const game = new Game(tables, await Rules.load(rules, tables), options);
    const actions = game.actions.length;
    const instance = await WebAssembly.instantiate(search, {});
    const growth = new Growth(new Search(instance, tables.state.size, game.players, actions, sidesOf(game)));
    this.here = { key, game, growth, bots };
    return this.here;
  }

  async choice(question: ChoiceQuestion, stop: AbortSignal): Promise<number> {
    const { growth, game, bots } = await this.at(question);
    const level = bots.levels.find(({ name }) => name === question.level.name)!;
    const view = new View(game, question.view, question.seat);
    const random = new Random(question.seed);
    if (level.overlooks !== null) return greedyChoice(view, level.overlooks, random, growth.search);
    const judge = judgeOf(bots, game.options, sidesOf(game));
    const by = judgementOf(bots, level.learned, judge);
    const { place } = question;
    const own: Grower = (plan, stop) => this.grow({ kind: "grow", ...setting(question), plan }, stop);
    const others = this.beside.map(
      (one): Grower =>
        (plan, stop) =>
          one({ kind: "grow", ...setting(question), plan }, stop),
    );
    const thinking = { place, level: { ...level, ...question.level }, by, growers: [own, ...others] };
    return (await searchChoice(view, random, thinking, stop)).action;
  }

  async grow(question: GrowQuestion, stop: AbortSignal): Promise<Grown> {
    const { growth, bots } = await this.at(question);
    const { learned } = question.plan;
    if (learned !== null) {
      const judge = bots.judges.find(({ name }) => name === learned)!;
      growth.search.learn(judge, this.learned.get(`${question.game} ${learned}`)!);
    }
    return growth.grow(question.plan, stop);
  }
}

const setting = ({ game, options }: Setting): Setting => ({ game, options });
