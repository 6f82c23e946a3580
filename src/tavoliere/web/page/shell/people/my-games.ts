// One's games on all one's devices: which of them are elsewhere, and how this browser comes to sit there too.

import { effect } from "@preact/signals";
import type { MyDevice, MyGame } from "../../protocol";
import { carryGames, forgetMine, joinGames, sitAtMine, takeSeats } from "../common/api";
import { go } from "../common/routes";
import { removeGame } from "../device/device-games";
import { forgetTable, freshSecret, isDevices, keepTable, ownOf, storage } from "../device/storage";

const PAUSE = 400; // milliseconds, in which more may change
const MOST_JOINED = 200; // that are remembered

/** What kind of device this is, as its owner would call it. */
function deviceKind(): MyDevice["kind"] {
  const fine = matchMedia("(pointer: fine)").matches;
  if (fine) return "computer";
  return Math.min(screen.width, screen.height) < 600 ? "phone" : "tablet";
}

/** Makes the link that carries one's games, unless there is one already. */
export async function carry(): Promise<void> {
  if (storage.mine.value) return;
  const [own, link] = [freshSecret(), freshSecret()];
  await carryGames({ own, link, kind: deviceKind() });
  storage.mine.value = { own, link, joined: [] };
}

/** This browser becomes one of the devices of whoever has the link: its seats are found from the others, too. */
export async function arrive(link: string): Promise<void> {
  const own = freshSecret();
  await joinGames({ own, link, kind: deviceKind() });
  storage.mine.value = { own, link, joined: [] };
}

/** Whatever seats are taken at this screen join the games of whoever has it. */
export function keepJoining(): void {
  let timer = 0;
  effect(() => {
    const mine = storage.mine.value;
    const tokens = storage.tables.value.flatMap(({ table, here }) => (isDevices(table) ? [] : Object.values(here)));
    window.clearTimeout(timer);
    const missing = mine ? tokens.filter((token) => !mine.joined.includes(token)) : [];
    if (mine && missing.length) timer = window.setTimeout(() => void join(mine.own, missing), PAUSE);
  });
}

async function join(own: string, tokens: string[]): Promise<void> {
  const taken = await takeSeats(own, tokens.slice(-100)).catch(() => {});
  const mine = storage.mine.value;
  if (taken?.length && mine?.own === own)
    // some may have been asked for twice, while the answer was on its way
    storage.mine.value = { ...mine, joined: [...new Set([...mine.joined, ...taken])].slice(-MOST_JOINED) };
}

/** Sits down here at one's seats of a table at which one has sat on another device. */
export async function sitHere({ table, game, mine }: MyGame): Promise<void> {
  const { own } = storage.mine.value!;
  const here: Record<number, string> = {};
  for (const seat of mine) {
    // kept before it is sent, so that an attempt whose answer was lost is made again
    const secret = ownOf(`mine/${table}/${seat}`);
    await sitAtMine(own, { table, seat, own: secret });
    here[seat] = secret;
  }
  keepTable({ table, game, here });
  go("sit", here[mine[0]!]!);
}

/** Forgets a table, on all devices where nobody sits at it; a game of this device is deleted by that. */
export function forgetEverywhere(table: string): void {
  forgetTable(table);
  if (isDevices(table)) removeGame(table);
  const own = storage.mine.value?.own;
  if (own && !isDevices(table)) void forgetMine(own, table).catch(() => {});
}
