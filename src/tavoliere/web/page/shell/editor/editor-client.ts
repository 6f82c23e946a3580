// A position that somebody edits: the page holds it, and the server says after every change what speaks against it, on
// which sheet it is edited and how the board draws it.

import { computed, signal } from "@preact/signals";
import type { Edited, EditField, Editing, EditReason, EditSketch } from "../../protocol";
import { editPosition, Refused } from "../common/api";
import { DeskClient } from "../common/desk-client";
import { go } from "../common/routes";
import type { Json } from "../device/storage";
import { fetchStudy, openStudy } from "../game/studies";
import type { Settings } from "../lobby/new-table";

export type Position = Record<string, Json>;
type Begin = NonNullable<Editing["begin"]>;

const MOST_KEPT = 200; // positions that can be gone back to
const SEEDS = 1_000_000;

/** What stands at a place, or undefined. */
export function at(position: Json | undefined, path: string): Json | undefined {
  let here = position;
  for (const part of path.split("/")) {
    if (here === null || typeof here !== "object") return undefined;
    here = Array.isArray(here) ? here[Number(part)] : here[part];
  }
  return here;
}

/** The position with something else at a place; undefined takes away what is there. */
export function put(position: Json | undefined, path: string, value: Json | undefined): Json {
  const [part = "", ...further] = path.split("/");
  const inner = further.length ? put(at(position, part), further.join("/"), value) : value;
  if (/^\d+$/.test(part)) {
    const list = Array.isArray(position) ? [...position] : [];
    while (list.length < Number(part)) list.push([]);
    list[Number(part)] = inner ?? null;
    return list;
  }
  const named = { ...(position as { [name: string]: Json } | undefined) };
  if (inner === undefined) delete named[part];
  else named[part] = inner;
  return named;
}

/** Whether a reason speaks of a field, or of what the field is a part of. */
export const speaksOf = ({ at: places }: EditReason, path: string): boolean =>
  places.some((place) => place === path || path.startsWith(`${place}/`) || place.startsWith(`${path}/`));

/** What is added to a place is taken from where it lies in a heap: the words by how much there is more of them. */
function fromPool(position: Position, pool: string, more: Map<string, number>): Position {
  const heap = at(position, pool);
  if (!pool || heap === null || typeof heap !== "object" || Array.isArray(heap)) return position;
  const left = { ...heap };
  for (const [word, count] of more) left[word] = Math.max(0, Number(left[word] ?? 0) - count);
  return put(position, pool, left) as Position;
}

function counted(list: Json | undefined): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of Array.isArray(list) ? list : []) {
    const word = String(item).split(" ")[0]!; // what it is stands before how it lies there
    found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}

let handed: Editing | null = null; // what the next editor begins with

/** Goes to the editor with what somebody looks at elsewhere. */
export function editFrom(asked: Editing): void {
  handed = asked;
  go("editor", asked.game);
}

interface Kept {
  options: Settings;
  position: Position;
}

export class EditorClient extends DeskClient {
  readonly options = signal<Settings>({});
  readonly edited = signal<Edited | null>(null);
  readonly sketch = signal<EditSketch | null>(null); // the last that could be drawn
  readonly position = signal<Position>({});
  readonly eyes = signal<number | null>(null); // through whose eyes; null: of whoever is asked
  private readonly past = signal<Position[]>([]);
  private readonly future = signal<Position[]>([]);
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);

  constructor(readonly game: string) {
    super();
  }

  private get place(): string {
    return `tavoliere-editor-${this.game}`;
  }

  // --- where to begin ---

  /** What was edited in this tab before, or the start of a game. */
  async open(options: Settings, study: string | null): Promise<void> {
    if (study) return this.takeStudy(study);
    const given = handed;
    handed = null;
    if (given?.game === this.game && (await this.fresh(given))) return;
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.place) ?? "null") as Kept | null;
      if (kept) {
        this.options.value = kept.options;
        this.position.value = kept.position;
        return void (await this.ask());
      }
    } catch {
      // nothing that could be read
    }
    return this.begin("start", options);
  }

  async begin(begin: Begin, options: Settings = this.options.value): Promise<void> {
    const seed = Math.floor(Math.random() * SEEDS);
    await this.fresh({ game: this.game, options, begin, seed });
  }

  /** What somebody pasted: a position, or the link of a study. */
  async take(text: string): Promise<boolean> {
    const key = /#study\/([A-Za-z0-9_-]+)/.exec(text)?.[1];
    if (key) {
      await this.takeStudy(key);
      return !this.notice.value;
    }
    const line = text.trim();
    // One line, as Python's `to_line` writes it, which the server reads, options and all.
    if (/^[a-z][\w-]*\.v\d+[\w.-]*$/i.test(line))
      return this.fresh({ game: this.game, options: {}, position: line as never });
    let given: unknown;
    try {
      given = JSON.parse(text);
    } catch {
      given = null;
    }
    if (given === null || typeof given !== "object" || Array.isArray(given)) {
      this.notice.value = ["position-not-object", {}];
      return false;
    }
    const position = given as Position;
    const options = (position.options ?? this.options.value) as Settings;
    if (typeof position.game === "string" && position.game !== this.game) {
      this.notice.value = ["position-other-game", { name: position.game, mine: this.game }];
      return false;
    }
    return this.fresh({ game: this.game, options, position });
  }

  private async takeStudy(key: string): Promise<void> {
    try {
      const { game, options, position, line } = await fetchStudy(key);
      if (game !== this.game) throw new Refused(["position-other-game", { name: game, mine: this.game }]);
      const steps = line.filter((one): one is string => typeof one === "string");
      await this.fresh({ game, options, ...(position && { position }), steps });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (!this.edited.value) await this.begin("start");
      this.notice.value = problem.says;
    }
  }

  private async fresh(asked: Editing): Promise<boolean> {
    const before = this.position.value;
    const options = this.options.value;
    return this.answer(asked, (found) => {
      const same = JSON.stringify(options) === JSON.stringify(found.options);
      this.past.value = same && this.edited.value ? [...this.past.value, before] : [];
      this.future.value = [];
      this.options.value = found.options as Settings;
      if (!same) this.eyes.value = this.sketch.value = null;
    });
  }

  // --- changes ---

  private change(position: Position, deed = ""): Promise<boolean> {
    this.past.value = [...this.past.value.slice(1 - MOST_KEPT), this.position.value];
    this.future.value = [];
    this.position.value = position;
    return this.ask(deed);
  }

  /** Something else at the place of a field; undefined: nothing at all. */
  set = (field: EditField, value: Json | undefined): void => {
    const before = at(this.position.value, field.path);
    const changed = put(this.position.value, field.path, value) as Position;
    const more = counted(value);
    for (const [word, count] of counted(before)) more.set(word, (more.get(word) ?? 0) - count);
    more.delete("follower");
    void this.change(fromPool(changed, field.pool, more));
  };

  /** A change that the game makes. */
  act = (deed: string): void => void this.change(this.position.value, deed);

  undo = (): void => this.turn(this.past, this.future);
  redo = (): void => this.turn(this.future, this.past);

  private turn(from: typeof this.past, to: typeof this.past): void {
    const position = from.value.at(-1);
    if (!position) return;
    to.value = [...to.value, this.position.value];
    from.value = from.value.slice(0, -1);
    this.position.value = position;
    void this.ask();
  }

  look = (seat: number | null): void => {
    this.eyes.value = seat;
    void this.ask();
  };

  // --- what the server says ---

  /** What stands is there again after a reload, also while the server still thinks about it. */
  private keep(): void {
    const kept: Kept = { options: this.options.value, position: this.position.value };
    sessionStorage.setItem(this.place, JSON.stringify(kept));
  }

  private ask(deed = ""): Promise<boolean> {
    this.keep();
    return this.answer({ game: this.game, options: this.options.value, position: this.position.value, deed });
  }

  private answer(asked: Editing, first?: (found: Edited) => void): Promise<boolean> {
    const seat = this.eyes.value;
    return this.latest(editPosition({ ...asked, ...(seat !== null && { seat }) }), (found) => {
      first?.(found);
      this.edited.value = found;
      this.position.value = found.position as Position;
      if (found.sketch) this.sketch.value = found.sketch;
      this.keep();
    });
  }

  // --- what becomes of it ---

  /** The position for people and programs, with the game that it belongs to. */
  get whole(): Record<string, Json> {
    return { game: this.game, options: this.options.value, ...this.position.value };
  }

  playOn = async (): Promise<void> => {
    try {
      await openStudy({
        game: this.game,
        options: this.options.value,
        beginning: this.position.value,
        begin: this.edited.value?.begin ?? undefined,
        steps: [],
        seat: this.eyes.value ?? 0,
      });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.notice.value = problem.says;
    }
  };
}
