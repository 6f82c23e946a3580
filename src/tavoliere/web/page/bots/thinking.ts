// Bots that think in this browser, in at most two workers, and in no more than it has cores.

import type { BotTables, GameTables } from "../protocol";
import { judgeOf } from "./bots";
import type { BotAnswer, BotQuestion, GameSetting, Knowledge } from "./mind";
import type { FromWorker, ToWorker } from "./worker";

declare const BOT_WORKER: string; // its file, beside this one's

const MOST = 2;

/** What bots need to know, and where it comes from. */
interface Library {
  /** All there is to know of a game, but what was learned of it. */
  knowledge(game: string): Promise<Knowledge>;
  network(address: string): Promise<Uint8Array>;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (problem: Error) => void;
}

/** A worker, and what it has been told. */
class Thinker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  readonly known = new Set<string>();

  constructor(private readonly dies: () => void) {
    this.worker = new Worker(new URL(BOT_WORKER, import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const one = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("problem" in data) one?.reject(new Error(data.problem));
      else one?.resolve(data.answer);
    };
    this.worker.onerror = ({ message }) => this.end(message);
  }

  get busy(): number {
    return this.waiting.size;
  }

  tell(told: ToWorker, handed: Transferable[] = []): void {
    this.worker.postMessage(told, handed);
  }

  ask(id: number, question: BotQuestion, stop?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.tell({ type: "ask", id, question });
      stop?.addEventListener("abort", () => this.tell({ type: "stop", id }));
    });
  }

  /** Whoever waits for it is told so. */
  end(problem: string): void {
    this.worker.terminate();
    this.dies();
    for (const { reject } of this.waiting.values()) reject(new Error(problem));
    this.waiting.clear();
  }
}

export class Thinking {
  private thinkers: Thinker[] = [];
  private last = 0;

  constructor(private readonly library: Library) {}

  /** The answer to a question; once `stop` is set, the best that has been thought of so far. */
  async answer<Asked extends BotQuestion>(question: Asked, stop?: AbortSignal): Promise<BotAnswer<Asked["kind"]>> {
    await this.teach(question, needsLearning(question));
    // A level of several trees has one in each worker: the first of them asks the other.
    const [first, ...others] = this.all as [Thinker, ...Thinker[]];
    const free = question.kind === "choice" ? first : ([first, ...others].find(({ busy }) => !busy) ?? first);
    return (await free.ask(++this.last, question, stop)) as BotAnswer<Asked["kind"]>;
  }

  /** Makes sure that nothing need be fetched when advice is asked for. */
  prepare = (setting: GameSetting): Promise<void> => this.teach(setting, () => true);

  /** Every worker knows what the others know. */
  private async teach({ game, options }: GameSetting, learns: (bots: BotTables) => boolean): Promise<void> {
    const knowledge = await this.library.knowledge(game);
    const { tables, bots } = knowledge;
    const { name, network } = learns(bots) ? judgeFor(tables, bots, options) : NOTHING;
    const content = network && (await this.library.network(network.address));
    for (const one of this.all) {
      if (!one.known.has(game)) one.tell({ type: "know", knowledge });
      one.known.add(game);
      const learned = `${game} ${name}`;
      if (content && !one.known.has(learned)) one.tell({ type: "learn", game, judge: name, content });
      if (content) one.known.add(learned);
    }
  }

  private get all(): Thinker[] {
    if (!this.thinkers.length) {
      const count = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1));
      const end = () => this.close("a worker has died");
      this.thinkers = Array.from({ length: count }, () => new Thinker(end));
      const [first, ...others] = this.thinkers;
      for (const other of others) {
        const { port1, port2 } = new MessageChannel();
        first!.tell({ type: "meet", port: port1, asks: false }, [port1]);
        other.tell({ type: "meet", port: port2, asks: true }, [port2]);
      }
    }
    return this.thinkers;
  }

  /** Ends the workers; the next question begins with new ones. */
  close(problem = "closed"): void {
    const [...ended] = this.thinkers;
    this.thinkers = [];
    for (const one of ended) one.end(problem);
  }
}

const NOTHING = { name: "", network: null };

const needsLearning =
  (question: BotQuestion) =>
  ({ levels }: BotTables): boolean =>
    question.kind !== "choice" || levels.some(({ name, learned }) => name === question.level.name && learned);

function judgeFor(tables: GameTables, bots: BotTables, options: Record<string, unknown>) {
  const all = { ...tables.usual, ...options };
  return judgeOf(bots, all, tables.messages.sides[all.players as number]!);
}
