// How whoever sits here is told when it is their turn while they are away: what the server knows, and what is wished.

import { signal } from "@preact/signals";
import type { NoticesInfo } from "../../protocol";
import { HOME } from "../device/server";
import { ownOf, storage } from "../device/storage";
import { askNotices } from "./api";
import { language } from "./words";

export const canPush = (): boolean =>
  window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export class NoticesClient {
  readonly info = signal<NoticesInfo | null>(null);

  constructor(readonly token: string) {}

  private async ask(path: string, body?: unknown): Promise<void> {
    this.info.value = await askNotices(ownOf(this.token), path, body);
  }

  /** What the server knows; where this browser is told already, it says again where it is reached. */
  async open(): Promise<void> {
    await this.ask("");
    if (this.info.value?.push && canPush() && Notification.permission === "granted") await this.push();
    await this.look();
  }

  /** Somebody sees the table, and may be told again of what comes next. */
  async look(): Promise<void> {
    if (this.info.value?.looks && !document.hidden) await this.ask("/look", {});
  }

  /** Asks for permission, and lets this browser be told; whether it will be. */
  async push(): Promise<boolean> {
    const key = this.info.value?.key;
    if (!key || (await Notification.requestPermission()) !== "granted") return false;
    await navigator.serviceWorker.register(`${HOME}service-worker.js`);
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const found = await pushManager.subscribe(wanted).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe(); // it was another server's key
      return pushManager.subscribe(wanted);
    });
    const { endpoint, keys } = found.toJSON();
    await this.ask("/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, lang: language.value });
    return true;
  }

  async mail(address: string): Promise<void> {
    const holder = storage.mail.value.holder || madeUp();
    storage.mail.value = { address, holder };
    await this.ask("/mail", { address, holder, lang: language.value });
  }

  off = (kind: "push" | "mail"): Promise<void> => this.ask("/off", { kind });
}

/** What nobody guesses: with it this browser uses an address again that was confirmed once. */
function madeUp(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
