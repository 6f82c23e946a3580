// Taking part in the open tables: under which name, and what follows from it.

import { useState } from "preact/hooks";
import { joinMatchmaking } from "../common/api";
import { type Say, sayer, whyNot } from "../common/words";
import { storage } from "../device/storage";
import { lookAgain, matchmaking } from "./matchmaking-news";
import { carry, dismissed } from "./my-games";

/** Does something and says why not, if it can't be done. */
export function useTrouble(say: Say): [string, (work: () => Promise<unknown>) => Promise<boolean>] {
  const [trouble, setTrouble] = useState("");
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setTrouble("");
    try {
      await work();
      return true;
    } catch (problem) {
      dismissed(problem);
      setTrouble(whyNot(say, problem));
      return false;
    }
  };
  return [trouble, attempt];
}

/** Under which name, and whether it is shown: asked once, with what follows from it. Not a form, as it may stand in one. */
export function TakePart() {
  const say = sayer();
  const me = matchmaking.value?.me;
  const [name, setName] = useState(me?.name ?? storage.name.value);
  const [shown, setShown] = useState(me?.shown ?? false);
  const [trouble, attempt] = useTrouble(say);
  const [busy, setBusy] = useState(false);
  const join = () => {
    setBusy(true);
    void attempt(async () => {
      await carry();
      await joinMatchmaking(storage.mine.value!.own, { name: name.trim(), shown });
      storage.name.value = name.trim();
      await lookAgain();
    }).then(() => setBusy(false));
  };
  return (
    <fieldset class="take-part">
      <legend>{say(me ? "page-matchmaking-my-name" : "page-matchmaking-take-part")}</legend>
      {!me && <p>{say("page-matchmaking-take-part-about")}</p>}
      <label>
        {say("page-matchmaking-called")}
        <input
          type="text"
          maxLength={24}
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            join();
          }}
        />
      </label>
      <label class="check">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
        {say("page-matchmaking-shown")}
      </label>
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
      <div class="row">
        <button type="button" class="primary" disabled={busy || !name.trim()} onClick={join}>
          {say(me ? "page-matchmaking-keep-name" : "page-matchmaking-join")}
        </button>
      </div>
    </fieldset>
  );
}
