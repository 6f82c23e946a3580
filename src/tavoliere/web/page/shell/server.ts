// The server, as far as it answers: over HTTP, and whether it did when it was last asked.

import { signal } from "@preact/signals";
import type { Message, Problem } from "../protocol";

/** What was asked for was refused, with a sentence for whoever asked. */
export class Refused extends Error {
  constructor(readonly says: Message) {
    super(says[0]);
  }
}

/** Nobody answers. */
export class Unreachable extends Refused {
  constructor() {
    super(["page-unreachable", {}]);
  }
}

export const absent = signal(false); // it did not answer when it was last asked
export const newer = signal(false); // it has another version of this page

const NO_SERVER = [502, 503, 504]; // what stands before a server says that there is none
const mine = document.querySelector<HTMLScriptElement>("script[src]")?.src.split("/").at(-1);

window.addEventListener("offline", () => {
  absent.value = true;
});

export async function ask(path: string, body?: unknown, own?: string, enough?: AbortSignal): Promise<Response> {
  let response: Response;
  const headers = {
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(own !== undefined && { Authorization: `Bearer ${own}` }),
  };
  try {
    response = await fetch(path, {
      headers,
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      ...(enough && { signal: enough }),
    });
  } catch {
    if (enough?.reason?.name !== "AbortError") absent.value = true; // else whoever asked wants to know it no more
    throw new Unreachable();
  }
  absent.value = response.headers.has("Tavoliere-Kept"); // by the service worker
  const page = response.headers.get("Tavoliere-Page");
  if (page && mine && !absent.value) newer.value = page !== mine;
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (!told?.message && NO_SERVER.includes(response.status)) {
    absent.value = true;
    throw new Unreachable();
  }
  throw new Refused(told?.message ?? ["page-failed", { status: response.status }]);
}

export const json = async <T>(path: string, body?: unknown, own?: string, enough?: AbortSignal): Promise<T> =>
  (await (await ask(path, body, own, enough)).json()) as T;
export const text = async (path: string): Promise<string> => (await ask(path)).text();
