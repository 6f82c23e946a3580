// Short sounds, made of sine waves here: for one's turn, for points, for the end. Silent unless somebody wants them.

import { storage } from "./storage";

/** A note: its pitch, when it begins, how long it rings, in seconds. */
type Note = [pitch: number, begins: number, rings: number];

const TUNES = {
  turn: [
    [523.25, 0, 0.6],
    [659.25, 0.16, 0.6],
  ],
  points: [
    [783.99, 0, 0.22],
    [1046.5, 0.07, 0.28],
  ],
  end: [
    [392, 0, 0.5],
    [523.25, 0.18, 0.5],
    [659.25, 0.36, 0.5],
    [783.99, 0.54, 1.1],
  ],
} satisfies Record<string, Note[]>;

type Sound = keyof typeof TUNES;

const LOUDNESS = 0.12;

let audio: AudioContext | null = null;

/** Plays a sound, if sounds are wanted. A browser that has heard no click yet stays silent by itself. */
export function play(sound: Sound): void {
  if (!storage.sound.value || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const [pitch, begins, rings] of TUNES[sound] as Note[]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + begins;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + rings);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + rings + 0.05);
  }
}
