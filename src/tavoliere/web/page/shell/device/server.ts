// The server, as far as it answers: over HTTP, and whether it did when it was last asked.

import { signal } from "@preact/signals";
import type { Message, OfflinePlan, Problem } from "../../protocol";
import { storage } from "./storage";

/** What was asked for was refused, with a sentence for whoever asked. */
export class Refused extends Error {
  constructor(readonly says: Message) {
    super(says[0]);
  }
}

/** Nobody answers. */
export class Unreachable extends Refused {
  constructor(says = "page-unreachable") {
    super([says, {}]);
  }
}

/** Where the page lies, from which all of its own addresses go on: it may lie anywhere. */
export const HOME = new URL(".", import.meta.url).href;
/** The page lies there as files (`web/site.py`), and no server is behind it. */
export const serverless = document.documentElement.dataset.server === "none";
/** What is the same for everybody, which is there as files, too. */
const DOCUMENT = /^\/api\/(games|words|lessons|rulebook|reference|puzzles|offline)(\/|$)/;

export const absent = signal(false); // it did not answer when it was last asked
export const newer = signal(false); // it has another version of this page

const NO_SERVER = [502, 503, 504]; // what stands before a server says that there is none
const mine = document.querySelector<HTMLScriptElement>("script[src]")?.src.split("/").at(-1);

window.addEventListener("offline", () => {
  absent.value = !serverless;
});

/** Where an address of the API is to be had; null where only a server would answer. */
function placeOf(path: string, isRead: boolean): string | null {
  if (!serverless) return HOME + path.slice(1);
  return isRead && DOCUMENT.test(path) ? HOME + fileOf(path) : null;
}

/** The file in which a document lies (`file_of` in `web/site.py`). */
function fileOf(path: string): string {
  const name = path.slice(1).replace(/[?&=]/g, "-");
  if (/\.[a-z]+$/.test(name)) return name;
  return name + (name.startsWith("api/words/") ? ".txt" : name.includes("/networks/") ? ".bin" : ".json");
}

export async function ask(path: string, body?: unknown, own?: string, enough?: AbortSignal): Promise<Response> {
  const place = placeOf(path, body === undefined && own === undefined);
  if (!place) throw new Unreachable("page-serverless-not");
  let response: Response;
  const headers = {
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(own !== undefined && { Authorization: `Bearer ${own}` }),
  };
  try {
    response = await fetch(place, {
      headers,
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      ...(enough && { signal: enough }),
    });
  } catch {
    if (enough?.reason?.name !== "AbortError") absent.value = !serverless; // else whoever asked wants to know it no more
    throw new Unreachable();
  }
  absent.value = !serverless && response.headers.has("Tavoliere-Kept"); // by the service worker
  const page = response.headers.get("Tavoliere-Page");
  if (page && mine && !absent.value) newer.value = page !== mine;
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (!told?.message && NO_SERVER.includes(response.status)) {
    absent.value = true;
    throw new Unreachable();
  }
  // Another device has sent this one away: it is nobody's any more.
  if (told?.message?.[0] === "web-no-person" && own === storage.mine.value?.own) storage.mine.value = null;
  throw new Refused(told?.message ?? ["page-failed", { status: response.status }]);
}

export const json = async <T>(path: string, body?: unknown, own?: string, enough?: AbortSignal): Promise<T> =>
  (await (await ask(path, body, own, enough)).json()) as T;
/** What a browser may keep. */
export const fetchPlan = () => json<OfflinePlan>("/api/offline");
export const text = async (path: string): Promise<string> => (await ask(path)).text();
