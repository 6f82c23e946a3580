// The studies that were made in this browser, the latest first.

import { useState } from "preact/hooks";
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
  const [sure, setSure] = useState(false);
  const made = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(when);
  const called = say("page-study-made", { game: sayer(game)("title"), when: made });
  return (
    <li>
      <a href={address("study", key)}>{called}</a>
      <button
        type="button"
        class="link"
        title={say("page-study-forget.title")}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? forgetStudy(key) : setSure(true))}
      >
        {say(sure ? "page-study-forget-sure" : "page-study-forget")} <span class="unseen">{called}</span>
      </button>
    </li>
  );
}
