// The rules in this browser, while no server answers: a worker that runs the same Python (docs/offline.md).

import type { Message } from "../../protocol";
import { latestCache } from "./offline-files";
import type { PythonAnswer, PythonQuestion } from "./offline-worker";
import { fetchPlan, HOME, Refused } from "./server";

declare const OFFLINE_WORKER: string; // its file, beside this one's

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { resolve: (told: string) => void; reject: (problem: Error) => void }>();

/** The answer to a question, which names what it asks for. */
export async function askOfflineRules<Told>(asked: object): Promise<Told> {
  const { rules } = (await latestCache(HOME))?.contents ?? (await fetchPlan());
  const told = JSON.parse(await put(HOME + rules, JSON.stringify(asked))) as Told | { refused: Message };
  if (told && typeof told === "object" && "refused" in told) throw new Refused(told.refused);
  return told as Told;
}

function put(rules: string, asked: string): Promise<string> {
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker ??= startWorker();
    worker.postMessage({ id, rules, asked } satisfies PythonQuestion);
  });
}

function startWorker(): Worker {
  const hired = new Worker(new URL(OFFLINE_WORKER, import.meta.url), { type: "module" });
  hired.onmessage = ({ data: { id, told, failed } }: MessageEvent<PythonAnswer>) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (told !== undefined) one?.resolve(told);
    else one?.reject(broken(failed));
    if (failed !== undefined) dismiss();
  };
  hired.onerror = ({ message }) => dismiss(message);
  return hired;
}

/** The next question goes to another worker; those that wait for an answer get none. */
function dismiss(problem?: string): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(broken(problem));
  waiting.clear();
}

function broken(problem?: string): Refused {
  console.error(problem);
  return new Refused(["page-alone-failed", {}]);
}
