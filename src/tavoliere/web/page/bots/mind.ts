// What thinks about games, in a worker: it is given everything that it needs to know, and asks for nothing.

import { type Decision, decided, type Effort, lucky, type Throw } from "../analysis/judging";
import type { Made, Thrown } from "../analysis/tasks";
import type { BotTables, GameTables } from "../protocol";
import { Game } from "../rules/game";
import { Rules, type State } from "../rules/rules";
import { type Advice, type Evaluated, evaluation, hint, type Weight, weighedLine, weights } from "./advice";
import { type Grower, greedyChoice, judgementOf, judgeOf, searchChoice } from "./bots";
import { type Grown, Growth, type TreePlan } from "./growth";
import { GamePosition, sidesOf, View } from "./position";
import { Random } from "./random";
import { Search } from "./search";
import { Thinker } from "./thinker";

const ADVISER = "emperor";

/** What there is to know of a game. */
export interface Knowledge {
  tables: GameTables;
  bots: BotTables;
  rules: WebAssembly.Module;
  search: WebAssembly.Module;
}

/** A game with its options. */
export interface GameSetting {
  game: string;
  options: Record<string, unknown>;
}

/** What somebody sees who is asked, by which luck it is thought about, and where: there trees are taken over. */
export interface Asked extends GameSetting {
  view: State;
  seat: number;
  seed: bigint;
  place: string;
}

/** A level, with what is other than usual. */
export interface Level {
  name: string;
  seconds?: number;
  iterations?: number;
}

/** What a bot plays. */
interface ChoiceQuestion extends Asked {
  kind: "choice";
  level: Level;
}

interface AdviceBudget extends Asked {
  seconds: number;
  iterations?: number;
}

/** What is best and why, compared with a choice or with what comes closest. */
interface HintQuestion extends AdviceBudget {
  kind: "hint";
  instead: number | null;
}

/** What each choice is worth, or a line of them that is made as one. */
interface WeightsQuestion extends AdviceBudget {
  kind: "weights";
  line: number[];
}

/** Everybody's chances, and the best few choices. */
interface EvaluationQuestion extends AdviceBudget {
  kind: "evaluation";
}

/** What a decision cost. */
interface DecisionQuestion extends GameSetting {
  kind: "decision";
  view: State;
  made: Made;
  effort: Effort;
}

/** What a throw gave. */
interface ThrowQuestion extends GameSetting {
  kind: "throw";
  begin: State; // with nothing hidden
  thrown: Thrown;
  effort: Effort;
}

/** A tree that another worker wants. */
export interface GrowQuestion extends GameSetting {
  kind: "grow";
  plan: TreePlan;
}

export type BotQuestion =
  | ChoiceQuestion
  | HintQuestion
  | WeightsQuestion
  | EvaluationQuestion
  | DecisionQuestion
  | ThrowQuestion
  | GrowQuestion;
interface BotAnswers {
  choice: number;
  hint: Advice;
  weights: Weight[];
  evaluation: Evaluated;
  decision: Decision;
  throw: Throw;
  grow: Grown;
}
export type BotAnswer<Kind extends BotQuestion["kind"]> = BotAnswers[Kind];

/** A game as it is thought about. */
interface Here {
  key: string;
  game: Game;
  bots: BotTables;
  searches: Search[]; // the first is that in which trees grow
  growth: Growth;
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

  async answer(question: BotQuestion, stop: AbortSignal): Promise<BotAnswer<BotQuestion["kind"]>> {
    const here = await this.at(question);
    if (question.kind === "grow") return here.growth.grow(question.plan, stop);
    if (question.kind === "decision" || question.kind === "throw") return this.judged(question, here, stop);
    const view = new View(here.game, question.view, question.seat);
    const random = new Random(question.seed);
    if (question.kind === "choice") return this.choice(question, here, view, random, stop);
    const thinker = this.thinker(question, here, stop);
    if (question.kind === "evaluation") return evaluation(view, thinker, random);
    if (question.kind === "hint") return hint(view, question.instead, thinker, random, here.searches[0]!);
    return question.line.length ? weighedLine(view, question.line, thinker, random) : weights(view, thinker, random);
  }

  /** Trees of one game at a time are in memory. */
  private async at({ game: name, options }: GameSetting): Promise<Here> {
    const key = `${name} ${JSON.stringify(options)}`;
    if (this.here?.key !== key) {
      const { tables, bots, rules } = this.known.get(name)!;
      const game = new Game(tables, await Rules.load(rules, tables), options);
      const search = await this.newSearch(game);
      this.here = { key, game, bots, searches: [search], growth: new Growth(search) };
    }
    for (const search of this.here.searches) this.teach(search, this.here); // more may have been learned meanwhile
    return this.here;
  }

  /** Memory for another tree. */
  private async newSearch(game: Game): Promise<Search> {
    const { tables, search } = this.known.get(game.tables.name)!;
    const instance = await WebAssembly.instantiate(search, {});
    return new Search(instance, tables.state.size, game.players, game.actions.length, sidesOf(game));
  }

  private teach(search: Search, { game, bots }: Here): void {
    const judge = judgeOf(bots, game.options, sidesOf(game));
    const content = this.learned.get(`${game.tables.name} ${judge.name}`);
    if (content) search.learn(judge, content);
  }

  private async choice(
    question: ChoiceQuestion,
    { growth, game, bots }: Here,
    view: View,
    random: Random,
    stop: AbortSignal,
  ): Promise<number> {
    const level = bots.levels.find(({ name }) => name === question.level.name)!;
    if (level.overlooks !== null) return greedyChoice(view, level.overlooks, random, growth.search);
    const by = judgementOf(bots, level.learned, judgeOf(bots, game.options, sidesOf(game)));
    const setting = { game: question.game, options: question.options };
    const others = this.beside.map(
      (grow): Grower =>
        (plan, stop) =>
          grow({ kind: "grow", ...setting, plan }, stop),
    );
    const growers = [growth.grow.bind(growth), ...others];
    const thinking = { place: question.place, level: { ...level, ...question.level }, by, growers, settles: true };
    return (await searchChoice(view, random, thinking, stop)).action;
  }

  /** By counting and never by the clock, so that the same effort finds the same. */
  private judged(question: DecisionQuestion | ThrowQuestion, here: Here, stop: AbortSignal): Promise<Decision | Throw> {
    const { effort } = question;
    const { iterations } = effort;
    const thinker = this.thinker({ place: "", seconds: Number.POSITIVE_INFINITY, iterations }, here, stop);
    if (question.kind === "throw") {
      const { step, actions } = question.thrown;
      return lucky(step, new GamePosition(here.game, question.begin), actions, effort, thinker);
    }
    const { step, seat, action } = question.made;
    return decided(step, new View(here.game, question.view, seat), action, effort, thinker, here.searches[0]!);
  }

  /** Who gives advice. */
  private thinker(
    { place, seconds, iterations }: Pick<AdviceBudget, "place" | "seconds" | "iterations">,
    here: Here,
    stop: AbortSignal,
  ): Thinker {
    const { game, bots, growth, searches } = here;
    const by = judgementOf(bots, true, judgeOf(bots, game.options, sidesOf(game)));
    const usual = bots.levels.find(({ name }) => name === ADVISER)!.iterations;
    const search = async (at: number) => {
      while (searches.length <= at) {
        const search = await this.newSearch(game);
        this.teach(search, here);
        searches.push(search);
      }
      return searches[at]!;
    };
    return new Thinker(growth, search, by, { place, seconds, iterations: iterations ?? usual, stop });
  }
}
