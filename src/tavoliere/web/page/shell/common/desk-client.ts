// Whoever asks the rules anew at every change: only the answer to the last question counts.

import { batch, signal } from "@preact/signals";
import type { Message } from "../../protocol";
import { Refused } from "./api";

export class DeskClient {
  readonly notice = signal<Message | null>(null); // why the last question was refused
  readonly busy = signal(false);
  private questions = 0;

  /** Takes the answer, unless something else has been asked meanwhile; whether it was not refused. */
  async latest<Told>(asked: Promise<Told>, take: (told: Told) => void): Promise<boolean> {
    const number = ++this.questions;
    this.busy.value = true;
    try {
      const told = await asked;
      if (number === this.questions)
        batch(() => {
          this.notice.value = null;
          take(told);
        });
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (number === this.questions) this.notice.value = problem.says;
      return false;
    } finally {
      if (number === this.questions) this.busy.value = false;
    }
  }
}
