// Analyses as far as they go, kept on this device, so that nothing is judged twice; with the records that were brought.

import type { Judged } from "../../analysis/tasks";

/** A record of a game, as far as it is read here. */
export interface AnyRecord {
  game: string;
  options: Record<string, unknown>;
  seats: { name: string; player: string }[];
  steps: string[];
}

/** What is kept of an analysis. */
interface KeptAnalysis {
  key: string;
  rules: string; // by which it was judged
  record: AnyRecord | null; // of a game that only this file knows
  judged: Judged[];
  when: number;
}

const STORE = "analyses";
const MOST = 100;
const unkept = new Map<string, KeptAnalysis>(); // where the browser stores nothing: as long as the page is open

let opening: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("tavoliere-analyses", 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(STORE, { keyPath: "key" }).createIndex("when", "when");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

export async function keptAnalysis(key: string): Promise<KeptAnalysis | null> {
  try {
    const store = (await opened()).transaction(STORE).objectStore(STORE);
    return await new Promise((resolve, reject) => {
      const request = store.get(key) as IDBRequest<KeptAnalysis | undefined>;
      request.onsuccess = () => resolve(request.result ?? null);
      request.onerror = () => reject(request.error);
    });
  } catch {
    return unkept.get(key) ?? null;
  }
}

/** Keeps an analysis; of very many the oldest goes. */
export async function keepAnalysis(analysis: KeptAnalysis): Promise<void> {
  try {
    const transaction = (await opened()).transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    store.put(analysis);
    store.count().onsuccess = ({ target }) => {
      if ((target as IDBRequest<number>).result <= MOST) return;
      store.index("when").openCursor().onsuccess = ({ target }) => {
        (target as IDBRequest<IDBCursorWithValue | null>).result?.delete();
      };
    };
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    unkept.set(analysis.key, analysis);
  }
}
