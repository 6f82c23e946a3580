// It is my turn: the tab's title, a sound if wanted, a notification if allowed.

import { kept } from "./kept";
import type { Say } from "./words";

/** Calls whoever sits here; what it returns ends the call. */
export function callFor(asked: boolean, say: Say): () => void {
  if (!asked) return () => {};
  const title = document.title;
  document.title = `● ${say("page-your-turn")} – Tavoliere`;
  let shown: Notification | null = null;
  if (document.hidden || !document.hasFocus()) {
    if (kept.sound.value) ring();
    if (kept.notify.value && "Notification" in window && Notification.permission === "granted")
      shown = new Notification("Tavoliere", { body: say("page-your-turn"), tag: "tavoliere-turn" });
  }
  return () => {
    document.title = title;
    shown?.close();
  };
}

/** Two soft notes. */
export function ring(): void {
  const audio = new AudioContext();
  [523.25, 659.25].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.65);
    if (i === 1) tone.onended = () => void audio.close();
  });
}
