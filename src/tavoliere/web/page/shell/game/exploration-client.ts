// A line of play from any position: whoever explores it says what is played, and the rules in this browser what comes of it.

import { batch, computed, signal } from "@preact/signals";
import type { Choice } from "../../protocol";
import type { Explored, Exploring } from "../../rules/exploration";
import type { Line } from "../../rules/line";
import { Refused } from "../common/api";
import { GameClient } from "./game-client";
import { bytesOf, learnRules, scriptsOf } from "./rules";
import type { News } from "./scenes";
import { seatsOf } from "./seats";
import { openStudy } from "./studies";

/** Where a line begins, and through whose eyes it is seen. */
export interface Beginning {
  game: string;
  options: Record<string, unknown>;
  begin: string; // the bytes of a state
  position?: Record<string, unknown> | null; // the same in words; none for the start of the game
  seat: number;
  names: string[];
}

/** Where a line of play leads, with sentences. */
export type ExploredLine = Omit<Explored, keyof News> & News;

export class ExplorationClient extends GameClient {
  readonly eyes = signal(0); // the seat through whose eyes it is seen
  readonly table = computed(() => {
    const { game, options, names } = this.beginning;
    return { game, options, seat: this.eyes.value, seats: seatsOf(names.map((name) => ({ name }))) };
  });
  protected line: string[] = []; // what has been played, chance included

  constructor(protected readonly beginning: Beginning) {
    super();
    this.eyes.value = beginning.seat;
  }

  /** The line after these steps, as if it had always stood there. */
  restart = (line: string[]): Promise<boolean> => {
    this.moment.value = null;
    return this.ask("restart", line, 0, (found) => this.begin(found));
  };

  /** Plays on from here, and shows it. */
  goOn = (steps: string[], what = "play"): Promise<boolean> =>
    steps.length
      ? this.ask(what, [...this.line, ...steps], this.known.value?.n ?? 0, (found) => this.moveOn(found))
      : Promise.resolve(true);

  protected ask(
    what: string,
    steps: string[],
    known: number,
    take: (found: ExploredLine) => void,
    more: Partial<Exploring> = {},
  ): Promise<boolean> {
    return this.request(what, async (answered) => {
      await learnRules(this.beginning.game);
      const line = this.lineOf(steps, more.falls);
      const found = this.inWords(
        scriptsOf(this.beginning.game).explored(line, { seat: this.beginning.seat, known, ...more }),
      );
      this.line = found.line;
      batch(() => {
        this.eyes.value = found.seat;
        take(found);
        answered();
      });
    });
  }

  protected lineOf(steps: string[], falls?: boolean): Line {
    const { played, IllegalAction } = scriptsOf(this.beginning.game);
    try {
      return played(this.rules, bytesOf(this.beginning.begin), steps, falls);
    } catch (problem) {
      throw problem instanceof IllegalAction ? new Refused(problem.says) : problem;
    }
  }

  play = (choice: Choice): void => {
    if (!this.held) void this.choose([choice.text]);
  };
  playAll = (texts: string[]): Promise<boolean> => (this.held ? Promise.resolve(false) : this.choose(texts));

  /** What somebody has chosen is played. */
  protected choose(texts: string[]): Promise<boolean> {
    this.pace.hurry();
    return this.goOn(texts, texts.length > 1 ? "several" : "play");
  }

  /** Keeps the line as a study, where it may be played on. */
  keepAsStudy = (): Promise<boolean> =>
    this.request("study", () => {
      const { game, options, begin, position, seat, names } = this.beginning;
      return openStudy({ game, options, seat, names, begin, beginning: position, steps: this.line });
    });

  why = (action: string): void =>
    void this.request("why", async () => {
      this.lineOf([...this.line, action]); // refused with the reason
    });

  look = (n: number, as = this.eyes.value): Promise<boolean> =>
    this.request("moment", async () => {
      const line = this.lineOf(this.line.slice(0, n));
      this.turnTo({ n, as, ...this.rules.seen(line.view(as), as) });
    });
}
