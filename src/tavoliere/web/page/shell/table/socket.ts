// One socket to the server, mended by itself whenever it breaks.

import { signal } from "@preact/signals";
import type { FromServer, Message } from "../../protocol";
import { PROTOCOL } from "../../protocol-version";
import { Refused } from "../common/api";
import { ownOf } from "../device/storage";
import { messageOf } from "./frames";
import type { TableLine, TableRequest } from "./table-line";

const FIRST_PAUSE = 250; // milliseconds before the first attempt to come back; each further one waits longer
const LONGEST_PAUSE = 8000;
const MOVED_ON = 1012; // the code with which a server sends everybody to another: what it had not answered is not done
export const OLD_PAGE = "web-old-page"; // the server speaks otherwise than this page
const SPREAD = 200; // milliseconds in which those come who were sent there

type Answer = { request: TableRequest; resolve?: (message: FromServer) => void; reject: (reason: Refused) => void };

export class Connection implements TableLine {
  readonly open = signal(false);
  readonly retrying = signal(0);
  readonly turnedAway = signal<Message | null>(null);
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Answer>();
  private last = 0;
  private timer = 0;
  private closed = false;
  private unsaid: Answer[] = []; // what a server that stops has not heard

  constructor(
    private token: string,
    private receive: (message: FromServer) => void,
    private read: () => number | undefined, // the steps up to which summaries have been read
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.lose);
    this.connect();
  }

  get seated(): string {
    return this.token;
  }

  async sit(token: string): Promise<void> {
    this.token = token;
    if (this.socket?.readyState === WebSocket.OPEN) await this.ask(this.place);
  }

  private get place(): TableRequest {
    return { type: "sit", token: this.token, own: ownOf(this.token), protocol: PROTOCOL, read: this.read() };
  }

  ask(request: TableRequest): Promise<FromServer> {
    return new Promise((resolve, reject) => this.send({ request, resolve, reject }));
  }

  tell(request: TableRequest, refused: (says: Message) => void): void {
    this.send({ request, reject: ({ says }) => refused(says) });
  }

  private send(answer: Answer): void {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      if (this.open.value) this.unsaid.push(answer);
      else answer.reject(new Refused(["page-unreachable", {}]));
      return;
    }
    const id = ++this.last;
    this.waiting.set(id, answer);
    this.socket.send(JSON.stringify({ ...answer.request, id }));
  }

  turnAway(says: Message): void {
    this.turnedAway.value = says;
    this.close();
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.lose);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.ask(this.place).then(
        () => {
          this.open.value = true;
          this.retrying.value = 0;
          for (const answer of this.unsaid.splice(0)) this.send(answer);
        },
        (refused: Refused) => {
          if (socket.readyState === WebSocket.OPEN) this.turnAway(refused.says);
        },
      );
    };
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      if (socket === this.socket) this.take(messageOf(event.data));
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.socket) return;
      if (event.code === MOVED_ON && this.open.value && !this.closed) this.moveOn();
      else this.again();
    };
  }

  private take(message: FromServer): void {
    const answer = message.re === undefined ? undefined : this.waiting.get(message.re);
    if (message.re !== undefined) this.waiting.delete(message.re);
    if (message.type === "refused" && answer) {
      answer.reject(new Refused(message.message));
    } else {
      this.receive(message);
      answer?.resolve?.(message);
    }
  }

  /** Connects to another server at once; nobody is told unless that fails. */
  private moveOn(): void {
    // What has no answer of its own may have been done.
    this.unsaid.push(...[...this.waiting.values()].filter(({ request, resolve }) => resolve && request.type !== "sit"));
    this.waiting.clear();
    this.timer = window.setTimeout(() => this.connect(), Math.random() * SPREAD);
  }

  private again(): void {
    window.clearTimeout(this.timer);
    this.open.value = false;
    for (const answer of [...this.waiting.values(), ...this.unsaid.splice(0)])
      if (answer.resolve) answer.reject(new Refused(["page-unreachable", {}]));
    this.waiting.clear();
    if (this.closed) return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.retrying.value);
    this.retrying.value += 1;
    this.timer = window.setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private hurry = (): void => {
    if (this.open.value) return;
    window.clearTimeout(this.timer);
    this.abandon();
    this.connect();
  };

  private lose = (): void => {
    this.abandon();
    this.again();
  };

  private abandon(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }
}
