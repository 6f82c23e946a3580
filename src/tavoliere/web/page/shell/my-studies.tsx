// The studies that were made in this browser, the latest first.

import { forgetStudy, kept } from "./kept";
import { address } from "./routes";
import { language, sayer } from "./words";

export function MyStudies() {
  const say = sayer();
  const studies = kept.studies.value;
  if (!studies.length) return null;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <details class="my-studies">
      <summary>{say("page-my-studies", { count: studies.length })}</summary>
      <ul>
        {studies.map(({ key, game, when: made }) => {
          const called = say("page-study-made", { game: sayer(game)("title"), when: when.format(made) });
          return (
            <li key={key}>
              <a href={address("study", key)}>{called}</a>
              <button
                type="button"
                class="link"
                aria-label={say("page-study-forget", { study: called })}
                title={say("page-study-forget", { study: called })}
                onClick={() => forgetStudy(key)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
