// Taking part in the open tables: under which name, and what follows from it.

import { useState } from "preact/hooks";
import { joinMatchmaking } from "../common/api";
import { Alert, useAttempt } from "../common/attempt";
import { Check, TextField } from "../common/fields";
import { sayer } from "../common/words";
import { storage } from "../device/storage";
import { lookAgain, matchmaking } from "./matchmaking-news";
import { carry } from "./my-games";

/** Under which name, and whether it is shown: asked once, with what follows from it. Not a form, as it may stand in one. */
export function TakePart() {
  const say = sayer();
  const me = matchmaking.value?.me;
  const [name, setName] = useState(me?.name ?? storage.name.value);
  const [shown, setShown] = useState(me?.shown ?? false);
  const { refusal, busy, attempt } = useAttempt(say);
  const join = () =>
    void attempt(async () => {
      await carry();
      await joinMatchmaking(storage.mine.value!.own, { name: name.trim(), shown });
      storage.name.value = name.trim();
      await lookAgain();
    });
  return (
    <fieldset class="take-part card fields stack">
      <legend>{say(me ? "page-matchmaking-my-name" : "page-matchmaking-take-part")}</legend>
      {!me && <p>{say("page-matchmaking-take-part-about")}</p>}
      <TextField
        label={say("page-matchmaking-called")}
        autocomplete="nickname"
        value={name}
        change={setName}
        enter={join}
      />
      <Check label={say("page-matchmaking-shown")} checked={shown} change={setShown} />
      <Alert>{refusal}</Alert>
      <div class="row">
        <button type="button" class="primary" disabled={busy || !name.trim()} onClick={join}>
          {say(me ? "page-matchmaking-keep-name" : "page-matchmaking-join")}
        </button>
      </div>
    </fieldset>
  );
}
