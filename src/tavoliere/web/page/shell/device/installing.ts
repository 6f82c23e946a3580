// Tavoliere as an app of the device.

import { signal } from "@preact/signals";

/** With what a browser asks whether to install; not every browser lets a page ask. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const LATER = 3000; // milliseconds after the page is there: whoever has come looks at it first

export const installable = signal<InstallPrompt | null>(null);

export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Hears of it when the page may be installed, and keeps what goes on without the network. */
export function watchInstalling(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installable.value = event as InstallPrompt;
  });
  window.addEventListener("appinstalled", () => {
    installable.value = null;
    void navigator.storage?.persist?.();
  });
  const updateCache = () => {
    // Where the network has gone meanwhile, the next visit does.
    void import("./offline-cache").then((cache) => cache.updateCache()).catch(() => {});
  };
  const keep = () => setTimeout(updateCache, LATER);
  if (document.readyState === "complete") keep();
  else window.addEventListener("load", keep);
}
