// Learning: the courses of the games, the lessons of a course with how far one has come, and a first game at the end.

import type { Course, GameInfo } from "../../protocol";
import { fetchCourse } from "../common/api";
import { Alert, useAttempt } from "../common/attempt";
import { NotThere, useFetched } from "../common/fetched";
import { address } from "../common/routes";
import { gameInfo, shelf } from "../common/shelf";
import { learn, sayer } from "../common/words";
import { learnedOf, nextLesson } from "../device/learned";
import { storage } from "../device/storage";
import { layUsual } from "../lobby/new-table";
import { CourseHead, Courses } from "./course";
import { Lesson } from "./lesson";

export function Learning({ game, lesson }: { game: string | null; lesson: string | null }) {
  const info = game ? gameInfo(game) : undefined;
  if (!info?.lessons.length)
    return (
      <Courses
        place="learn"
        games={(shelf.value?.games ?? []).filter(({ lessons }) => lessons.length > 0)}
        progress={({ name, lessons }) =>
          sayer()("page-learned", { done: learnedOf(name).done.length, all: lessons.length })
        }
      />
    );
  return <OneCourse key={info.name} game={info} lesson={lesson} />;
}

async function opening(game: string): Promise<Course> {
  if (!storage.met.value.includes(game)) storage.met.value = [...storage.met.value, game];
  const [course] = await Promise.all([fetchCourse(game), learn(`${game}/lessons`)]);
  return course;
}

function OneCourse({ game, lesson }: { game: GameInfo; lesson: string | null }) {
  const { refusal, busy, attempt } = useAttempt(sayer(game.name));
  const { found: course, refused, again } = useFetched(() => opening(game.name), [game.name]);
  const say = sayer(`${game.name}/lessons`);
  if (!course) return <NotThere say={sayer(game.name)} {...{ again }} says={refused} />;
  const chosen = course.lessons.find(({ name }) => name === lesson);
  if (chosen) return <Lesson key={chosen.name} {...{ course }} game={game.name} lesson={chosen} />;

  const { done, at } = learnedOf(game.name);
  const next = nextLesson(game);
  const begun = done.length > 0 || Object.keys(at).length > 0;
  const play = () => {
    if (!next) storage.tutor.value = true; // a first game after the lessons has somebody who asks before a mistake
    void attempt(() => layUsual(game, storage.name.value));
  };
  return (
    <main class="page narrow course" key="course">
      <CourseHead
        {...{ game }}
        title={say("page-learn-game", { game: say("title") })}
        motto={say(next ? "page-course-motto" : "page-course-done")}
        also={game.puzzles > 0 ? "puzzles" : null}
      >
        {next && (
          <a class="button primary" href={address("learn", game.name, next)}>
            {say(begun ? "page-course-go-on" : "page-begin")}
          </a>
        )}
        <button type="button" class={next ? "" : "primary first-game"} disabled={busy} onClick={play}>
          {say(next ? "page-play-bot" : "page-course-play")}
        </button>
      </CourseHead>
      <Alert>{refusal}</Alert>
      <ol class="lessons task-list">
        {course.lessons.map(({ name, steps }) => {
          const ready = done.includes(name);
          const left = at[name];
          return (
            <li key={name} class={ready ? "done" : name === next ? "next" : ""}>
              <a
                class="card"
                href={address("learn", game.name, name)}
                onClick={() => ready && forgetPlace(game.name, name)}
              >
                <span class="called">{say(`lesson-${name}`)}</span>
                <span class="about quiet">{say(`lesson-${name}.about`)}</span>
                <span class="state">
                  {ready
                    ? say("page-lesson-done")
                    : left
                      ? say("page-lesson-step", { n: left + 1, last: steps.length })
                      : ""}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </main>
  );
}

/** A lesson that was finished begins anew. */
function forgetPlace(game: string, lesson: string): void {
  const { done, at } = learnedOf(game);
  storage.learned.value = { ...storage.learned.value, [game]: { done, at: { ...at, [lesson]: 0 } } };
}
