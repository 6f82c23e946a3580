// How a table's client speaks with whoever keeps the game: a server over a socket (`socket.ts`), or this device
// (`device-table.ts`).

import type { ReadonlySignal } from "@preact/signals";
import type { FromServer, Message, Request } from "../../protocol";

export type TableRequest = Request extends infer One ? (One extends { type: string } ? Omit<One, "id"> : never) : never;

export interface TableLine {
  readonly open: ReadonlySignal<boolean>; // a seat has been taken and nothing is known to be wrong
  readonly retrying: ReadonlySignal<number>; // attempts since the connection was lost
  readonly turnedAway: ReadonlySignal<Message | null>; // the link is no seat
  readonly seated: string; // the link of the seat in which this line sits
  /** Sits down at another seat of the same screen. */
  sit(token: string): Promise<void>;
  /** Sends a request; the answer to it, or Refused. */
  ask(request: TableRequest): Promise<FromServer>;
  /** Sends a request that has no answer of its own, unless it is refused. */
  tell(request: TableRequest, refused: (says: Message) => void): void;
  turnAway(says: Message): void;
  close(): void;
}
