// Games with the real box, kept on this device: nothing of them is kept anywhere else.

import type { RealLinks } from "../../protocol";
import { Refused } from "../common/api";

/** As `referee/record.py` writes it. */
export interface RealGame {
  game: string;
  options: Record<string, unknown>;
  seats: { name: string; player: string }[];
  cards: "public" | "own" | "typed";
  told: string[];
  rest: string[];
  was: string[] | null;
  [name: string]: unknown;
}

/** A real game as it is kept. */
export interface KeptGame {
  key: string;
  record: RealGame;
  scores: number[];
  over: boolean;
  when: number;
  shared?: RealLinks; // others follow it by these links
  phone?: number; // not kept here: this device sits at a game that another leads, at this seat; its key is what lets it in
  n: number; // how often it was kept: whoever has an older one must not write over it
}

const STORE = "games";

let opening: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("tavoliere-real-games", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Does something with what is kept; Refused with a sentence where the browser does not let us. */
async function with_<Found>(
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore, found: (value: Found) => void) => void,
): Promise<Found> {
  try {
    const database = await opened();
    return await new Promise<Found>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      let result: Found;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Refused(["page-referee-elsewhere", {}]));
      what(transaction.objectStore(STORE), (value) => {
        result = value;
      });
    });
  } catch (problem) {
    if (problem instanceof Refused) throw problem;
    const full = problem instanceof DOMException && problem.name === "QuotaExceededError";
    throw new Refused([full ? "page-referee-no-room" : "page-referee-not-kept", {}]);
  }
}

/** All of them, the latest first. */
export async function realGames(): Promise<KeptGame[]> {
  const games = await with_<KeptGame[]>("readonly", (store, found) => {
    const request = store.getAll() as IDBRequest<KeptGame[]>;
    request.onsuccess = () => found(request.result);
  });
  return games.sort((one, other) => other.when - one.when);
}

export const realGame = (key: string): Promise<KeptGame | undefined> =>
  with_("readonly", (store, found) => {
    const request = store.get(key) as IDBRequest<KeptGame | undefined>;
    request.onsuccess = () => found(request.result);
  });

/** Keeps a game, unless another tab has kept it since; the number it is kept under. */
export function keepReal(game: KeptGame): Promise<number> {
  void navigator.storage?.persist?.(); // a browser that is short of room shall not take this first
  return with_("readwrite", (store, found) => {
    const request = store.get(game.key) as IDBRequest<KeptGame | undefined>;
    request.onsuccess = () => {
      if (request.result && request.result.n !== game.n) return store.transaction.abort();
      store.put({ ...game, n: game.n + 1 });
      found(game.n + 1);
    };
  });
}

export const forgetReal = (key: string): Promise<void> =>
  with_("readwrite", (store, found) => {
    store.delete(key);
    found();
  });

export const freshKey = (): string => crypto.getRandomValues(new Uint32Array(2)).join("");
