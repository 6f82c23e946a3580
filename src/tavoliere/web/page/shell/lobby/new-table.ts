// Opening a table: settings that go together, who sits where, and off to it.

import type { ClockPlan, Duration, Founded, GameInfo, NewOffer, NewTable, Option, Setting } from "../../protocol";
import { openOffer, openTable } from "../common/api";
import { go } from "../common/routes";
import { shelf } from "../common/shelf";
import { Refused, Unreachable } from "../device/server";
import { freshSecret, isDevices, keepTable, storage } from "../device/storage";
import { keepSeat, waitAt } from "../people/matchmaking-news";

export type Settings = Record<string, Setting>;
export type OwnTable = Record<string, unknown>; // a table of data, as the server reads it

export const HERE = "here"; // somebody at this screen
export const AWAY = "away"; // a friend, by link
export const OPEN = "open"; // somebody who takes part in the open tables
const BOT_NAMES = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosca", "Guido", "Irma", "Livio"];
const BOTS_SHARE = 0.2; // of the time that a person would take

export const isPerson = (who: string | undefined): boolean => who === HERE || who === AWAY || who === OPEN;

export interface ListedOption extends Option {
  values: Setting[];
}

/** What is chosen from a list; a table of data comes from a file. */
export function choices(game: GameInfo): ListedOption[] {
  return game.options.flatMap(({ values, ...option }) => (values ? [{ ...option, values }] : []));
}

/** The values that go with what else is chosen. */
export const fittingValues = ({ values, needs }: ListedOption, settings: Settings): Setting[] =>
  values.filter((value) =>
    Object.entries(needs.find((need) => need.value === value)?.others ?? {}).every(([other, allowed]) =>
      allowed.includes(settings[other]!),
    ),
  );

/** The settings with what is left out as usual, and with nothing that does not go together. */
export function settled(game: GameInfo, chosen: Settings): Settings {
  const settings: Settings = {};
  for (const option of choices(game))
    settings[option.name] = option.name in chosen ? chosen[option.name]! : option.default;
  for (const option of choices(game)) {
    const fitting = fittingValues(option, settings);
    if (!fitting.includes(settings[option.name]!))
      settings[option.name] = fitting.includes(option.default) ? option.default : fitting[0]!;
  }
  return settings;
}

export const playerCounts = (game: GameInfo): number[] =>
  (choices(game).find((option) => option.name === "players")?.values ?? []).map(Number);

/** What a game takes in minutes: bots take a fifth of what people take. */
export function minutes(game: GameInfo, settings: Settings, who: string[]): number | null {
  const fits = ({ settings: wanted }: Duration) =>
    Object.entries(wanted).every(([name, value]) => settings[name] === value);
  const among = game.durations.find(fits)?.minutes;
  if (among === undefined) return null;
  const people = who.filter(isPerson).length;
  const share = who.length === 0 ? 1 : (people + (who.length - people) * BOTS_SHARE) / who.length;
  return Math.max(5, Math.round((among * share) / 5) * 5);
}

/** Names for bots that nobody else at the table has. */
export function botNames(who: string[], names: string[]): string[] {
  const taken = (name: string) => names.some((other) => other?.toLowerCase() === name.toLowerCase());
  const spare = BOT_NAMES.slice(who.length).filter((name) => !taken(name)); // nobody else's name changes with mine
  return who.map((one, seat) => {
    const usual = BOT_NAMES[seat]!;
    return isPerson(one) ? "" : taken(usual) ? spare.shift()! : usual;
  });
}

interface Plan {
  settings: Settings;
  who: string[]; // for each seat
  names: string[]; // where one is left out: a bot has a name of its own, a person is called by the seat
  hints: boolean;
  clock: ClockPlan | null;
  tables: Record<string, OwnTable>;
}

/** Lays the table and sits down at it; Refused if that is impossible. */
export async function layTable(game: GameInfo, plan: Plan): Promise<void> {
  const { settings, who, names, hints, clock, tables } = plan;
  const usual = botNames(who, names);
  const opened = await founded(who, {
    game: game.name,
    options: { ...settings, ...tables },
    seats: who.map((one, seat) => ({ name: names[seat] || usual[seat]!, player: isPerson(one) ? "human" : one })),
    hints,
    ...(clock && { clock }),
  });
  const links = (place: string) =>
    Object.fromEntries(
      who.flatMap((one, seat) => (one === place ? [[seat, opened.tokens[seat]!] satisfies [number, string]] : [])),
    );
  keepTable({
    table: opened.table,
    game: game.name,
    here: links(HERE),
    away: links(AWAY),
    spectator: isDevices(opened.table) && who.includes(HERE) ? null : opened.spectator, // nobody else can look on
  });
  go("sit", Object.values(links(HERE))[0] ?? opened.spectator);
}

/** A table of the server's; of this device, where no server answers and nobody else plays. */
async function founded(who: string[], table: NewTable): Promise<Founded> {
  try {
    return await openTable(table);
  } catch (problem) {
    if (!(problem instanceof Unreachable)) throw problem;
    if (who.includes(AWAY) || table.clock) throw new Refused(["page-needs-server", {}]);
    const { layDeviceTable } = await import("../table/device-table");
    return layDeviceTable(table);
  }
}

/** Opens a table to anybody who takes part, and goes to where it is waited for; Refused if that is impossible. */
export async function layOpenTable(plan: Omit<NewOffer, "own">): Promise<void> {
  const own = freshSecret(); // for a table that has no name yet
  const { offer } = await openOffer(storage.mine.value!.own, { ...plan, own });
  keepSeat(offer, own);
  waitAt(offer);
  go("matchmaking");
}

/** As few players as the game needs, everything else as usual. */
export const usualSettings = (game: GameInfo): Settings => settled(game, { players: Math.min(...playerCounts(game)) });

/** One click: I against a gentle bot, or as many as the game needs at least, everything else as usual. */
export function layUsual(game: GameInfo, name: string): Promise<void> {
  const settings = usualSettings(game);
  const who = [HERE, ...Array<string>(Number(settings.players) - 1).fill(shelf.value!.usual)];
  return layTable(game, { settings, who, names: [name], hints: true, clock: null, tables: {} });
}
