// What happened, in sentences; a click on one shows that moment.

import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Step } from "../protocol";
import { SeatMark } from "./players";
import type { TableClient } from "./table-client";
import { type Say, teller } from "./words";

export function Chronicle({ client, say }: { client: TableClient; say: Say }) {
  const list = useRef<HTMLOListElement>(null);
  const steps = client.steps.value;
  const at = client.moment.value?.n ?? null;

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const marked = at === null ? null : box.querySelector<HTMLElement>("[aria-current]");
    if (marked) box.scrollTop = marked.offsetTop - box.clientHeight / 2;
    else box.scrollTop = box.scrollHeight;
  }, [steps, at]);

  return (
    <section class="chronicle" aria-label={say("page-log")}>
      <h2>{say("page-log")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <ol ref={list} tabIndex={0}>
        {steps.map((step) => (
          <Line key={step.n} step={step} here={step.n === at} look={client.look} say={say} />
        ))}
      </ol>
    </section>
  );
}

function Line({ step, here, look, say }: { step: Step; here: boolean; look: (n: number) => void; say: Say }) {
  const tell = teller(say);
  return useMemo(
    () => (
      <li>
        <button type="button" aria-current={here ? "step" : undefined} onClick={() => look(step.n)}>
          {step.actor >= 0 ? <SeatMark seat={step.actor} /> : <span class="seat-mark" />}
          <span>
            {step.tells.map((message) => (
              <span class="told">{tell(message)} </span>
            ))}
          </span>
        </button>
      </li>
    ),
    [step, here, say],
  );
}
