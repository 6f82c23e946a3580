// Where the links in our mails lead: to a table, to confirm an address, to have no more mail.

import { useEffect, useState } from "preact/hooks";
import { confirmMail, stopMail } from "../common/api";
import { NotThere } from "../common/fetched";
import { address, go } from "../common/routes";
import { sayer, whyNot } from "../common/words";
import { storage } from "../device/storage";

/** A table by its name, which is in no way a secret: this browser has the seat, or it has not. */
export function AtTable({ table }: { table: string }) {
  const say = sayer();
  const known = storage.tables.value.find((one) => one.table === table);
  const entrance = known && (Object.values(known.here)[0] ?? known.spectator);
  useEffect(() => {
    if (entrance) go("sit", entrance);
  }, [entrance]);
  if (entrance) return <NotThere />;
  return (
    <main class="page narrow">
      <h1>{say("page-not-my-browser")}</h1>
      <p>{say("page-not-my-browser-why")}</p>
      <p>
        <a href={address("lobby")}>{say("page-to-lobby")}</a>
      </p>
    </main>
  );
}

export function Mailed({ what, token }: { what: string; token: string }) {
  const say = sayer();
  const [says, setSays] = useState("");
  const [done, setDone] = useState(false);
  const attempt = (request: Promise<{ address: string }>, then: string): void => {
    request.then(
      ({ address }) => {
        setDone(true);
        setSays(say(address ? then : "page-mail-none", { address }));
      },
      (problem: unknown) => setSays(whyNot(say, problem)),
    );
  };
  const confirms = what === "confirm";
  return (
    <main class="page narrow mailed">
      <h1>{say(confirms ? "page-mail-confirm" : "page-mail-stop")}</h1>
      {!done && <p>{say(confirms ? "page-mail-confirm-why" : "page-mail-stop-why")}</p>}
      {says && <p role="status">{says}</p>}
      {!done && (
        <div class="row">
          {confirms ? (
            <button type="button" class="primary" onClick={() => attempt(confirmMail(token), "page-mail-confirmed")}>
              {say("page-mail-confirm-do")}
            </button>
          ) : (
            <>
              <button
                type="button"
                class="primary"
                onClick={() => attempt(stopMail(token, false), "page-mail-stopped")}
              >
                {say("page-mail-stop-table")}
              </button>
              <button type="button" onClick={() => attempt(stopMail(token, true), "page-mail-stopped-all")}>
                {say("page-mail-stop-all")}
              </button>
            </>
          )}
        </div>
      )}
      {done && (
        <p>
          <a href={address("lobby")}>{say("page-to-lobby")}</a>
        </p>
      )}
    </main>
  );
}
