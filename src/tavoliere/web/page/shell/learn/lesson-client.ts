// A lesson as somebody goes through it: which of its steps they are at, whether what it asks is done, and what a wrong try
// has got them.

import { computed, effect, signal } from "@preact/signals";
import type { Lesson, Message } from "../../protocol";
import { storage } from "../device/storage";
import { ExplorationClient } from "../game/exploration-client";
import { motion } from "../game/pace";

export class LessonClient extends ExplorationClient {
  readonly at = signal(0);
  readonly done = signal(false); // what the step asks for
  readonly tried = signal<Message | null>(null); // why a try was wrong
  readonly step = computed(() => this.lesson.steps[this.at.value]!);
  readonly asks = computed(() => this.step.value.asks.length > 0 && !this.done.value);
  /** What others do before a step is still being shown: nothing is told about it yet. */
  readonly watching = computed(() => this.showing.value && this.pace.waiting.value !== "person" && !this.done.value);
  private made: string[] = []; // of the actions that an answer may need

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
  ) {
    const { options, begin, position, seat } = lesson;
    const names = lesson.names.map((name, i) => (i === seat ? storage.name.value : name));
    super({ game, options, begin, position, seat, names });
    effect(() => {
      if (this.notice.value) this.tried.value = null; // of several tries the last is spoken of
    });
  }

  protected override offers(): boolean {
    return this.asks.value;
  }

  /** Begins a step anew, as everything before it was done as the lesson has it. */
  turn = (at: number): Promise<boolean> => {
    this.enter(Math.max(0, Math.min(at, this.lesson.steps.length - 1)));
    return this.restart(this.lineBefore(this.at.value));
  };

  /** On to the next step, which shows what others do first. */
  next = (): Promise<boolean> => {
    this.pace.hurry();
    this.now();
    if (this.asks.value) return Promise.resolve(false);
    this.enter(this.at.value + 1);
    return this.goOn(this.step.value.first, "first");
  };

  private enter(at: number): void {
    this.at.value = at;
    this.done.value = false;
    this.tried.value = this.notice.value = this.explanation.value = null;
    this.made = [];
    const before = storage.learned.value[this.game];
    storage.learned.value = {
      ...storage.learned.value,
      [this.game]: { done: before?.done ?? [], at: { ...before?.at, [this.lesson.name]: at } },
    };
  }

  private lineBefore(at: number): string[] {
    const { steps } = this.lesson;
    return steps.slice(0, at + 1).flatMap(({ first, asks }, i) => [...first, ...(i < at ? (asks[0] ?? []) : [])]);
  }

  /** What was chosen is played if the lesson asks for it; else it says why that is not it. */
  protected override async choose(texts: string[]): Promise<boolean> {
    if (!this.asks.value) return false;
    const { asks, tries, after } = this.step.value;
    const made = [...this.made, ...texts];
    const right = asks.filter((answer) => made.every((text, i) => answer[i] === text));
    if (!right.length) {
      const part = tries[texts[0]!];
      this.notice.value = this.explanation.value = null;
      this.tried.value = part ? this.message(part) : ["page-lesson-other", {}];
      return false;
    }
    this.tried.value = null;
    this.made = made;
    const before = this.at.value;
    if (right.some((answer) => answer.length === made.length)) this.done.value = true;
    const played = await super.choose(texts);
    if (this.at.value !== before) return played;
    if (!played) this.done.value = false;
    // Nothing is said about it: the next sentence follows, once one has seen what moved.
    else if (this.done.value && !after && before < this.lesson.steps.length - 1)
      void motion().then(() => this.at.value === before && this.done.value && this.next());
    return played;
  }

  /** A sentence of the step, or a part of it. */
  message(part?: string): Message {
    const { name, values } = this.step.value;
    return [`lesson-${this.lesson.name}-${name}${part ? `.${part}` : ""}`, values];
  }
}

/** A lesson has been gone through to its end. */
export function keepDone(game: string, lesson: string): void {
  const before = storage.learned.value[game] ?? { done: [], at: {} };
  const { [lesson]: _, ...at } = before.at;
  storage.learned.value = { ...storage.learned.value, [game]: { done: [...new Set([...before.done, lesson])], at } };
}
