// What lessons and puzzles have in common: the games that have some, and what stands above those of one.

import type { ComponentChildren } from "preact";
import type { GameInfo } from "../../protocol";
import { Cover } from "../common/cover";
import { address } from "../common/routes";
import { sayer } from "../common/words";

interface CoursesProps {
  place: "learn" | "puzzles";
  games: GameInfo[];
  progress: (game: GameInfo) => string;
}

/** Every game that has some, with how far one has come. */
export function Courses({ place, games, progress }: CoursesProps) {
  const say = sayer();
  return (
    <main class="page courses">
      <h1>{say(`page-${place}`)}</h1>
      <p>{say(`page-${place}-motto`)}</p>
      <ul class="shelf">
        {games.map((game) => (
          <li class="box card raised" key={game.name}>
            <a href={address(place, game.name)} class="face">
              <Cover game={game.name} />
              <h2>{sayer(game.name)("title")}</h2>
            </a>
            <p class="tagline">{sayer(game.name)("tagline")}</p>
            <p class="facts">
              <span>{progress(game)}</span>
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}

interface CourseHeadProps {
  game: GameInfo;
  title: string;
  motto: string;
  also: "learn" | "puzzles" | null; // of which there are some too
  children: ComponentChildren; // the way on
}

export function CourseHead({ game, title, motto, also, children }: CourseHeadProps) {
  const say = sayer(game.name);
  return (
    <div class="head">
      <Cover game={game.name} />
      <div>
        <h1>{title}</h1>
        <p>{motto}</p>
        <div class="row">
          {children}
          {also && (
            <a class="button" href={address(also, game.name)}>
              {say(also === "learn" ? "page-lessons" : "page-puzzles")}
            </a>
          )}
          <a class="button" href={address("rules", game.name)}>
            {say("page-rules")}
          </a>
        </div>
      </div>
    </div>
  );
}
