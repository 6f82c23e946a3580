// A worker in which bots think, so that the page never waits for them. It is told first what it needs to know.

import type { Grown } from "./growth";
import { type BotQuestion, type GrowQuestion, type Knowledge, Mind } from "./mind";

/** What a worker is told. */
export type ToWorker =
  | { type: "know"; knowledge: Knowledge }
  | { type: "learn"; game: string; judge: string; content: Uint8Array }
  | { type: "meet"; port: MessagePort; asks: boolean } // another worker, which is asked, or asks
  | { type: "ask"; id: number; question: BotQuestion }
  | { type: "stop"; id: number };

/** What it answers. */
export type FromWorker = { id: number; answer: unknown } | { id: number; problem: string };

type Put = (told: FromWorker) => void;

const stops = new Map<number, AbortController>();
const beside: ((question: GrowQuestion, stop: AbortSignal) => Promise<Grown>)[] = [];
const mind = new Mind(beside);
let latest: Promise<unknown> = Promise.resolve();

/** One question after the other: a tree that is asked for from beside belongs to one that is being answered there. */
function take(told: ToWorker, put: Put): void {
  if (told.type === "know") mind.know(told.knowledge);
  else if (told.type === "learn") mind.learn(told.game, told.judge, told.content);
  else if (told.type === "meet") meet(told.port, told.asks);
  else if (told.type === "stop") {
    stops.get(told.id)?.abort();
  } else {
    const { id, question } = told;
    const stop = new AbortController();
    stops.set(id, stop);
    latest = latest
      .then(() => mind.answer(question, stop.signal))
      .then(
        (answer) => put({ id, answer }),
        (problem: unknown) => put({ id, problem: String(problem) }),
      )
      .then(() => stops.delete(id));
  }
}

function meet(port: MessagePort, asks: boolean): void {
  if (asks) {
    port.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data, (told) => port.postMessage(told));
    return;
  }
  let last = 0;
  const waiting = new Map<number, { resolve: (grown: Grown) => void; reject: (problem: Error) => void }>();
  port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("problem" in data) one?.reject(new Error(data.problem));
    else one?.resolve(data.answer as Grown);
  };
  beside.push((question, stop) => {
    const id = --last; // apart from those that the page gives
    port.postMessage({ type: "ask", id, question } satisfies ToWorker);
    return new Promise<Grown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      const tell = () => port.postMessage({ type: "stop", id } satisfies ToWorker);
      if (stop.aborted) tell();
      else stop.addEventListener("abort", tell);
    });
  });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data, (told) => self.postMessage(told));
