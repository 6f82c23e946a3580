// Beside the page, also while no tab is open: shows that it is somebody's turn, and opens the table when they click; and
// gives the page what was kept while no server answers.
//
// It keeps nothing by itself (`offline-cache.ts` does), and never sees to anything of a table: only the page's own files and
// what is the same for everybody. What has a hash in its name is what it was; of all else the server's word comes first.

import { ANSWERS_WITHIN, matchCached } from "./offline-files";

interface Told {
  body: string;
  table: string;
  lang: string;
}

interface Later extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Pushed extends Later {
  data: { json(): Told } | null;
}
interface Clicked extends Later {
  notification: Notification;
}
interface Fetched extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Tab {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: object): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Later) => void): void;
  addEventListener(type: "push", heard: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", heard: (event: Clicked) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetched) => void): void;
}

const worker = self as unknown as Worker;
const HOME = new URL(".", location.href).href; // where the page lies, with all that is its own

// A newer one does the same with what was kept by an older one: nobody need wait for it.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told) return;
  const { body, table, lang } = told;
  // A second one about a table takes the place of the first.
  event.waitUntil(
    worker.registration.showNotification("Tavoliere", { body, lang, tag: table, icon: `${HOME}icon.svg`, data: table }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = `${HOME}#at/${encodeURIComponent(String(event.notification.data))}`;
  event.waitUntil(
    worker.clients.matchAll({ type: "window", includeUncontrolled: true }).then(async ([tab]) => {
      if (!tab) return worker.clients.openWindow(url);
      await tab.focus();
      return tab.navigate(url).catch(() => worker.clients.openWindow(url));
    }),
  );
});

const LASTING = /^[^/]+-[A-Z0-9]{8}\.[a-z0-9]+$|^pyodide-|^api\/offline\/rules-/;
const EVERYBODYS =
  /^$|^(icon[a-z0-9-]*|apple-touch-icon)\.(svg|png)$|^app\.webmanifest$|^api\/(games|words|lessons|rulebook|reference|puzzles)\b/;

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split("#") as [string];
  // "reload" is how what is to be kept is asked for.
  if (request.method !== "GET" || !address.startsWith(HOME) || request.cache === "reload") return;
  const [name] = address.slice(HOME.length).split("?") as [string];
  if (LASTING.test(name))
    event.respondWith(caches.match(address, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
  else if (EVERYBODYS.test(name)) event.respondWith(fresh(request, address));
});

/** What the server says; what was kept while it does not answer, or not soon. */
async function fresh(request: Request, address: string): Promise<Response> {
  const fetched = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWERS_WITHIN));
  const response = await Promise.race([fetched, late]).catch(() => null);
  if (response && response.status < 500) return response;
  const kept = await matchCached(HOME, address);
  if (!kept) return response ?? fetched;
  const marked = new Response(kept.body, kept);
  marked.headers.set("Tavoliere-Kept", "yes"); // the page need not think that it was the server
  return marked;
}
