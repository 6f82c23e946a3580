// Where the files are kept with which the page works without the network, for the page and its service worker alike.
//
// Each version of everything is in a cache of its own, which is complete once it is written there what it has, the last
// thing to come.

import type { OfflinePlan } from "../../protocol";

export const ANSWERS_WITHIN = 4000; // milliseconds, after which a server is taken not to answer
export const CONTENTS = "kept-files.json"; // what is complete, and lies nowhere but there
const NAME = "tavoliere-";

/** What is kept. */
export interface Contents extends OfflinePlan {
  kept: string[]; // the parts that are complete
}

/** The caches of kept files, the latest first; none where the address is not secure, as of a host in one's own network. */
export const cacheNames = async (): Promise<string[]> =>
  ((await self.caches?.keys()) ?? []).filter((name) => name.startsWith(NAME)).sort((a, b) => since(b) - since(a));

export const freshCacheName = (): string => NAME + Date.now();

const since = (name: string): number => Number(name.slice(NAME.length));

/** The latest cache that is complete, and what it has. None is opened: that would make it again while it is removed. */
export async function latestCache(home: string): Promise<{ name: string; contents: Contents } | null> {
  for (const cacheName of await cacheNames()) {
    const found = await caches.match(home + CONTENTS, { cacheName });
    if (found) return { name: cacheName, contents: (await found.json()) as Contents };
  }
  return null;
}

/** What the latest complete one has of an address. */
export async function matchCached(home: string, address: string): Promise<Response | undefined> {
  const latest = await latestCache(home);
  return latest ? caches.match(address, { cacheName: latest.name, ignoreVary: true }) : undefined; // packed or not, it is the same
}
