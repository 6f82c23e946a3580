// The page: its frame, and what is in it.

import { useSignalEffect } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { useShortcuts } from "../kit/shortcuts";
import { setTempo } from "../kit/tempo";
import { NotThere, useFetched } from "./common/fetched";
import { Check, Select, Speeds } from "./common/fields";
import { lazy } from "./common/lazy";
import { address, type Route, route } from "./common/routes";
import { openShelf, shelf } from "./common/shelf";
import { languageName, learn, nextLanguage, openWords, sayer, speak } from "./common/words";
import { watchInstalling } from "./device/installing";
import { absent, newer } from "./device/server";
import { play } from "./device/sounds";
import { SPEEDS, storage } from "./device/storage";
import { Lobby } from "./lobby/lobby";
import { keepWaiting } from "./people/matchmaking-news";
import { keepJoining } from "./people/my-games";

// A first visit needs none of these.
const Analysis = lazy(() => import("./analysis/analysis").then((found) => found.Analysis));
const BringRecord = lazy(() => import("./analysis/analysis").then((found) => found.BringRecord));
const Arriving = lazy(() => import("./people/devices").then((found) => found.Arriving));
const Devices = lazy(() => import("./people/devices").then((found) => found.Devices));
const Editor = lazy(() => import("./editor/editor").then((found) => found.Editor));
const MatchmakingScreen = lazy(() => import("./lobby/matchmaking").then((found) => found.MatchmakingScreen));
const Offline = lazy(() => import("./offline").then((found) => found.Offline));
const Host = lazy(() => import("./host").then((found) => found.Host));
const AtTable = lazy(() => import("./people/mailed").then((found) => found.AtTable));
const OwnBox = lazy(() => import("./box/facts").then((found) => found.OwnBox));
const Oracle = lazy(() => import("./box/oracle").then((found) => found.Oracle));
const Scorer = lazy(() => import("./box/scorer").then((found) => found.Scorer));
const Phone = lazy(() => import("./box/referee").then((found) => found.Phone));
const Referee = lazy(() => import("./box/referee").then((found) => found.Referee));
const Mailed = lazy(() => import("./people/mailed").then((found) => found.Mailed));
const Ratings = lazy(() => import("./people/ratings").then((found) => found.Ratings));
const Learning = lazy(() => import("./learn/learning").then((found) => found.Learning));
const Puzzles = lazy(() => import("./learn/puzzles").then((found) => found.Puzzles));
const Reference = lazy(() => import("./book/reference").then((found) => found.Reference));
const Rules = lazy(() => import("./book/rules-page").then((found) => found.Rules));
const Seating = lazy(() => import("./lobby/seating").then((found) => found.Seating));
const Table = lazy(() => import("./table/table").then((found) => found.Table));
const Study = lazy(() => import("./study/study").then((found) => found.Study));

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

const isDark = (): boolean => (storage.theme.value ?? (darkSystem.matches ? "dark" : "light")) === "dark";
const paint = (): void => {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
};

function App() {
  useSignalEffect(paint);
  useSignalEffect(() => setTempo(SPEEDS[storage.speed.value] ?? SPEEDS.normal));
  useShortcuts({ Escape: () => closeMenus() });
  useEffect(() => {
    darkSystem.addEventListener("change", paint);
  }, []);
  const here = route.value;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [here.at]);
  return (
    <>
      <Bar />
      {here.at === "sit" ? (
        <Table token={here.token} moment={here.moment} as={here.as} />
      ) : (
        <Shelved here={here}>
          <Screen here={here} />
        </Shelved>
      )}
    </>
  );
}

function Screen({ here }: { here: Exclude<Route, { at: "sit" }> }) {
  switch (here.at) {
    case "new":
      return <Seating key={String(here.open)} game={here.game} open={here.open} />;
    case "matchmaking":
      return <MatchmakingScreen offer={here.offer} />;
    case "ratings":
      return <Ratings game={here.game} />;
    case "rules":
      return <Rules {...here} />;
    case "learn":
      return <Learning {...here} />;
    case "reference":
      return <Reference game={here.game} />;
    case "analysis":
      return here.key ? <Analysis key={here.key} of={here.key} /> : <BringRecord />;
    case "editor":
      return <Editor key={here.game} game={here.game} study={here.study} />;
    case "box":
      return <OwnBox key={here.game} game={here.game} />;
    case "may":
      return <Oracle key={here.game} game={here.game} />;
    case "scorer":
      return <Scorer game={here.game} />;
    case "host":
      return <Host secret={here.secret} />;
    case "puzzles":
      return <Puzzles {...here} />;
    case "mine":
      return <Arriving key={here.link} link={here.link} />;
    case "devices":
      return <Devices />;
    case "offline":
      return <Offline />;
    case "at":
      return <AtTable table={here.table} />;
    case "mail":
      return <Mailed key={here.token} what={here.what} token={here.token} />;
    case "phone":
      return <Phone token={here.token} />;
    case "referee":
      return <Referee {...here} />;
    case "study":
      return <Study key={here.key} study={here.key} />;
    default:
      return <Lobby />;
  }
}

/** What needs the games first, and their words: of the one that it is about, or of all. */
function Shelved({ here, children }: { here: Route; children: preact.ComponentChildren }) {
  const about = here.at === "lobby" ? "lobby" : ("game" in here && here.game) || "all";
  const { found, refused, again } = useFetched(async () => {
    await openShelf();
    const all = shelf.value!.games.map(({ name }) => name);
    if (about !== "lobby") await learn(...all.filter((name) => about === "all" || about === name));
    return about;
  }, [about]);
  return found === about ? children : <NotThere says={refused} again={again} />;
}

function Bar() {
  const say = sayer();
  const dark = isDark();
  return (
    <nav class="bar" aria-label={say("page-menu")}>
      <a class="brand" href={address("lobby")}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M7 8h18M16 8v17" />
          <circle cx="8" cy="21" r="3.500" />
          <path d="M20 25l4-7 4 7z" />
        </svg>
        Tavoliere
      </a>
      <Connection />
      <button type="button" lang={nextLanguage()} onClick={() => void speak(nextLanguage())}>
        {languageName(nextLanguage())}
      </button>
      <button type="button" onClick={() => (storage.theme.value = dark ? "light" : "dark")}>
        {say(dark ? "page-light" : "page-dark")}
      </button>
      <details class="settings">
        <summary>{say("page-settings")}</summary>
        <div class="sheet">
          <Check
            label={say("page-sound")}
            checked={storage.sound.value}
            change={(on) => {
              storage.sound.value = on;
              play("turn");
            }}
          />
          {"Notification" in window && (
            <Check
              label={say("page-notify")}
              checked={storage.notify.value}
              change={async (on) => {
                storage.notify.value = on && (await Notification.requestPermission()) === "granted";
              }}
            />
          )}
          <Switch label={say("page-still")} value={storage.still} />
          <Speeds label={say("page-speed")} say={say} />
          <Switch label={say("page-waits")} value={storage.waits} />
          <Switch label={say("page-tutor")} value={storage.tutor} />
          <Select
            label={say("page-confirms")}
            value={storage.confirm.value}
            values={["always", "final", "never"]}
            named={(one) => say(`page-confirms-${one}`)}
            change={(one) => (storage.confirm.value = one)}
          />
          <a href={address("offline")}>{say("page-offline-title")}</a>
        </div>
      </details>
    </nav>
  );
}

/** Said while no server answers, or once it has another version of this page. */
function Connection() {
  const say = sayer();
  const about = say("page-absent-about");
  return (
    <span role="status">
      {newer.value ? (
        <button type="button" class="connection" title={say("page-newer-about")} onClick={() => location.reload()}>
          {say("page-newer")}
        </button>
      ) : (
        absent.value && (
          <a class="connection" href={address("offline")} title={about} aria-label={`${say("page-absent")}: ${about}`}>
            {say("page-absent")}
          </a>
        )
      )}
    </span>
  );
}

/** A setting, changed where it stands. */
function Switch({ label, value }: { label: string; value: { value: boolean } }) {
  return <Check label={label} checked={value.value} change={(on) => (value.value = on)} />;
}

/** A click elsewhere, Escape, or going elsewhere closes what was opened over the page. */
function closeMenus(event?: Event): void {
  for (const menu of document.querySelectorAll("details.settings[open], details.control[open]"))
    if (event?.type !== "pointerdown" || !menu.contains(event.target as Node)) menu.removeAttribute("open");
}

window.addEventListener("pointerdown", closeMenus);
window.addEventListener("hashchange", closeMenus);
keepJoining();
keepWaiting();
watchInstalling();
paint();
openWords().then(
  () => render(<App />, document.getElementById("page")!),
  () => {
    document.getElementById("page")!.textContent =
      "The server of Tavoliere does not answer; start it and reload. Il server di Tavoliere non risponde: avvialo e ricarica.";
  },
);
