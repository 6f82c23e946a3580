// A line of play from any position: whoever explores it says what is played, and the server answers with what comes of it.

import { batch, computed, signal } from "@preact/signals";
import type { Choice, Explored, Exploring } from "../protocol";
import { explore } from "./api";
import { GameClient } from "./game-client";
import { learnMessages } from "./news";
import type { News } from "./scenes";
import { openStudy } from "./studies";
import { named } from "./words";

/** Where a line begins, and through whose eyes it is seen. */
export type Beginning = Pick<Exploring, "game" | "options" | "position" | "seed"> & { seat: number; names: string[] };

/** Where a line of play leads, with sentences. */
export type ExploredLine = Omit<Explored, keyof News> & News;

export class ExplorationClient extends GameClient {
  readonly eyes = signal(0); // the seat through whose eyes it is seen
  readonly table = computed(() => {
    const { game, names } = this.beginning;
    const seats = names.map((name) => ({
      name,
      player: "human",
      here: true,
      sat: true,
      late: false,
      devices: 0,
      shares: false,
      vacation: null,
      vacation_left: 0,
    }));
    return { game, seat: this.eyes.value, seats: named(seats) };
  });
  protected line: string[] = []; // what has been played, chance included
  private questions = 0; // counts the questions: only the last one's answer is wanted

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
    line: string[],
    known: number,
    take: (found: ExploredLine) => void,
    more: Partial<Exploring> = {},
  ): Promise<boolean> {
    const number = ++this.questions;
    return this.wish(what, async (answered) => {
      const [told] = await Promise.all([
        explore({ ...this.beginning, ...more, steps: line, known }),
        learnMessages(this.beginning.game),
      ]);
      if (number !== this.questions) return;
      const found = this.inWords(told);
      this.line = found.line;
      batch(() => {
        this.eyes.value = found.seat;
        take(found);
        answered();
      });
    });
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
    this.wish("study", () => {
      const { position, ...begins } = this.beginning;
      return openStudy({ options: {}, ...begins, beginning: position, steps: this.line });
    });

  why = (action: string): void =>
    void this.wish("why", async () => {
      await explore({ ...this.beginning, steps: [...this.line, action] }); // refused with the reason
    });

  look = (n: number, as = this.eyes.value): Promise<boolean> =>
    this.wish("moment", async () => {
      const { standing } = await explore({ ...this.beginning, steps: this.line, seat: as, known: n, at: n });
      const { prompt, view, derived, scores } = standing;
      this.turnTo({ type: "moment", n, as, prompt, view, derived, scores });
    });
}
