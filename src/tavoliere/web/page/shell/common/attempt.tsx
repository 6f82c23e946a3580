// What somebody wants done and what may be refused.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Say, whyNot } from "./words";

/** Does something, and says why not if it can't be done. */
export function useAttempt(say: Say) {
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => unknown, otherwise?: string): Promise<boolean> => {
    setRefusal("");
    setBusy(true);
    try {
      await work();
      return true;
    } catch (problem) {
      setRefusal(whyNot(say, problem, otherwise));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { refusal, busy, attempt };
}

/** Why something was refused, if it was. */
export function Alert({ children }: { children: ComponentChildren }) {
  return children ? (
    <p class="refusal" role="alert">
      {children}
    </p>
  ) : null;
}
