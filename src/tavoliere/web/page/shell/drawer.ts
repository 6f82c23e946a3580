// What this device keeps of its own, such as a game that is played with the real box: more than a few settings, for as
// long as somebody wants it. Each thing has a key and is changed only by who knows its latest state, so that two tabs
// never overwrite each other's.

import { Refused } from "./server";

export interface Item<Value> {
  key: string;
  n: number; // how often it was changed
  when: number; // milliseconds since 1970
  value: Value;
}

/** Another tab has changed it meanwhile. */
export class Changed<Value> extends Refused {
  constructor(readonly item: Item<Value> | null) {
    super(["page-drawer-changed", {}]);
  }
}

const STORE = "items";

export class Drawer<Value> {
  private readonly channel: BroadcastChannel | null;
  private opened: Promise<IDBDatabase> | null = null;

  constructor(readonly name: string) {
    this.channel = "BroadcastChannel" in window ? new BroadcastChannel(`tavoliere-${name}`) : null;
  }

  /** Calls whoever wants to know that another tab has changed something; what it returns ends that. */
  listen(heard: (key: string) => void): () => void {
    const told = ({ data }: MessageEvent<string>) => heard(data);
    this.channel?.addEventListener("message", told);
    return () => this.channel?.removeEventListener("message", told);
  }

  /** Everything in it, the latest first. */
  async all(): Promise<Item<Value>[]> {
    const range = IDBKeyRange.bound([this.name], [this.name, []]);
    const found = (await this.within("readonly", (store) => store.getAll(range))) as Item<Value>[];
    return found.sort((a, b) => b.when - a.when);
  }

  async find(key: string): Promise<Item<Value> | null> {
    const found = await this.within("readonly", (store) => store.get([this.name, key]));
    return (found as Item<Value> | undefined) ?? null;
  }

  /** Puts a value under a key of which version `n` is known, 0 where it is new; Changed if there is another by now. */
  async put(key: string, n: number, value: Value): Promise<Item<Value>> {
    const item = { drawer: this.name, key, n: n + 1, when: Date.now(), value };
    await this.within("readwrite", (store, refuse) => {
      const looked = store.get([this.name, key]) as IDBRequest<Item<Value> | undefined>;
      looked.onsuccess = () => {
        if ((looked.result?.n ?? 0) !== n) refuse(new Changed(looked.result ?? null));
        else store.put(item);
      };
      return looked;
    });
    this.channel?.postMessage(key);
    void navigator.storage?.persist?.(); // or the browser may throw it away when room gets scarce
    return item;
  }

  async remove(key: string): Promise<void> {
    await this.within("readwrite", (store) => store.delete([this.name, key]));
    this.channel?.postMessage(key);
  }

  /** Does something as a whole or not at all; Refused with a sentence if the browser cannot. */
  private async within<Found>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, refuse: (reason: Refused) => void) => IDBRequest<Found>,
  ): Promise<Found> {
    const database = await this.open();
    return new Promise((resolve, reject) => {
      const change = database.transaction(STORE, mode, { durability: "strict" });
      let refused: Refused | null = null;
      const asked = work(change.objectStore(STORE), (reason) => {
        refused = reason;
        change.abort();
      });
      change.oncomplete = () => resolve(asked.result);
      change.onabort = () => reject(refused ?? understood(change.error));
    });
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      if (!window.indexedDB) throw new Refused(["page-drawer-none", {}]);
      const asked = indexedDB.open("tavoliere", 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: ["drawer", "key"] });
      asked.onsuccess = () => {
        asked.result.onclose = () => {
          this.opened = null; // the browser has closed it: it is opened anew
        };
        resolve(asked.result);
      };
      asked.onerror = () => reject(understood(asked.error));
    }).catch((problem: unknown) => {
      this.opened = null;
      throw problem;
    });
    return this.opened;
  }
}

function understood(problem: DOMException | null): Refused {
  return new Refused([problem?.name === "QuotaExceededError" ? "page-drawer-full" : "page-drawer-none", {}]);
}
