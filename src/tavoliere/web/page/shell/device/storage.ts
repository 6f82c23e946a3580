// What this browser remembers: the tables at which somebody sits here, and how they like things.

import { effect, type Signal, signal } from "@preact/signals";
import type { Branches } from "../../protocol";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** How I have done against the bots: games won, lost, and shared, by game and by the bot's level. */
interface Tallies {
  counted: string[]; // tables that must not be counted again
  games: Record<string, Record<string, Tally>>;
}

export type Tally = Record<"won" | "lost" | "shared", number>;

/** A table that this browser knows. A link invites to a seat; whoever sits there comes back with a token of their own. */
export interface KeptTable {
  table: string;
  game: string;
  here: Record<number, string>; // the seats at this screen, with what it comes back with
  away: Record<number, string>; // invitations of friends, as the one who opened the table keeps them
  spectator: string | null;
  read?: number; // the steps up to which summaries have been read
  when: number;
}

/** That this browser is one of somebody's devices, on all of which they find their games. */
interface KeptMine {
  own: string; // what it comes back with
  link: string | null; // what makes a device theirs, as far as this one knows it
  joined: string[]; // of the seats at this screen, those that are among their games
}

/** A study that was made here, and what it can be changed with. */
export interface KeptStudy {
  key: string;
  token: string;
  game: string;
  when: number;
}

/** A study as it was left here. */
export interface StudyDraft {
  n: number; // how often the study had been changed before
  line: Branches;
  at: number;
  players: string[];
}

/** How far somebody has come in the lessons of a game. */
export interface Learned {
  done: string[]; // lessons, by name
  at: Record<string, number>; // the step at which a lesson was left
}

/** How far somebody has come with the puzzles of a game. */
export interface PuzzleProgress {
  done: Record<string, "solved" | "seen">; // by key; of those seen the solution was asked for
  setting: string; // the one whose puzzles are wanted; "" for all
}

/** A table of data that somebody has read off their own box. */
export interface OwnFacts {
  name: string;
  option: string;
  table: Record<string, Json>;
}

/** House rules that somebody plays by: every choice but how many play. */
export interface HouseRules {
  name: string;
  options: Record<string, Json>;
}

/** What somebody counts beside their own board, and what has been counted before. */
export interface KeptScores {
  options: Record<string, Json>;
  count: string;
  given: Record<string, Json>;
  names: string[];
  rounds: { gained: number[]; scores: number[] }[];
}

/** How long things take, in multiples of the normal time. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, once: 0 };
export type Speed = keyof typeof SPEEDS;

const MOST_TABLES = 30;
const MOST_STUDIES = 200;
const MOST_LINKS = 100;

const RENAMED: Record<string, string> = { page: "novice" }; // bots, as an earlier version stored them
const currentName = (player: string): string => RENAMED[player] ?? player;

function renameLevels(tallies: Record<string, Tally>): void {
  for (const [old, name] of Object.entries(RENAMED)) {
    if (tallies[old]) tallies[name] = tallies[old];
    delete tallies[old];
  }
}

/** JSON as this browser stored it, perhaps by an earlier version of this page; bots go by the names of today. */
export function parseStored<T>(text: string): T {
  return JSON.parse(text, (key, value) => {
    if (key === "player" || key === "substitute") return currentName(value);
    if ((key === "players" || key === "who") && Array.isArray(value)) return value.map(currentName);
    if (key === "games") for (const levels of Object.values(value as Tallies["games"])) renameLevels(levels);
    return value;
  }) as T;
}

/** What stands under a name in this browser, or in this tab; else what is to be there at first. */
export function readJson<T>(key: string, initial: T, place: "browser" | "tab" = "browser"): T {
  try {
    return parseStored<T | null>(storeOf(place).getItem(key) ?? "null") ?? initial;
  } catch {
    return initial;
  }
}

/** A browser that stores nothing still plays: the link in the address is the seat. */
export function writeJson(key: string, value: unknown, place: "browser" | "tab" = "browser"): void {
  try {
    storeOf(place).setItem(key, JSON.stringify(value));
  } catch {
    // what was not stored is asked for again
  }
}

const storeOf = (place: "browser" | "tab"): Storage => (place === "tab" ? sessionStorage : localStorage);

function remembered<T>(name: string, initial: T, place: "browser" | "tab" = "browser"): Signal<T> {
  const key = `tavoliere-${name}`;
  const found = signal(readJson(key, initial, place));
  effect(() => writeJson(key, found.value, place));
  window.addEventListener("storage", (event) => {
    if (event.key === key && event.storageArea === storeOf(place)) found.value = readJson(key, initial, place);
  });
  return found;
}

export const storage = {
  language: remembered<string | null>("language", null),
  theme: remembered<"light" | "dark" | null>("theme", null), // null: as the system likes it
  name: remembered<string>("name", ""),
  sound: remembered<boolean>("sound", false),
  mute: remembered<boolean>("mute", false), // nothing of what others say at a table
  tallies: remembered<Tallies>("tallies", { counted: [], games: {} }),
  notify: remembered<boolean>("notify", false),
  mail: remembered<{ address: string; holder: string }>("mail", { address: "", holder: "" }), // where I am written to
  still: remembered<boolean>("still", false),
  speed: remembered<Speed>("speed", "normal"),
  waits: remembered<boolean>("waits", false), // for me, after each opponent
  list: remembered<boolean>("list", false), // of choices, unfolded
  tutor: remembered<boolean>("tutor", false), // asks before a choice that is clearly worse than another
  confirm: remembered<"always" | "final" | "never">("confirm", "final"),
  tables: remembered<KeptTable[]>("tables", []),
  own: remembered<Record<string, string>>("own", {}), // what this browser comes back with, by the link that it came with
  mine: remembered<KeptMine | null>("mine", null),
  matchmaking: remembered<string[]>("matchmaking", []), // open tables at which somebody waits here for a game to begin
  studies: remembered<KeptStudy[]>("studies", []),
  drafts: remembered<Record<string, StudyDraft>>("drafts", {}), // of studies, by key: what the server has not got yet
  draws: remembered<boolean>("draws", false), // in a study I say myself what chance does
  learned: remembered<Record<string, Learned>>("learned", {}), // by game
  puzzles: remembered<Record<string, PuzzleProgress>>("puzzled", {}), // by game
  facts: remembered<Record<string, OwnFacts[]>>("facts", {}), // by game
  houses: remembered<Record<string, HouseRules[]>>("houses", {}), // by game
  scores: remembered<Record<string, KeptScores>>("scores", {}), // by game
  parts: remembered<string[]>("parts", []), // what goes on without the network, besides the page: games, and Python
  putAway: remembered<string[]>("put-away", [], "tab"), // invitations that somebody has put away
  met: remembered<string[]>("met", []), // games of which somebody knows that they can be learned
};

const WATCHING = "watch";
export const DEVICE_STUDY = "tavoliere-study-"; // before the name of a study of this device

/** A table of this device, and the seat there, of the link to one; null for a seat that a server knows. */
export function deviceSeat(link: string): { table: string; seat: number } | null {
  const found = link.match(/^(device-[0-9a-f]+)-(\w+)$/);
  return found && { table: found[1]!, seat: found[2] === WATCHING ? -1 : Number(found[2]) };
}

/** The link to a seat of a table of this device, or to where one only looks on. */
export const deviceLink = (table: string, seat: number): string => `${table}-${seat < 0 ? WATCHING : seat}`;

/** Whether a table, or whatever else has a name of its own, is this device's, and no server's. */
export const isDevices = (name: string): boolean => name.startsWith("device-");

/** A name for something of this device that nothing else has. */
export const freshDeviceName = (): string =>
  `device-${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** From now on a part of everything goes on without the network: a game that somebody has opened (`offline-cache.ts`). */
export function keepPart(part: string): void {
  if (!storage.parts.peek().includes(part)) storage.parts.value = [...storage.parts.peek(), part];
}

/** Keeps a table on top of the others; what is known of it already stays. */
export function keepTable(fresh: Partial<KeptTable> & { table: string; game: string }): void {
  const old = storage.tables.value.find((one) => one.table === fresh.table);
  const table: KeptTable = {
    table: fresh.table,
    game: fresh.game,
    here: { ...old?.here, ...fresh.here },
    away: { ...old?.away, ...fresh.away },
    spectator: fresh.spectator ?? old?.spectator ?? null,
    read: fresh.read ?? old?.read,
    when: Date.now(),
  };
  const others = storage.tables.value.filter((one) => one.table !== fresh.table);
  let left = MOST_TABLES; // of those whose game a server keeps; a game of this device is nowhere else
  storage.tables.value = [table, ...others].filter((one) => isDevices(one.table) || left-- > 0);
}

export function tableOf(token: string): KeptTable | undefined {
  const mine = storage.own.value[token];
  return storage.tables.value.find(
    (one) => one.spectator === token || Object.values(one.here).some((seat) => seat === token || seat === mine),
  );
}

/**
 * What this browser comes back with after it came with a link: its own secret, so that whoever gave the link away can't
 * sit here too. It is kept before it is sent: should the answer be lost, the next attempt is the same one again.
 */
export function ownOf(link: string): string {
  if (isDevices(link)) return link;
  const known = storage.own.value[link];
  if (known !== undefined) return known;
  const mine = (one: KeptTable) => [...Object.values(one.here), ...Object.values(one.away), one.spectator];
  if (Object.values(storage.own.value).includes(link) || storage.tables.value.some((one) => mine(one).includes(link)))
    return link;
  const own = freshSecret();
  storage.own.value = Object.fromEntries([...Object.entries(storage.own.value), [link, own]].slice(-MOST_LINKS));
  return own;
}

/** 192 bits that nobody else knows. */
export function freshSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export function forgetTable(table: string): void {
  storage.tables.value = storage.tables.value.filter((one) => one.table !== table);
}

export function keepToken(study: Omit<KeptStudy, "when">): void {
  storage.studies.value = [{ ...study, when: Date.now() }, ...storage.studies.value].slice(0, MOST_STUDIES);
}

/** What a study can be changed with, where it was made in this browser. */
export const tokenOfStudy = (key: string): string | undefined =>
  storage.studies.value.find((one) => one.key === key)?.token;

/** The study stays as it is: this browser cannot change it any more. */
export function forgetStudy(key: string): void {
  if (isDevices(key)) localStorage.removeItem(DEVICE_STUDY + key);
  storage.studies.value = storage.studies.value.filter((one) => one.key !== key);
}
