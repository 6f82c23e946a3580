// For use without the network: what goes on then, and Tavoliere as an app.

import { useEffect } from "preact/hooks";
import { address } from "./common/routes";
import { shelf } from "./common/shelf";
import { language, sayer } from "./common/words";
import { installable, isInstalled } from "./device/installing";
import { canKeep, contents, readContents } from "./device/offline-cache";
import { serverless } from "./device/server";

export function Offline() {
  const say = sayer();
  useEffect(() => void readContents(), []);
  const { kept = [], parts = {} } = contents.value ?? {};
  const size = kept.reduce((sum, part) => sum + (parts[part]?.size ?? 0), 0);
  const megabytes = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(size / 1e6);
  return (
    <main class="page narrow offline">
      <h1>{say("page-offline-title")}</h1>
      <p>{say("page-offline-what")}</p>
      <p>{say(serverless ? "page-serverless-not" : "page-offline-not")}</p>
      {canKeep() ? (
        <>
          <table class="lines" role="status">
            <tbody>
              {(shelf.value?.games ?? []).map(({ name }) => (
                <tr key={name}>
                  <th scope="row">{sayer(name)("title")}</th>
                  <td class={kept.includes(name) ? "kept" : "quiet"}>
                    {say(kept.includes(name) ? "page-offline-kept" : "page-offline-unopened")}
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">{say("page-referee")}</th>
                <td class={kept.includes("python") ? "kept" : "quiet"}>
                  {say(kept.includes("python") ? "page-offline-kept" : "page-offline-unbegun")}
                </td>
              </tr>
            </tbody>
          </table>
          <p class="quiet">{say("page-offline-size", { size: megabytes })}</p>
        </>
      ) : (
        <p class="refusal">{say("page-offline-insecure")}</p>
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
