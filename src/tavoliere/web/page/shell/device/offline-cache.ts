// Keeps the page in this browser with every part that somebody has opened, such as a game, so that it goes on without the
// network; and keeps it up to date.

import { effect, signal } from "@preact/signals";
import type { OfflinePlan } from "../../protocol";
import { CONTENTS, type Contents, cacheNames, freshCacheName, latestCache } from "./offline-files";
import { fetchPlan, HOME, Refused, Unreachable } from "./server";
import { storage } from "./storage";

const AT_ONCE = 4; // files that are fetched at a time
const SOON = 1500; // milliseconds that a part waits which somebody has opened: its own screen comes first
const PAGE = "page"; // the part that is kept whatever somebody opens

/** What is kept in this browser; null before it is known, and where nothing is. */
export const contents = signal<Contents | null>(null);

/** Whether this browser can: only over https, or on the machine that the server runs on. */
export const canKeep = (): boolean => window.isSecureContext && "serviceWorker" in navigator && "caches" in window;

/** One thing at a time, in whichever tab. */
const alone = async <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request("tavoliere-keeping", work);

/** From now on: whatever somebody opens, and what is newer. */
export function updateCache(): void {
  if (!canKeep()) return;
  let timer = 0;
  const soon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void keep().catch(understood), SOON);
  };
  void navigator.serviceWorker.register(`${HOME}service-worker.js`).catch(understood);
  effect(() => {
    storage.parts.value;
    soon();
  });
  window.addEventListener("online", soon);
}

/** Without the network nothing is newer, and without room nothing is kept: whoever opened the page goes on. */
function understood(problem: unknown): void {
  if (!(problem instanceof Refused)) console.warn(problem);
}

/** What is kept by now: a browser may have thrown it away. */
export async function readContents(): Promise<void> {
  contents.value = canKeep() ? ((await latestCache(HOME))?.contents ?? null) : null;
}

async function keep(): Promise<void> {
  await readContents();
  const plan = await fetchPlan();
  await alone(() => fetchAll(plan));
}

/** Fetches what is missing: into the cache that is there, unless the version is another. */
async function fetchAll(plan: OfflinePlan): Promise<void> {
  const parts = [PAGE, ...storage.parts.value.filter((part) => part in plan.parts)];
  const latest = await latestCache(HOME);
  const same = latest?.contents.version === plan.version ? latest : null;
  const missing = parts.filter((part) => !same?.contents.kept.includes(part));
  if (!missing.length) return;
  const name = same?.name ?? freshCacheName();
  try {
    const cache = await caches.open(name);
    const left = missing.flatMap((part) => plan.parts[part]!.addresses);
    const fetchSome = async (): Promise<void> => {
      for (let address = left.shift(); address !== undefined; address = left.shift())
        await cache.put(HOME + address, await fetched(address));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
    // The server may have been replaced by another version meanwhile.
    if ((await fetchPlan()).version !== plan.version) throw new Refused(["page-newer", {}]);
    const now: Contents = { ...plan, kept: [...(same?.contents.kept ?? []), ...missing] };
    await cache.put(HOME + CONTENTS, new Response(JSON.stringify(now)));
    contents.value = now;
  } catch (problem) {
    if (!same) await caches.delete(name);
    throw problem;
  }
  // The version before stays for pages that still run it; older ones go, as does what was left half done.
  const [before] = (await cacheNames()).filter((one) => one < name);
  for (const one of await cacheNames()) if (one !== name && one !== before) await caches.delete(one);
}

/** A file: what never changes under its name need not be fetched again. */
async function fetched(address: string): Promise<Response> {
  const lasting = /-[A-Z0-9]{8}\.|^pyodide-|\/rules-/.test(address);
  const known = lasting ? await caches.match(HOME + address, { ignoreVary: true }) : undefined;
  if (known) return known;
  // By "reload" the service worker knows that it is to be what is there now.
  const response = await fetch(HOME + address, { cache: lasting ? "default" : "reload" }).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw new Refused(["page-failed", { status: response.status }]);
  return response;
}
