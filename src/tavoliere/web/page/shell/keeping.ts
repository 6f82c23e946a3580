// Keeps everything in this browser that the page needs to work without the network, and keeps it up to date.

import { signal } from "@preact/signals";
import type { OfflinePlan } from "../protocol";
import { kept } from "./kept";
import { freshName, keptNames, matchKept, PLAN } from "./kept-files";
import { json, Refused, Unreachable } from "./server";

export const progress = signal<number | null>(null); // the part that is done of what is being fetched, up to 1

const AT_ONCE = 4; // files that are fetched at a time

/** Whether this browser can: only over https, or on the machine that the server runs on. */
export const canKeep = (): boolean => window.isSecureContext && "serviceWorker" in navigator && "caches" in window;

export const plan = (): Promise<OfflinePlan> => json<OfflinePlan>(PLAN);

/** One thing at a time, in whichever tab: what is looked up while it is removed would be there again. */
const alone = async <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request("tavoliere-keeping", work);

async function planKept(): Promise<OfflinePlan | null> {
  const found = await matchKept(PLAN);
  return found ? ((await found.json()) as OfflinePlan) : null;
}

/** What is kept by now: what localStorage remembers may have been thrown away by the browser. */
export async function lookUp(): Promise<OfflinePlan | null> {
  if (!canKeep()) return null;
  return alone(async () => {
    const found = await planKept();
    kept.offline.value = found?.version ?? "";
    return found;
  });
}

/**
 * Keeps the server's version of everything, unless it is kept already; Refused with a sentence if that fails.
 * `again`: only where something is kept, which may have been removed while the server was asked.
 */
export async function keep(again = false): Promise<void> {
  const wanted = await plan();
  await alone(async () => {
    if ((again && !kept.offline.value) || (await planKept())?.version === wanted.version) return;
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.storage.persist?.(); // or the browser may throw it away when room gets scarce
    progress.value = 0;
    try {
      await fetchAll(wanted);
      kept.offline.value = wanted.version;
    } catch (problem) {
      throw understood(problem);
    } finally {
      progress.value = null;
    }
  });
}

async function fetchAll(wanted: OfflinePlan): Promise<void> {
  const before = await completeOnes();
  const name = freshName();
  try {
    const cache = await caches.open(name);
    const left = [...wanted.addresses];
    const fetchSome = async (): Promise<void> => {
      for (let address = left.shift(); address !== undefined; address = left.shift()) {
        await cache.put(address, await fetched(address));
        progress.value = 1 - left.length / wanted.addresses.length;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
    // The server may have been replaced by another version meanwhile.
    const now = await json<OfflinePlan>(PLAN);
    if (now.version !== wanted.version) throw new Refused(["page-keep-changed", {}]);
    await cache.put(PLAN, new Response(JSON.stringify(wanted), { headers: { "Content-Type": "application/json" } }));
  } catch (problem) {
    await caches.delete(name);
    throw problem;
  }
  // The version before stays for pages that still run it; older ones go.
  for (const old of before.slice(1)) await caches.delete(old);
}

/** The names of what is kept completely, the latest first; what was left half done goes. */
async function completeOnes(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await keptNames())
    if (await (await caches.open(name)).match(PLAN)) found.push(name);
    else await caches.delete(name);
  return found;
}

/** A file: what never changes under its name need not be fetched again. */
async function fetched(address: string): Promise<Response> {
  const lasting = /-[A-Z0-9]{8}\.|^\/pyodide-|\/rules-/.test(address);
  const known = lasting ? await caches.match(address, { ignoreVary: true }) : undefined;
  if (known) return known;
  const response = await fetch(address, { cache: "reload" }).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw new Refused(["page-failed", { status: response.status }]);
  return response;
}

function understood(problem: unknown): unknown {
  return problem instanceof DOMException && problem.name === "QuotaExceededError"
    ? new Refused(["page-keep-no-room", {}])
    : problem;
}

/** Nothing is kept any more. */
export async function forget(): Promise<void> {
  await alone(async () => {
    for (const name of await keptNames()) await caches.delete(name);
    kept.offline.value = "";
  });
}
