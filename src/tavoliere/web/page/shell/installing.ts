// Tavoliere as an app of the device: whoever installs it also wants it without the network.

import { signal } from "@preact/signals";
import { kept } from "./kept";

/** With what a browser asks whether to install; not every browser lets a page ask. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const installable = signal<InstallPrompt | null>(null);

export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Hears of it when the page is installed, and keeps up to date what was kept. */
export function watchInstalling(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installable.value = event as InstallPrompt;
  });
  const keep = async (again: boolean): Promise<void> => {
    const { canKeep, keep } = await import("./keeping");
    if (canKeep()) await keep(again).catch(() => {}); // next time
  };
  window.addEventListener("appinstalled", () => {
    installable.value = null;
    void keep(false);
  });
  // Some say nothing when they have installed it; the page finds itself started as an app.
  const again = !!kept.offline.value;
  if (again || (isInstalled() && window.isSecureContext)) void keep(again);
}
