// What happened is shown scene by scene, each for its time, however fast it came: whoever watches slowly holds nobody up.

import { signal } from "@preact/signals";
import { moves } from "../../kit/stillness";
import { tempo } from "../../kit/tempo";
import type { Standing } from "../../protocol";
import { storage } from "../device/storage";
import type { Scene } from "./scenes";

const READING = 500; // milliseconds for a scene once nothing moves any more
const COUNTING = 700; // more, where somebody gets points
const PART = 1100; // for each part of what is counted in several
const LONGEST = 12_000; // milliseconds that are waited for motion

/** A scene, and where the game stood after it. */
export interface Frame {
  scene: Scene;
  standing: Standing;
  last: boolean; // the game stands so now, as far as is known
}

export class Pace {
  /** What the next thing waits for: nothing, its time, or somebody who goes on. */
  readonly waiting = signal<"" | "time" | "person">("");
  /** The scene on the board has come to rest: what it came to may be said. */
  readonly settled = signal(true);
  /** The last part of what the scene brings that has been counted, until it is settled. */
  readonly part = signal(-1);
  private queue: Frame[] = [];
  private shown: Frame | null = null;
  private seen: Frame | null = null; // after which somebody went on
  private whole = false; // what is shown includes what is asked
  private goOn: (() => void) | null = null;

  constructor(
    private mine: (scene: Scene) => boolean, // whoever looks on has done it
    private display: (frame: Frame, whole: boolean) => void, // not whole: nothing is asked yet
    private read: (scene: Scene) => void, // somebody has read the summary of a scene
    private rest: () => void, // everything has been shown
    private place: () => Element | null, // where it is shown
    private timeToRead: () => number, // seconds until the clock of whoever reads a summary runs
  ) {}

  add(frames: Frame[]): void {
    for (const frame of frames) {
      if (this.queue.at(-1)?.scene.first === frame.scene.first) this.queue[this.queue.length - 1] = frame;
      else this.queue.push(frame);
    }
    if (!this.waiting.value) void this.run();
    else if (this.grows()) this.goOn?.();
  }

  /** Where the game stands changed without a step; whether that waits until it is shown. */
  put(standing: Standing): boolean {
    const last = this.queue.at(-1) ?? this.shown;
    if (last) last.standing = standing;
    return this.waiting.value !== "" && !this.whole;
  }

  /** Forgets whatever is still to be shown. */
  clear(): void {
    this.queue = [];
    this.shown = null;
    this.settled.value = true;
    this.hurry();
  }

  /** Goes on at once. */
  hurry = (): void => {
    for (const animation of moving(this.place())) animation.finish();
    this.goOn?.();
  };

  private async run(): Promise<void> {
    while (this.queue.length) {
      if (tempo() === 0) {
        this.present(this.queue.splice(0).at(-1)!); // as much as has come, once each time the page is painted
        this.waiting.value = "time";
        await painted();
        continue;
      }
      if (this.shown && this.ends(this.shown.scene, this.queue[0]!.scene)) {
        this.show(this.shown, false);
        await this.wait("person");
        continue;
      }
      const frame = this.queue.shift()!;
      this.present(frame);
      await this.wait("time", motion(this.place()));
      if (this.grows() || this.shown !== frame) continue;
      await this.count(frame.scene);
      this.settled.value = true;
      const waits = frame.scene.summary && this.timeToRead() > 0;
      if (waits) await this.wait("person");
      else if (frame.standing.result) await this.wait("time", reading(frame.scene));
      if (this.shown !== frame) continue; // it was forgotten meanwhile
      if (frame.scene.summary) {
        this.seen = frame;
        this.read(frame.scene);
      }
      this.show(frame, this.isLast(frame));
      if (!waits) await this.wait("time", reading(frame.scene));
    }
    this.waiting.value = "";
    this.rest();
  }

  private present(frame: Frame): void {
    this.shown = frame;
    this.settled.value = tempo() === 0;
    this.part.value = -1;
    // Whoever has more to do goes on at once after an own step; what others do is watched first.
    const mine = this.mine(frame.scene) && !frame.scene.summary && !frame.standing.result;
    this.show(frame, this.isLast(frame) && (tempo() === 0 || mine));
  }

  /** What a scene brings in several parts is counted one after the other, each for its time. */
  private async count(scene: Scene): Promise<void> {
    const parts = [...new Set(scene.gains.map(({ part }) => part))].sort((one, other) => one - other);
    if (parts.length < 2 || !moves(storage.still.value)) return;
    for (const part of parts) {
      if (this.shown?.scene !== scene) return; // forgotten meanwhile
      this.part.value = part;
      await this.wait("time", pause(PART * tempo()));
    }
  }

  private show(frame: Frame, whole: boolean): void {
    this.whole = whole;
    this.display(frame, whole);
  }

  /** Whether the next thing is a part of the scene that is shown. */
  private grows(): boolean {
    return !!this.shown && this.queue[0]?.scene.first === this.shown.scene.first;
  }

  private isLast(frame: Frame): boolean {
    return frame.last && !this.queue.length;
  }

  private async wait(what: "time" | "person", time = new Promise<void>(() => {})): Promise<void> {
    this.waiting.value = what;
    const hurried = new Promise<void>((resolve) => {
      this.goOn = resolve;
    });
    await Promise.race([hurried, time]);
    this.goOn = null;
    if (what === "person") this.seen = this.shown;
  }

  /** Whether an opponent's turn ends after a scene, and somebody wishes to have seen it before the next begins. */
  private ends(scene: Scene, next: Scene): boolean {
    const others = ![scene, next].some((one) => this.mine(one));
    return storage.waits.value && this.seen !== this.shown && others && scene.by >= 0 && scene.by !== next.by;
  }
}

/** The next painting, which a hidden page does not have. */
const painted = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(100)]);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Where a table's board is. */
export const stage = (): Element | null => document.querySelector(".stage");

/** Everything on the board that moves and comes to an end. */
const moving = (place: Element | null): Animation[] =>
  (place?.getAnimations({ subtree: true }) ?? []).filter(
    (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  );

/** Ends when everything on the board has come to rest. */
export async function motion(place = stage()): Promise<void> {
  await pause(30); // the board is drawn and sets out
  const ends = moving(place).map((animation) => animation.finished.catch(() => {}));
  await Promise.race([Promise.all(ends), pause(LONGEST * Math.max(1, tempo()))]);
}

const reading = (scene: Scene | null): Promise<void> =>
  pause((READING + (scene?.gains.length ? COUNTING : 0)) * tempo());

/** The time that the scene on the board takes: its motion, and a moment to read. */
export async function timeFor(scene: Scene | null): Promise<void> {
  await motion();
  await reading(scene);
}
