// Where the files are kept with which the page works without the network, for the page and its service worker alike.
//
// Each version of everything is in a cache of its own, which is complete once the plan is in it, the last thing to come.

export const PLAN = "/api/offline";
export const ANSWERS_WITHIN = 4000; // milliseconds, after which a server is taken not to answer
const NAME = "tavoliere-";

/** The caches of kept files, the latest first. */
export const keptNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(NAME)).sort((a, b) => since(b) - since(a));

export const freshName = (): string => NAME + Date.now();

const since = (name: string): number => Number(name.slice(NAME.length));

/** What the latest complete one has of an address. None is opened: that would make it again while it is removed. */
export async function matchKept(address: string): Promise<Response | undefined> {
  for (const cacheName of await keptNames())
    if (await caches.match(PLAN, { cacheName })) return caches.match(address, { cacheName, ignoreVary: true }); // packed or not, it is the same
  return undefined;
}
