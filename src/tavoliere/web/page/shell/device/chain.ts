// What this device adds to the dice: a chain of hashes, of which every number of steps has its own link, and the check of
// a finished game. It knows nothing of the page, so that it can be tried beside the program's own (table/shares.py).
//
// The hashes are a library's: browsers have their own only on this machine or over https, and people play at home, too.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const LENGTH = 2048; // links of a chain: more steps than any game has
const TAG = utf8ToBytes("tavoliere link ");

/** The link that a link leads to. */
export const before = (link: Uint8Array) => sha256(concatBytes(TAG, link));

/** All links of a seed, the anchor first. */
export function chain(seed: string, length = LENGTH): string[] {
  const links = [hexToBytes(seed)];
  while (links.length <= length) links.push(before(links.at(-1)!));
  return links.reverse().map(bytesToHex);
}

export const randomSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** What this browser keeps of one seat at one table. */
export interface KeptShare {
  commitment: string; // of the server's secret, as it was when somebody sat down here first
  seed: string;
  base: number; // the number of steps to which its first link belongs
  asked: Record<number, string>; // what it was told of each decision for which it gave its link
  foul: number; // how often it was asked for the same number again, for another decision
}

/** A link for the decision after n steps that a digest stands for; null where it must not be given. */
export function linkFor(kept: KeptShare, links: string[], n: number, digest: string): string | null {
  const given = Object.keys(kept.asked).map(Number);
  if (given.some((one) => one > n)) return null; // the game does not go back behind dice
  if (kept.asked[n] !== undefined && kept.asked[n] !== digest) {
    kept.foul += 1;
    return null; // whoever asks knows the link already, and could choose the decision by it
  }
  const link = n >= kept.base ? links[n - kept.base + 1] : undefined;
  if (link === undefined) return null;
  kept.asked[n] = digest;
  return link;
}

// --- a finished game ---

export interface SharedRecord {
  dice: { commitment: string; secret: string | null } | null;
  steps: string[];
  shares?: {
    anchors: { seat: number; from: number; anchor: string }[];
    decisions: { n: number; links: [number, string][]; missed: number[] }[];
  };
}

export interface Drawn {
  step: number;
  weights: number[];
  drawn: number;
}

export interface Found {
  commitment: boolean; // the secret is the one whose hash was published, and this browser was told no other
  wrong: number | null; // the first step that is not what the secret and the links say
  alone: number; // dice and cards to which no device added
  added: number[]; // to how many the devices of each seat did
  missed: number[]; // to how many they did not, although they were there and were asked
  mine: { used: number; left: number; foul: number } | null; // of what this device gave: what is in the record, what not
}

const signed = (secret: string, text: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(text)));

/** Which outcome falls at a step. */
export function drawnAt(secret: string, step: number, weights: number[], links: [number, string][]): number {
  const number = BigInt(`0x${signed(secret, [step, ...links.map(([seat, link]) => `${seat}:${link}`)].join(" "))}`);
  let left = Number(number % BigInt(weights.reduce((sum, weight) => sum + weight, 0)));
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** What devices are told of a decision before they give anything for it. */
export const digestOf = (secret: string, steps: string[]): string => signed(secret, ["decision", ...steps].join("\n"));

/** Recomputes every die and card of a finished game, and compares what this device gave with what is written there. */
export function check(record: SharedRecord, draws: Drawn[], seats: number, kept: KeptShare | null): Found {
  const secret = record.dice?.secret ?? "";
  const { anchors = [], decisions = [] } = record.shares ?? {};
  const chance = new Set(draws.map(({ step }) => step));
  const decisionOf = (step: number): number => (chance.has(step - 1) ? decisionOf(step - 1) : step - 1);
  const known = anchors.map(({ anchor }) => ({ at: 0, link: anchor }));
  const shared = new Map(decisions.map((one) => [one.n, one]));
  const broken = new Set<number>();
  for (const { n, links } of decisions)
    for (const [number, link] of links) {
      const at = n - anchors[number]!.from + 1;
      if (at <= known[number]!.at || !leads(link, known[number]!.link, at - known[number]!.at)) broken.add(n);
      known[number] = { at, link };
    }
  const found: Found = {
    commitment:
      bytesToHex(sha256(hexToBytes(secret))) === record.dice?.commitment &&
      (kept?.commitment ?? record.dice?.commitment) === record.dice?.commitment,
    ...{ wrong: null, alone: 0, added: Array(seats).fill(0), missed: Array(seats).fill(0), mine: null },
  };
  for (const { step, weights, drawn } of draws) {
    const n = decisionOf(step);
    const one = shared.get(n);
    const links = (one?.links ?? []).map(([number, link]): [number, string] => [anchors[number]!.seat, link]);
    if (broken.has(n) || drawnAt(secret, step, weights, links) !== drawn) found.wrong ??= step;
    if (links.length === 0) found.alone += 1;
    for (const [seat] of links) found.added[seat]! += 1;
    for (const seat of one?.missed ?? []) found.missed[seat]! += 1;
  }
  if (kept) found.mine = mine(record, chance, kept);
  return found;
}

function leads(link: string, to: string, steps: number): boolean {
  if (steps > LENGTH) return false;
  let one = hexToBytes(link);
  for (let i = 0; i < steps; i++) one = before(one);
  return bytesToHex(one) === to;
}

/** What became of the links that this device gave; those that were asked for another decision than was made are foul. */
function mine({ dice, steps, shares }: SharedRecord, chance: Set<number>, kept: KeptShare): Found["mine"] {
  const links = chain(kept.seed);
  const number = shares?.anchors.findIndex(({ anchor }) => anchor === links[0]) ?? -1;
  const result = { used: 0, left: 0, foul: kept.foul };
  for (const [key, told] of Object.entries(kept.asked)) {
    const n = Number(key);
    if (!chance.has(n + 1)) {
      if (isDigest(told)) result.foul += 1; // it was asked, and no dice came of it
      continue; // what was played here might have led to dice
    }
    const right = isDigest(told) ? digestOf(dice?.secret ?? "", steps.slice(0, n + 1)) === told : steps[n] === told;
    const link = links[n - kept.base + 1];
    const one = shares?.decisions.find((shared) => shared.n === n);
    if (!right) result.foul += 1;
    else if (number >= 0 && one?.links.some(([by, given]) => by === number && given === link)) result.used += 1;
    else result.left += 1;
  }
  return result;
}

const isDigest = (told: string): boolean => /^[0-9a-f]{64}$/.test(told);
