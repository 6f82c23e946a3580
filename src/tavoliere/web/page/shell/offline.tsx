// For use without the network: what works then, whether it is kept, how much that is.

import { useEffect, useState } from "preact/hooks";
import { installable, isInstalled } from "./installing";
import { canKeep, forget, keep, lookUp, plan, progress } from "./keeping";
import { kept } from "./kept";
import { address } from "./routes";
import { language, sayer, whyNot } from "./words";

export function Offline() {
  const say = sayer();
  const [size, setSize] = useState<number | null>(null); // in bytes
  const [refusal, setRefusal] = useState("");
  const version = kept.offline.value;
  const part = progress.value;

  useEffect(() => {
    let here = true;
    void lookUp().then(async (found) => {
      const known = found ?? (await plan().catch(() => null));
      if (here && known) setSize(known.size);
    });
    return () => {
      here = false;
    };
  }, []);

  const attempt = (wish: Promise<unknown>) => {
    setRefusal("");
    wish.catch((problem: unknown) => setRefusal(whyNot(say, problem)));
  };
  const megabytes = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format((size ?? 0) / 1e6);
  return (
    <main class="page narrow offline">
      <h1>{say("page-offline-title")}</h1>
      <p>{say("page-offline-what")}</p>
      <p>{say("page-offline-not")}</p>
      {!canKeep() ? (
        <p class="refusal">{say("page-offline-insecure")}</p>
      ) : part !== null ? (
        <p role="status">
          <progress max={1} value={part} aria-label={say("page-offline-fetching")} /> {say("page-offline-fetching")}
        </p>
      ) : version ? (
        <>
          <p role="status" class="kept">
            {say("page-offline-kept", { size: megabytes })}
          </p>
          <button type="button" onClick={() => attempt(forget())}>
            {say("page-offline-forget")}
          </button>
        </>
      ) : (
        <button type="button" class="primary" disabled={size === null} onClick={() => attempt(keep())}>
          {size === null ? say("page-offline-keep-some") : say("page-offline-keep", { size: megabytes })}
        </button>
      )}
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      {canKeep() && !isInstalled() && (
        <section>
          <h2>{say("page-install-title")}</h2>
          <p>{say("page-install-what")}</p>
          {installable.value ? (
            <button type="button" onClick={() => void installable.value?.prompt()}>
              {say("page-install")}
            </button>
          ) : (
            <p class="quiet">{say("page-install-how")}</p>
          )}
        </section>
      )}
      <p>
        <a href={address("lobby")}>{say("page-to-lobby")}</a>
      </p>
    </main>
  );
}
