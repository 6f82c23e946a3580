// Between two people at one screen: nothing of the table is on the page until the other one is here.

import { useEffect, useRef } from "preact/hooks";
import type { Sitting } from "./sitting";
import { teller, type Say } from "./words";

export function Curtain({ sitting, say }: { sitting: Sitting; say: Say }) {
  const who = { seat: sitting.curtain.value! };
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
          disabled={!!sitting.busy.value}
          onClick={() => void sitting.lift()}
        >
          {say("page-lift", { who })}
        </button>
        {sitting.notice.value && (
          <p class="refusal" role="alert">
            {teller(say)(sitting.notice.value)}
          </p>
        )}
      </div>
    </main>
  );
}
