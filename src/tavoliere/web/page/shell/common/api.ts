// What the page asks the server for over HTTP.

import type {
  Best,
  BotTables,
  Course,
  DiceCheck,
  Edited,
  Editing,
  Founded,
  GameBeginning,
  GameCatalogue,
  GameTables,
  Here,
  HostFigures,
  MailAnswer,
  Matchmaking,
  Member,
  Message,
  Mine,
  MySeat,
  NewDevice,
  NewMember,
  NewOffer,
  NewStudy,
  NewTable,
  NoticesInfo,
  Opened,
  PhoneAsks,
  PuzzleList,
  PuzzlePosition,
  RatedGame,
  RealLink,
  RealLinks,
  RealSeat,
  ReferencePage,
  RulesPage,
  SavedStudy,
  SeatGiven,
  SitDown,
  StudyChange,
  StudyKept,
  StudyKey,
  TableRating,
  TableSummary,
} from "../../protocol";
import type { SharedRecord } from "../device/chain";
import { deviceSummaries, readGame } from "../device/device-games";
import { withFallback } from "../device/fallback";
import { ask, json, Refused, text, Unreachable } from "../device/server";
import { isDevices } from "../device/storage";

export { Refused };

/** What is needed of the record of a finished game. */
interface GameRecord {
  game: string;
  options: Record<string, unknown>;
  seats: { name: string; player: string }[];
  steps: string[];
  dice: SharedRecord["dice"];
  shares?: SharedRecord["shares"];
}

export const fetchCatalogue = () => json<GameCatalogue>("/api/games");
/** What the lobby says, by language and game; "" for the program's own words. */
export const fetchFirstWords = () => json<Record<string, Record<string, string>>>("/api/words");
/** The program's words, a game's, or those of a game's lessons ("<game>/lessons"). */
export const fetchWords = (language: string, part: string) => text(`/api/words/${language}${part && `/${part}`}`);
export const fetchTables = (game: string) => json<GameTables>(`/api/games/${game}`);
/** The rules of a game, or what its bots search by, as WebAssembly. */
export const fetchModule = async (address: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await (await ask(address)).arrayBuffer());
export const fetchBots = (game: string) => json<BotTables>(`/api/games/${game}/bots`);
/** The numbers of what bots have learned of a game. */
export const fetchNetwork = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await ask(address)).arrayBuffer());
export const fetchRulebook = (game: string, language: string, deeper: number, figures: boolean) =>
  json<RulesPage>(`/api/rulebook/${language}/${game}?deeper=${deeper}&figures=${figures}`);
export const fetchReference = (game: string, language: string) =>
  json<ReferencePage>(`/api/reference/${language}/${game}`);
export const openTable = (table: NewTable) => json<Founded>("/api/tables", table);
/** What has become of tables; while the server does not answer, of those of this device. */
export async function fetchSummaries(tokens: string[]): Promise<TableSummary[]> {
  const mine = deviceSummaries(tokens);
  const others = tokens.filter((token) => !isDevices(token));
  if (!others.length) return mine;
  try {
    return [...mine, ...(await json<TableSummary[]>("/api/summaries", { tokens: others }))];
  } catch (problem) {
    if (mine.length && problem instanceof Unreachable) return mine;
    throw problem;
  }
}
export const fetchFairness = (table: string) => json<DiceCheck>(`/api/tables/${table}/check`);
export const fetchRecord = async (table: string): Promise<GameRecord> =>
  isDevices(table) ? readGame(table)!.record : json<GameRecord>(recordAddress(table));
/** Where the record of a finished game is to be had. */
export const recordAddress = (table: string) =>
  isDevices(table)
    ? `data:application/json,${encodeURIComponent(JSON.stringify(readGame(table)?.record))}`
    : `/api/tables/${table}/record`;
export const carryGames = (device: NewDevice) => json<Mine>("/api/mine", device);
export const joinGames = (device: NewDevice) => json<Mine>("/api/mine/devices", device);
export const fetchMine = (own: string) => json<Mine>("/api/mine", undefined, own);
export const takeSeats = (own: string, tokens: string[]) => json<string[]>("/api/mine/seats", { tokens }, own);
export const sitAtMine = (own: string, seat: MySeat) => json<SeatGiven>("/api/mine/sit", seat, own);
export const forgetMine = (own: string, table: string) => json<Mine>("/api/mine/forget", { table }, own);
export const revokeDevice = (own: string, device: string, link: string) =>
  json<Mine>("/api/mine/revoke", { device, link }, own);
export const renewLink = (own: string, link: string) => json<Mine>("/api/mine/link", { link }, own);
export const deletePerson = (own: string) => ask("/api/mine/delete", {}, own);
/** The open tables; where nothing is new, the server answers only after a while. */
export const fetchMatchmaking = async (
  own: string | undefined,
  asked: { known: string; wait: number; offer: string; game: string; page: number },
  enough?: AbortSignal,
): Promise<Matchmaking> => {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return (await (await ask(`/api/matchmaking?${query}`, undefined, own, enough)).json()) as Matchmaking;
};
export const joinMatchmaking = (own: string, member: NewMember) => json<Member>("/api/matchmaking/me", member, own);
export const leaveMatchmaking = (own: string) => ask("/api/matchmaking/me/leave", {}, own);
export const openOffer = (own: string, offer: NewOffer) => json<Opened>("/api/matchmaking/tables", offer, own);
export const sitAtOffer = (own: string, seat: SitDown) => ask("/api/matchmaking/sit", seat, own);
export const leaveOffer = (own: string, offer: string) => ask("/api/matchmaking/leave", { offer }, own);
export const closeOffer = (own: string, offer: string) => ask("/api/matchmaking/close", { offer }, own);
export const fetchHistory = (own: string) => json<RatedGame[]>("/api/matchmaking/me/history", undefined, own);
export const fetchBest = (game: string) => json<Best>(`/api/matchmaking/best/${game}`);
export const fetchTableRating = (table: string) => json<TableRating>(`/api/matchmaking/games/${table}`);
export const deleteGame = (token: string, table: string) => ask("/api/seat/delete", { table }, token);
/** The records of finished games as one file: of all that are mine, or of those whose tokens are given. */
export const fetchRecords = async (own: string | undefined, tokens: string[]): Promise<Blob> =>
  (await (own ? ask("/api/mine/export", {}, own) : ask("/api/export", { tokens }))).blob();
export const fetchHost = async (secret: string | null) =>
  (await (await ask("/api/host", undefined, secret ?? undefined)).json()) as HostFigures;
export const fetchHere = () => json<Here>("/api/here");
export const fetchCourse = (game: string) => json<Course>(`/api/lessons/${game}`);
export const fetchPuzzles = (game: string) => json<PuzzleList>(`/api/puzzles/${game}`);
export const fetchPuzzle = (game: string, key: string) => json<PuzzlePosition>(`/api/puzzles/${game}/${key}`);
export const keepServerStudy = (study: NewStudy) => json<StudyKey>("/api/studies", study);
export const fetchServerStudy = (key: string) => json<SavedStudy>(`/api/studies/${encodeURIComponent(key)}`);
export const changeServerStudy = (key: string, change: StudyChange) =>
  json<StudyKept>(`/api/studies/${key}/change`, change);
/** Where a game begins that cannot be begun here: one with a table of data of its own. */
export const fetchBegin = (game: string, options: Record<string, unknown>) =>
  json<GameBeginning>(`/api/games/${game}/begin`, options);
/** What people with their own box ask of the rules, by name; Refused with a sentence where that can't be answered. */
export async function askDesk<Told extends object>(asked: { ask: string; [name: string]: unknown }): Promise<Told> {
  const told = await withFallback<Told | { refused: Message }>("/api/desk", asked, asked);
  if ("refused" in told) throw new Refused(told.refused);
  return told;
}
export const shareReal = (record: object) => json<RealLinks>("/api/real", record);
export const askReal = <Told>(token: string, asked: PhoneAsks, enough?: AbortSignal) =>
  json<Told>("/api/real/ask", asked, token, enough);
export const sitAtRealSeat = (token: string, own: string) => json<RealSeat>("/api/real/sit", { own }, token);
export const renewRealLink = (token: string, seat: number) => json<RealLink>(`/api/real/link/${seat}`, {}, token);
export const endReal = (token: string) => ask("/api/real/end", {}, token);
export const editPosition = (asked: Editing) =>
  withFallback<Edited>("/api/editor", asked, { ask: "editor.edit", ...asked });
export const askNotices = (token: string, path: string, body?: unknown) =>
  json<NoticesInfo>(`/api/notices${path}`, body, token);
export const confirmMail = (token: string) => json<MailAnswer>("/api/notices/confirm", { token });
export const stopMail = (token: string, all: boolean) => json<MailAnswer>("/api/notices/stop", { token, all });
