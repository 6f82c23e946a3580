// What the server sends: texts in JSON, and those with the bytes of views behind them (`web/wire.py`).

import type { FromServer } from "../../protocol";

const LENGTH = 4; // bytes in which the length of the text stands
const words = new TextDecoder();

/** A message, with each view as its bytes. */
export function messageOf(frame: string | ArrayBuffer): FromServer {
  if (typeof frame === "string") return JSON.parse(frame) as FromServer;
  const size = new DataView(frame).getUint32(0, true);
  const view = (name: string, told: unknown) =>
    name === "view" && Array.isArray(told) ? new Uint8Array(frame, LENGTH + size + told[0], told[1]) : told;
  return JSON.parse(words.decode(new Uint8Array(frame, LENGTH, size)), view) as FromServer;
}
