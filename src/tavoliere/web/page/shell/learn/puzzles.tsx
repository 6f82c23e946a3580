// Puzzles: those of a game with how far one has come, by setting; and one of them on the board.

import type { GameInfo } from "../../protocol";
import { fetchPuzzles } from "../common/api";
import { NotThere, useFetched } from "../common/fetched";
import { Select } from "../common/fields";
import {
  keepSetting,
  nextPuzzle,
  puzzleProgress,
  settingName,
  settingOf,
  solvedOf,
  wantedOf,
} from "../common/puzzle-progress";
import { address } from "../common/routes";
import { gameInfo, shelf } from "../common/shelf";
import { sayer } from "../common/words";
import { CourseHead, Courses } from "./course";
import { Level, Puzzle } from "./puzzle";

export function Puzzles({ game, puzzle }: { game: string | null; puzzle: string | null }) {
  const info = game ? gameInfo(game) : undefined;
  if (!info?.puzzles)
    return (
      <Courses
        place="puzzles"
        games={(shelf.value?.games ?? []).filter(({ puzzles }) => puzzles > 0)}
        progress={({ name, puzzles }) => sayer()("page-puzzles-solved", { done: solvedOf(name), all: puzzles })}
      />
    );
  return <Collection key={info.name} game={info} puzzle={puzzle} />;
}

function Collection({ game, puzzle }: { game: GameInfo; puzzle: string | null }) {
  const { found, refused, again } = useFetched(() => fetchPuzzles(game.name), [game.name]);
  const say = sayer(game.name);
  if (!found) return <NotThere {...{ say, again }} says={refused} />;
  const { puzzles } = found;
  const chosen = puzzles.find(({ key }) => key === puzzle);
  if (chosen) return <Puzzle key={chosen.key} {...{ puzzles }} game={game.name} info={chosen} />;
  const settings = new Map(puzzles.map((one) => [settingOf(one), settingName(game.name, one)]));
  const { done, setting } = puzzleProgress(game.name);
  const shown = wantedOf(game.name, puzzles);
  const next = nextPuzzle(game.name, puzzles);
  const solved = shown.filter(({ key }) => done[key] === "solved").length;
  return (
    <main class="page narrow course puzzles" key="puzzles">
      <CourseHead
        {...{ game }}
        title={say("page-puzzles-of", { game: say("title") })}
        motto={say(next ? "page-puzzles-motto" : "page-puzzles-all-done")}
        also={game.lessons.length > 0 ? "learn" : null}
      >
        {next && (
          <a class="button primary" href={address("puzzles", game.name, next.key)}>
            {say(Object.keys(done).length ? "page-puzzles-go-on" : "page-begin")}
          </a>
        )}
        {game.editor && (
          <a class="button" href={address("editor", game.name)}>
            {say("page-editor")}
          </a>
        )}
      </CourseHead>
      <div class="row apart wanted">
        <Select
          label={say("page-puzzles-filter")}
          value={setting}
          values={["", ...[...settings].sort(([, one], [, other]) => one.localeCompare(other)).map(([value]) => value)]}
          named={(one) => settings.get(one) ?? say("page-puzzles-every")}
          change={(one) => keepSetting(game.name, one)}
        />
        <span class="quiet" role="status">
          {say("page-puzzles-solved", { done: solved, all: shown.length })}
        </span>
      </div>
      <ol class="puzzle-list task-list">
        {shown.map((one) => {
          const how = done[one.key];
          return (
            <li key={one.key} class={`${how ?? ""} ${one === next ? "next" : ""}`}>
              <a class="card" href={address("puzzles", game.name, one.key)}>
                <span class="number" aria-hidden="true">
                  {puzzles.indexOf(one) + 1}
                </span>
                <span class="called">
                  <span class="unseen">{say("page-puzzle-title", { number: puzzles.indexOf(one) + 1 })}, </span>
                  {settingName(game.name, one)}
                </span>
                <span class="quiet">{say(`page-puzzle-part-${one.part}`)}</span>
                <Level level={one.level} say={say} />
                <span class="state">
                  {how && say(how === "solved" ? "page-puzzle-solved-state" : "page-puzzle-shown-state")}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </main>
  );
}
