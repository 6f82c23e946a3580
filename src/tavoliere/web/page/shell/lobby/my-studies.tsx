// The studies that were made in this browser, the latest first.

import { SureButton } from "../common/fields";
import { address } from "../common/routes";
import { language, sayer } from "../common/words";
import { forgetStudy, type KeptStudy, storage } from "../device/storage";

export function MyStudies() {
  const say = sayer();
  const studies = storage.studies.value;
  if (!studies.length) return null;
  return (
    <details class="my-studies">
      <summary>{say("page-my-studies", { count: studies.length })}</summary>
      <ul>
        {studies.map((study) => (
          <Mine key={study.key} study={study} />
        ))}
      </ul>
    </details>
  );
}

/** Forgotten with a second click: nobody could change it any more. */
function Mine({ study: { key, game, when } }: { study: KeptStudy }) {
  const say = sayer();
  const made = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(when);
  const called = say("page-study-made", { game: sayer(game)("title"), when: made });
  return (
    <li>
      <a href={address("study", key)}>{called}</a>
      <SureButton
        class="link"
        title={say("page-study-forget.title")}
        act={() => forgetStudy(key)}
        label={say("page-study-forget")}
        sure={say("page-study-forget-sure")}
      >
        <span class="unseen">{called}</span>
      </SureButton>
    </li>
  );
}
