// Beside the page, also while no tab is open: shows that it is somebody's turn, and opens the table when they click.
// It fetches and keeps nothing.

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
interface Tab {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<Tab[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(type: "push", heard: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", heard: (event: Clicked) => void): void;
}

const worker = self as unknown as Worker;

worker.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told) return;
  const { body, table, lang } = told;
  // A second one about a table takes the place of the first.
  event.waitUntil(
    worker.registration.showNotification("Tavoliere", { body, lang, tag: table, icon: "/icon.svg", data: table }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = `/#at/${encodeURIComponent(String(event.notification.data))}`;
  event.waitUntil(
    worker.clients.matchAll({ type: "window", includeUncontrolled: true }).then(async ([tab]) => {
      if (!tab) return worker.clients.openWindow(url);
      await tab.focus();
      return tab.navigate(url).catch(() => worker.clients.openWindow(url));
    }),
  );
});
