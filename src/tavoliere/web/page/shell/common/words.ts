// The words: the catalogues that terminal and server use too, put together in the reader's language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Message } from "../../protocol";
import { patternOf, type Say, sentences } from "../../sentences";
import { Refused } from "../device/server";
import { storage } from "../device/storage";
import { fetchFirstWords, fetchWords } from "./api";

export type { Say };

const BASE = "en"; // the language that has words for everything
let languages = [BASE]; // those that there are words in, as the server says

export const language = signal(storage.language.value ?? navigator.language.toLowerCase().split("-")[0] ?? BASE);

/** The language that comes after the one of the moment. */
export const nextLanguage = (): string => languages[(languages.indexOf(language.value) + 1) % languages.length] ?? BASE;

/** How dates and times are written: the language that is read here, as the browser's owner has it written. */
export const locale = (): string =>
  navigator.languages.find((one) => one.toLowerCase().startsWith(language.value)) ?? language.value;

const resources = new Map<string, Promise<FluentResource>>();
const bundles = signal(new Map<string, FluentBundle>()); // whoever said something says it again once there is more
const complete = new Set<string>(); // those of them that say all there is to say, not only what the lobby needs
const wanted = new Set<string>(); // the games whose words are needed, or their lessons'; "" for the program's own

function bundle(code: string, game: string, parts: FluentResource[]): void {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const part of parts) made.addResource(part, { allowOverrides: true });
  bundles.value = new Map(bundles.value).set(`${code} ${game}`, made);
}

/** What the lobby says, of itself and of every game, in all languages: one answer, which the page's HTML asks for. */
export async function openWords(): Promise<void> {
  const words = await fetchFirstWords();
  languages = Object.keys(words);
  if (!languages.includes(language.value)) language.value = BASE;
  document.documentElement.lang = language.value;
  for (const [code, games] of Object.entries(words)) {
    const parts = new Map(Object.entries(games).map(([game, text]) => [game, new FluentResource(text)]));
    for (const [game, part] of parts) bundle(code, game, game ? [parts.get("")!, part] : [part]);
  }
}

async function load(code: string, game: string): Promise<void> {
  const key = `${code} ${game}`;
  if (complete.has(key)) return;
  const above = game.split("/").map((_, i, all) => all.slice(0, i + 1).join("/")); // lessons use their game's words
  const parts = await Promise.all((game ? ["", ...above] : [""]).map((part) => resource(code, part)));
  if (complete.has(key)) return;
  complete.add(key);
  bundle(code, game, parts);
}

function resource(code: string, game: string): Promise<FluentResource> {
  const key = `${code} ${game}`;
  let found = resources.get(key);
  if (!found) {
    found = fetchWords(code, game).then((text) => new FluentResource(text));
    found.catch(() => resources.delete(key));
    resources.set(key, found);
  }
  return found;
}

/** Makes sure that the page's words and those of games are there, in the language of the moment. */
export async function learn(...games: string[]): Promise<void> {
  for (const game of ["", ...games]) wanted.add(game);
  await Promise.all([...wanted].map((game) => load(language.value, game)));
}

/** Changes the language once everything needed is there in it. */
export async function speak(code: string): Promise<void> {
  await Promise.all([...wanted].map((game) => load(code, game)));
  storage.language.value = code;
  language.value = code;
  document.documentElement.lang = code;
}

/** What a language is called in it. */
export const languageName = (code: string): string => sentences(bundles.value.get(`${code} `), [])("page-language");

/** The sentences of a game, or of the program, with the players called by their names. */
export const sayer = (game = "", seats: { name: string }[] = []): Say =>
  sentences(bundles.value.get(`${language.value} ${game}`), seats);

/** Those who gave no name are called by their seat, in the reader's language. */
export function named<Seated extends { name: string }>(seats: Seated[]): Seated[] {
  const say = sayer();
  return seats.map((seat, i) => (seat.name ? seat : { ...seat, name: say("seat", { number: i + 1 }) }));
}

/** Whether a game's catalogue, or the program's, has a message. */
export function known(game: string, name: string): boolean {
  const bundle = bundles.value.get(`${language.value} ${game}`);
  return !!bundle && patternOf(bundle, name) !== null;
}

/** What is asked, said to whoever is asked. */
export function toldTo([name, values]: Message, game: string, say: Say): string {
  return known(game, `${name}.ask`)
    ? say("page-your-turn-to", { what: say(`${name}.ask`, values) })
    : say(name, values);
}

/** What is said while dice still roll or cards fly, where the whole sentence would give away how they fall. */
export function meanwhile(game: string, [name, values]: Message): Message | null {
  return known(game, `${name}.meanwhile`) ? [`${name}.meanwhile`, values] : null;
}

/** What may be said of a scene by now: what it comes to only once it has come to rest. */
export function toldByNow(tells: Message[], settled: boolean, game: string): Message[] {
  return settled ? tells : tells.slice(0, 1).map((told) => meanwhile(game, told) ?? told);
}

export const teller = (say: Say) => (message: Message) => say(message[0], message[1]);

/** Why something failed, for whoever wanted it. What nobody refused is a mistake of ours, and written for us. */
export function whyNot(say: Say, problem: unknown, otherwise = "page-stumbled"): string {
  if (problem instanceof Refused) return say(...problem.says);
  console.error(problem);
  return say(otherwise);
}
