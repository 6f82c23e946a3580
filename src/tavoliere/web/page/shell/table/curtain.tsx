// Between two people at one screen: nothing of the table is on the page until the other one is here.

import { useEffect, useRef } from "preact/hooks";
import { Alert } from "../common/attempt";
import { type Say, teller } from "../common/words";
import type { TableClient } from "./table-client";

export function Curtain({ client, say }: { client: TableClient; say: Say }) {
  const who = { seat: client.curtain.value! };
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="curtain">
      <div class="sheet">
        <h1>{say("page-pass", { who })}</h1>
        <p>{say("page-look-away", { who })}</p>
        <button
          type="button"
          class="primary"
          ref={button}
          disabled={!!client.busy.value}
          onClick={() => void client.lift()}
        >
          {say("page-lift", { who })}
        </button>
        <Alert>{client.notice.value && teller(say)(client.notice.value)}</Alert>
      </div>
    </main>
  );
}
