// For whoever runs the server: what is going on, how much of it, how fast. It says nothing of who plays.

import { useState } from "preact/hooks";
import type { HostFigures } from "../protocol";
import { fetchHost } from "./common/api";
import { Alert } from "./common/attempt";
import { useLooking } from "./common/ticking";
import { language, type Say, sayer, whyNot } from "./common/words";

const EVERY = 3000; // milliseconds between two looks

export function Host({ secret }: { secret: string | null }) {
  const [now, setNow] = useState<HostFigures | null>(null);
  const say = sayer();
  const [refusal, refuse] = useState("");
  const look = () => fetchHost(secret).catch((problem: unknown) => whyNot(say, problem, "page-host-silent"));
  const take = (found: HostFigures | string) => {
    if (typeof found !== "string") setNow(found);
    refuse(typeof found === "string" ? found : "");
  };
  useLooking(look, take, EVERY, [secret]);
  return (
    <main class="page narrow host-page">
      <h1>{say("page-host")}</h1>
      <p class="quiet">{say("page-host-about")}</p>
      <Alert>{refusal}</Alert>
      {now && <Shown now={now} say={say} />}
    </main>
  );
}

function Shown({ now, say }: { now: HostFigures; say: Say }) {
  const written = (number: number | null, digits = 0) =>
    number === null ? "–" : number.toLocaleString(language.value, { maximumFractionDigits: digits });
  const under = (one: number | null | undefined) =>
    one == null ? "–" : say("page-host-under", { milliseconds: written(one) });
  const counted: [string, string][] = [
    ["page-host-tables", written(now.tables)],
    ["page-host-attended", written(now.attended)],
    ["page-host-sockets", written(now.sockets)],
    ["page-host-spectators", written(now.spectators)],
    ["page-host-moves", written(now.moves)],
    ["page-host-rate", written(now.rate, 1)],
    ...(now.matchmaking.length
      ? ([
          ["page-host-matchmaking", written(now.matchmaking[0]!)],
          ["page-host-matchmaking-waiting", written(now.matchmaking[1]!)],
        ] satisfies [string, string][])
      : []),
    ["page-host-queue", written(now.queue)],
    ["page-host-memory", say("page-host-megabytes", { count: written(now.memory) })],
    ["page-host-processor", written(now.processor, 2)],
  ];
  const timed: [string, (number | null)[]][] = [
    ["page-host-move", now.move],
    ["page-host-write", now.write],
    ["page-host-thinking", now.thinking],
    ["page-host-lag", now.lag],
  ];
  const refused = Object.values(now.refusals).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <table class="host lines">
        <caption>{say("page-host-now")}</caption>
        <tbody>
          {counted.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{say(name)}</th>
              <td class="number">{value}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              {say("page-host-refusals")}
              {refused > 0 && (
                <ul class="quiet">
                  {Object.entries(now.refusals).map(([kind, count]) => (
                    <li key={kind}>
                      <code>{kind}</code> {written(count)}
                    </li>
                  ))}
                </ul>
              )}
            </th>
            <td class="number">{written(refused)}</td>
          </tr>
        </tbody>
      </table>
      <table class="host lines">
        <caption>{say("page-host-speed")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" class="number">
              {say("page-host-half")}
            </th>
            <th scope="col" class="number">
              {say("page-host-most")}
            </th>
          </tr>
        </thead>
        <tbody>
          {timed.map(([name, [half, most]]) => (
            <tr key={name}>
              <th scope="row">{say(name)}</th>
              <td class="number">{under(half)}</td>
              <td class="number">{under(most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{say("page-host-dash")}</p>
    </>
  );
}
