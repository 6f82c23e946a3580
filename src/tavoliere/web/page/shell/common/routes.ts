// Where the page is: everything after # in the address, so that a seat's link never reaches a server's log.

import { signal } from "@preact/signals";

export type Route =
  | { at: "lobby" }
  | { at: "new"; game: string; open: boolean }
  | { at: "matchmaking"; offer: string | null }
  | { at: "ratings"; game: string | null }
  | { at: "sit"; token: string; moment: number | null; as: number | null }
  | { at: "learn"; game: string | null; lesson: string | null }
  | { at: "rules"; game: string; address: string | null }
  | { at: "reference"; game: string }
  | { at: "study"; key: string }
  | { at: "puzzles"; game: string | null; puzzle: string | null }
  | { at: "mine"; link: string }
  | { at: "devices" }
  | { at: "offline" }
  | { at: "analysis"; key: string | null }
  | { at: "host"; secret: string | null }
  | { at: "at"; table: string }
  | { at: "mail"; what: string; token: string }
  | { at: "scorer"; game: string | null }
  | { at: "may" | "box"; game: string }
  | { at: "phone"; token: string }
  | { at: "referee"; game: string | null; real: string | null }
  | { at: "editor"; game: string; study: string | null };

function parse(): Route {
  const parts = location.hash.slice(1).split("/").map(decoded);
  const [at, first] = parts;
  if (at === "reference" && first) return { at, game: first };
  if (at === "new" && first) return { at, game: first, open: parts[2] === "open" };
  if (at === "matchmaking") return { at, offer: first || null };
  if (at === "ratings") return { at, game: first || null };
  if (at === "learn") return { at, game: first || null, lesson: parts[2] ?? null };
  if (at === "puzzles") return { at, game: first || null, puzzle: parts[2] ?? null };
  if (at === "rules" && first) return { at, game: first, address: parts[2] ?? null };
  if (at === "sit" && first) return { at, token: first, moment: number(parts[2]), as: number(parts[3]) };
  if (at === "mine" && first) return { at, link: first };
  if (at === "devices" || at === "offline") return { at };
  if (at === "study" && first) return { at, key: first };
  if (at === "host") return { at, secret: first || null };
  if (at === "at" && first) return { at, table: first };
  if (at === "mail" && first && parts[2]) return { at, what: first, token: parts[2] };
  if (at === "analysis") return { at, key: first || null };
  if ((at === "may" || at === "box") && first) return { at, game: first };
  if (at === "scorer") return { at, game: first || null };
  if (at === "phone" && first) return { at, token: first };
  if (at === "referee") return { at, game: first || null, real: parts[2] || null };
  if (at === "editor" && first) return { at, game: first, study: parts[2] ?? null };
  return { at: "lobby" };
}

/** A part of the address; where it is damaged, as it stands there: then it leads to nothing that there is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function number(text: string | undefined): number | null {
  return text && /^-?\d+$/.test(text) ? Number(text) : null;
}

export const route = signal<Route>(parse());
window.addEventListener("hashchange", () => (route.value = parse()));

export function address(...parts: (string | number)[]): string {
  return `#${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

/** Says another token in the address, without going anywhere. */
export function swap(token: string, other: string): void {
  const parts = location.hash.slice(1).split("/");
  if (!["sit", "phone"].includes(parts[0]!) || decoded(parts[1] ?? "") !== token || token === other) return;
  parts[1] = encodeURIComponent(other);
  history.replaceState(history.state, "", `#${parts.join("/")}`);
}

/** Goes elsewhere and leaves nothing in the history that was a secret. */
export function goInstead(...parts: (string | number)[]): void {
  location.replace(address(...parts));
}

export function go(...parts: (string | number)[]): void {
  location.hash = address(...parts);
}
