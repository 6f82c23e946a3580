// What a seat may know of a game of San Marco, as the game's `serialization.py` writes it, and what follows from it.

export const FAMILIES = ["mask", "prow", "lion", "key"] as const;
export const DISTRICTS = ["cannaregio", "santa-croce", "san-polo", "san-marco", "dorsoduro", "castello"] as const;
export const KINDS = [
  ...DISTRICTS,
  ...["bridge", "transfer", "doge", "banishment", "limit-1", "limit-2", "limit-3"],
] as const;
export type Family = (typeof FAMILIES)[number];
export type District = (typeof DISTRICTS)[number];
export type Folk = Partial<Record<Family, number>>; // how many aristocrats of each family
export const LIMIT = 10; // SM 7.2

export interface View {
  options: {
    variant: "ghosts" | "neutral" | "two-colours" | null;
    joint_second: string;
    board: { prestige: Record<District, [number, number]>; die: District[]; sites: District[][]; capacity: number };
  };
  phase: string;
  passage: number;
  round: number;
  final_round: boolean;
  turn?: Family;
  roles: Family[]; // distributor, decision-maker, ... as on the role tablet
  doge: District | null;
  districts: Record<District, Folk>;
  bridges: Record<string, Family[]>;
  bridges_left: number;
  points: Folk;
  supply: Folk;
  limits: Partial<Record<Family, number[]>>;
  hand: string[];
  offers: string[][]; // the second pair's are the last two
  unseen: Record<string, number>;
  card?: string;
  target?: District;
  scoring?: District;
  picks?: Family[];
}

export const present = (view: View): Family[] => FAMILIES.filter((family) => family in view.points);

/** The seat that plays a family; -1 for ghosts and neutrals. */
export function seatOf(view: View, family: Family): number {
  const index = FAMILIES.indexOf(family);
  if (view.options.variant === "two-colours") return index % 2;
  return family in view.limits ? index : -1;
}

export const limitOf = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + (card.startsWith("limit-") ? Number(card.slice(6)) : 0), 0);

export const limitPoints = (view: View, family: Family): number =>
  (view.limits[family] ?? []).reduce((sum, points) => sum + points, 0);

/** The offers that are divided, chosen from or played now: the first is `offers[first]`. */
export function pilesNow(view: View): { first: number; piles: number } {
  const place = view.turn ? view.roles.indexOf(view.turn) : 0;
  return { first: view.roles.length === 4 && place > 1 ? 2 : 0, piles: view.roles.length === 3 ? 3 : 2 };
}

// --- what a district pays (SM 6) ---

/** What each family would get if the district were scored now. */
export function worth(view: View, district: District, folk: Folk): Folk {
  const [first, second] = view.options.board.prestige[district];
  const count = (family: Family) => folk[family] ?? 0;
  const above = (family: Family) => FAMILIES.filter((other) => count(other) > count(family)).length;
  const level = (family: Family) => FAMILIES.filter((other) => count(other) === count(family)).length;
  const partner = (family: Family) => FAMILIES[(FAMILIES.indexOf(family) + 2) % 4]!;
  const two = view.options.variant === "two-colours";

  /** SM R33: both colours of a player would be paid; the stronger scores unless the other was picked. */
  function picked(family: Family): Family | null {
    const other = partner(family);
    if (!two || !count(family) || !count(other)) return null;
    const [high, low] = count(family) >= count(other) ? [family, other] : [other, family];
    const tied = count(high) === count(low);
    const both = tied ? above(high) === 0 : !above(high) && level(high) === 1 && above(low) === 1 && level(low) === 1;
    if (!both) return null;
    const choice = view.scoring === district && view.picks?.find((pick) => pick === family || pick === other);
    return choice || (tied && FAMILIES.indexOf(low) < 2 ? low : high);
  }

  function prize(family: Family): number {
    if (!count(family)) return 0;
    const higher = above(family);
    const equal = level(family);
    const mine = picked(family);
    if (mine && mine !== family) return 0;
    if (higher === 0) return equal === 1 ? first : second;
    if (higher === 1 && equal === 1) return second;
    if (!two) return 0;
    if (higher === 1) {
      const passes = view.options.joint_second === "pass-over" && equal === 2 && count(partner(family)) < count(family);
      return passes ? second : 0;
    }
    const leader = FAMILIES.find((other) => above(other) === 0)!;
    return higher === 2 && equal === 1 && leader !== partner(family) && picked(leader) === leader && level(leader) === 1
      ? second
      : 0;
  }

  return Object.fromEntries(FAMILIES.map((family) => [family, prize(family)]).filter(([, points]) => points));
}
