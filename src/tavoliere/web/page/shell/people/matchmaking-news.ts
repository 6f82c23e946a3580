// What is going on at the open tables: looked at while somebody sees them, or waits for a game to begin.

import { effect, signal } from "@preact/signals";
import type { Begun, Matchmaking } from "../../protocol";
import { fetchHere, fetchMatchmaking } from "../common/api";
import { go, route } from "../common/routes";
import { sayer } from "../common/words";
import { play } from "../device/sounds";
import { keepTable, ownOf, storage } from "../device/storage";

const WAIT = 25; // seconds for which the server holds its answer back
const PAUSE = 3000; // milliseconds before somebody is asked again who did not answer

/** Whether this server has open tables; false until it is known. */
export const hasMatchmaking = signal(false);
export const matchmaking = signal<Matchmaking | null>(null);
/** A table that is looked at by its address: it may be one that is not listed. */
export const invited = signal("");
/** Which of the tables are looked at, where there are many. */
export const part = signal({ game: "", page: 0 });

let asked: Promise<void> | null = null;

export function learnMatchmaking(): Promise<void> {
  asked ??= fetchHere().then(
    (here) => {
      hasMatchmaking.value = here.matchmaking;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

let watching = 0; // screens that show the tables
let running = false;
let again: AbortController | null = null;

/** Keeps the tables as they are, as long as nobody says that it is enough. */
export function watchMatchmaking(): () => void {
  watching++;
  void run();
  return () => {
    watching--;
    if (!wanted()) again?.abort();
  };
}

const wanted = (): boolean => watching > 0 || storage.matchmaking.value.length > 0;

/** Looks at once: something has just been done here. */
export async function lookAgain(): Promise<void> {
  again?.abort();
  await look("", 0);
  void run();
}

async function run(): Promise<void> {
  if (running) return;
  running = true;
  while (wanted()) {
    try {
      again = new AbortController();
      await look(matchmaking.value?.version ?? "", WAIT, again.signal);
    } catch {
      if (again?.signal.aborted) continue;
      await new Promise((done) => window.setTimeout(done, PAUSE));
    }
  }
  running = false;
}

async function look(known: string, wait: number, enough?: AbortSignal): Promise<void> {
  const from = storage.mine.value?.own;
  const found = await fetchMatchmaking(from, { known, wait, offer: invited.value, ...part.value }, enough);
  matchmaking.value = found;
  for (const game of found.begun) if (storage.matchmaking.value.includes(game.offer)) begin(game);
  const mine = found.mine.map(({ offer }) => offer);
  const still = storage.matchmaking.value.filter((offer) => mine.includes(offer));
  if (still.length !== storage.matchmaking.value.length) storage.matchmaking.value = still;
}

/** What this browser sits down with when a game begins: kept before it is sent. */
export const seatOf = (offer: string): string => ownOf(`matchmaking/${offer}`);

export function keepSeat(offer: string, own: string): void {
  storage.own.value = { ...storage.own.value, [`matchmaking/${offer}`]: own };
}

export function waitAt(offer: string): void {
  if (!storage.matchmaking.value.includes(offer)) storage.matchmaking.value = [...storage.matchmaking.value, offer];
}

/**
 * All have sat down: off to the table, unless somebody is playing at another. A game of days waits among one's tables
 * for whoever is busy with something else.
 */
function begin({ offer, table, game, seat, live }: Begun): void {
  const own = seatOf(offer);
  storage.matchmaking.value = storage.matchmaking.value.filter((one) => one !== offer);
  keepTable({ table, game, here: { [seat]: own } });
  if (storage.sound.value) play("turn");
  if (document.hidden && storage.notify.value && "Notification" in window && Notification.permission === "granted")
    new Notification("Tavoliere", { body: sayer()("page-matchmaking-begins"), tag: "tavoliere-matchmaking" });
  const { at } = route.value;
  if (at === "matchmaking" || (live && at !== "sit")) go("sit", own);
}

/** Whoever waits for a game goes on waiting, wherever on the page they are, and after a reload. */
export function keepWaiting(): void {
  effect(() => {
    if (storage.matchmaking.value.length) void run();
  });
}
