// "May I …?": a position that the page holds, an action that is put together, and what the rules say to it.

import { batch, computed, signal } from "@preact/signals";
import type { EditSketch } from "../../protocol";
import { ask, type JsonObject, type May, type Options } from "../common/desk-answers";
import { DeskClient } from "../common/desk-client";
import { language } from "../common/words";

const SEEDS = 1_000_000;

export class OracleClient extends DeskClient {
  readonly options = signal<Options>({});
  readonly position = signal<JsonObject | string | null>(null); // null: the start of a game
  readonly answer = signal<May | null>(null);
  readonly language = signal(language.value); // in which the answer quotes the rules
  readonly block = signal<string | null>(null);
  readonly words = signal<string[]>([]);
  readonly action = computed(() => {
    const block = this.answer.value?.actions.find(({ name }) => name === this.block.value);
    const words = this.words.value.slice(0, block?.parts.length);
    return block && words.filter(Boolean).length === block.parts.length ? [block.name, ...words].join(" ") : null;
  });
  readonly sketch = signal<EditSketch | null>(null); // the last that could be drawn

  constructor(readonly game: string) {
    super();
  }

  /** Another position, or the same with other options. */
  look = (
    position: JsonObject | string | null,
    options: Options = this.options.value,
    begin: "start" | "middle" = "start",
  ): Promise<boolean> => {
    batch(() => {
      this.options.value = options;
      this.position.value = position;
    });
    return this.ask(begin);
  };

  /** A kind of action; what its parts were is forgotten. */
  kind = (name: string): void => {
    this.block.value = name;
    this.words.value = [];
    void this.ask();
  };

  word = (part: number, word: string): void => {
    const words = [...this.words.value];
    words[part] = word;
    this.words.value = Array.from(words, (one) => one ?? "");
    void this.ask();
  };

  /** A whole action, as it is written. */
  whole = (text: string): void => {
    const [name = "", ...words] = text.split(" ");
    this.block.value = name;
    this.words.value = words;
    void this.ask();
  };

  ask(begin: "start" | "middle" = "start"): Promise<boolean> {
    const action = this.action.value;
    const code = language.value;
    const asked = ask("oracle.may", {
      game: this.game,
      options: this.options.value,
      position: this.position.value,
      language: code,
      begin,
      seed: Math.floor(Math.random() * SEEDS),
      ...(action && { action }),
    });
    return this.latest(asked, (found) => {
      this.answer.value = found;
      this.language.value = code;
      this.options.value = found.options;
      this.position.value = found.position; // one that was made up stays the same
      if (found.sketch) this.sketch.value = found.sketch;
    });
  }
}
