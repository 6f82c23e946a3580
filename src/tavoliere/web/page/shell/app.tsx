// The page: its frame, and what is in it.

import { useSignalEffect } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { useShortcuts } from "../kit/shortcuts";
import { setTempo } from "../kit/tempo";
import { NotThere, useFetched } from "./common/fetched";
import { later } from "./common/later";
import { address, type Route, route } from "./common/routes";
import { openShelf, shelf } from "./common/shelf";
import { languageName, learn, nextLanguage, openWords, sayer, speak } from "./common/words";
import { watchInstalling } from "./device/installing";
import { kept, SPEEDS } from "./device/kept";
import { absent, newer } from "./device/server";
import { play } from "./device/sounds";
import { Lobby } from "./lobby/lobby";
import { keepWaiting } from "./people/matchmaking-news";
import { keepJoining } from "./people/mine";

// A first visit needs none of these.
const Analysis = later(() => import("./analysis/analysis").then((found) => found.Analysis));
const BringRecord = later(() => import("./analysis/analysis").then((found) => found.BringRecord));
const Arriving = later(() => import("./people/devices").then((found) => found.Arriving));
const Devices = later(() => import("./people/devices").then((found) => found.Devices));
const Editor = later(() => import("./editor/editor").then((found) => found.Editor));
const MatchmakingScreen = later(() => import("./lobby/matchmaking").then((found) => found.MatchmakingScreen));
const Offline = later(() => import("./offline").then((found) => found.Offline));
const Host = later(() => import("./host").then((found) => found.Host));
const AtTable = later(() => import("./people/mailed").then((found) => found.AtTable));
const OwnBox = later(() => import("./box/facts").then((found) => found.OwnBox));
const Oracle = later(() => import("./box/oracle").then((found) => found.Oracle));
const Scorer = later(() => import("./box/scorer").then((found) => found.Scorer));
const Phone = later(() => import("./box/referee").then((found) => found.Phone));
const Referee = later(() => import("./box/referee").then((found) => found.Referee));
const Mailed = later(() => import("./people/mailed").then((found) => found.Mailed));
const Ratings = later(() => import("./people/ratings").then((found) => found.Ratings));
const Learning = later(() => import("./learn/learning").then((found) => found.Learning));
const Puzzles = later(() => import("./learn/puzzles").then((found) => found.Puzzles));
const Reference = later(() => import("./book/reference").then((found) => found.Reference));
const Rules = later(() => import("./book/rules-page").then((found) => found.Rules));
const Seating = later(() => import("./lobby/seating").then((found) => found.Seating));
const Table = later(() => import("./table/table").then((found) => found.Table));
const Study = later(() => import("./study/study").then((found) => found.Study));

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

const isDark = (): boolean => (kept.theme.value ?? (darkSystem.matches ? "dark" : "light")) === "dark";
const paint = (): void => {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
};

function App() {
  useSignalEffect(paint);
  useSignalEffect(() => setTempo(SPEEDS[kept.speed.value] ?? SPEEDS.normal));
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
      <button type="button" onClick={() => (kept.theme.value = dark ? "light" : "dark")}>
        {say(dark ? "page-light" : "page-dark")}
      </button>
      <details class="settings">
        <summary>{say("page-settings")}</summary>
        <div class="sheet">
          <Check
            label={say("page-sound")}
            value={kept.sound}
            changed={(on) => {
              if (on) play("turn");
            }}
          />
          {"Notification" in window && (
            <Check
              label={say("page-notify")}
              value={kept.notify}
              changed={(on) => {
                if (on)
                  void Notification.requestPermission().then((answer) => {
                    kept.notify.value = answer === "granted";
                  });
              }}
            />
          )}
          <Check label={say("page-still")} value={kept.still} />
          <Select
            label={say("page-speed")}
            value={kept.speed}
            values={["slow", "normal", "fast", "once"]}
            called={(one) => `page-speed-${one}`}
          />
          <Check label={say("page-waits")} value={kept.waits} />
          <Check label={say("page-tutor")} value={kept.tutor} />
          <Select
            label={say("page-confirms")}
            value={kept.confirm}
            values={["always", "final", "never"]}
            called={(one) => `page-confirms-${one}`}
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

function Check({
  label,
  value,
  changed,
}: {
  label: string;
  value: { value: boolean };
  changed?: (on: boolean) => void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
          changed?.(value.value);
        }}
      />
      {label}
    </label>
  );
}

function Select<Value extends string>({
  label,
  value,
  values,
  called,
}: {
  label: string;
  value: { value: Value };
  values: Value[];
  called: (value: Value) => string; // the name of a message
}) {
  return (
    <label class="select">
      {label}
      <select value={value.value} onChange={(event) => (value.value = event.currentTarget.value as Value)}>
        {values.map((one) => (
          <option value={one}>{sayer()(called(one))}</option>
        ))}
      </select>
    </label>
  );
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
