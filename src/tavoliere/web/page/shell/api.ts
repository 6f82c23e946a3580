// What the page asks the server for over HTTP.

import type {
  Course,
  Deed,
  DiceCheck,
  Explored,
  Exploring,
  Founded,
  GameCatalogue,
  Here,
  Message,
  NewStudy,
  NewTable,
  Problem,
  ReferencePage,
  RulesPage,
  Study,
  StudyChange,
  StudyKept,
  StudyKey,
  Summary,
  Telling,
} from "../protocol";

/** What is needed of the record of a finished game. */
interface GameRecord {
  options: Record<string, unknown>;
  seats: { name: string }[];
  steps: string[];
}

/** The server refused, with a sentence for whoever asked. */
export class Refused extends Error {
  constructor(readonly says: Message) {
    super(says[0]);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...(body !== undefined && {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Refused(["page-unreachable", {}]);
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new Refused(told?.message ?? ["page-failed", { status: response.status }]);
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await (await ask(path, body)).json()) as T;
const text = async (path: string): Promise<string> => (await ask(path)).text();

export const fetchCatalogue = () => json<GameCatalogue>("/api/games");
/** The program's words, a game's, or those of a game's lessons ("<game>/lessons"). */
export const fetchWords = (language: string, part: string) => text(`/api/words/${language}${part && `/${part}`}`);
export const fetchRules = (game: string, language: string, deeper: number, figures: boolean) =>
  json<RulesPage>(`/api/rulebook/${language}/${game}?deeper=${deeper}&figures=${figures}`);
export const fetchReference = (game: string, language: string) =>
  json<ReferencePage>(`/api/reference/${language}/${game}`);
export const openTable = (table: NewTable) => json<Founded>("/api/tables", table);
export const fetchSummaries = (tokens: string[]) => json<Summary[]>("/api/summaries", { tokens });
export const fetchFairness = (table: string) => json<DiceCheck>(`/api/tables/${table}/check`);
export const fetchRecord = (table: string) => json<GameRecord>(recordAddress(table));
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
export const fetchHere = () => json<Here>("/api/here");
export const fetchCourse = (game: string) => json<Course>(`/api/lessons/${game}`);
export const explore = (line: Exploring) => json<Explored>("/api/explore", line);
export const keepStudy = (study: NewStudy) => json<StudyKey>("/api/studies", study);
export const fetchStudy = (key: string) => json<Study>(`/api/studies/${encodeURIComponent(key)}`);
export const changeStudy = (key: string, change: StudyChange) => json<StudyKept>(`/api/studies/${key}`, change);
export const tellVariations = (asked: Telling) => json<(Deed | null)[]>("/api/variations", asked);
