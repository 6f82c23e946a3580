// What the server has: games with their options, and the levels of its bots.

import { signal } from "@preact/signals";
import { fetchShelf } from "./api";
import type { Shelf } from "./protocol";

export const shelf = signal<Shelf | null>(null);
export const levels = signal<string[]>([]);

let asked: Promise<void> | null = null;

export function openShelf(): Promise<void> {
  asked ??= fetchShelf().then(
    (found) => {
      shelf.value = found;
      levels.value = found.levels;
    },
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}
