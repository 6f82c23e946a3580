// Fair dice: who adds to them, and the check of every die and card, by the server and, without it, by this browser.

import { useState } from "preact/hooks";
import type { TableInfo } from "../../protocol";
import { fetchFairness, fetchRecord } from "../common/api";
import { Sheet, useSheet } from "../common/sheets";
import { type Say, whyNot } from "../common/words";
import { check, type Found } from "../device/chain";
import { Share } from "./share";
import type { TableClient } from "./table-client";

interface Props {
  client: TableClient;
  say: Say;
}

/** At a table that is played at: a line that opens what there is to know about its dice. */
export function Dice({ client, say }: Props) {
  const [shown, setShown] = useSheet("dice");
  const table = client.table.value!;
  if (!table.commitment || client.standing.value?.result) return null;
  return (
    <div class="dice">
      <button type="button" class="link" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {say("page-dice")}
      </button>
      {shown && (
        <Sheet title={say("page-dice")} {...{ say }} close={() => setShown(false)}>
          <p>{say("page-fair-now")}</p>
          <p>
            <Adding table={table} say={say} />
          </p>
          <Hashes table={table} secret={null} say={say} />
        </Sheet>
      )}
    </div>
  );
}

/** Whose devices add to the dice now. */
function Adding({ table, say }: { table: TableInfo; say: Say }) {
  const [last, ...others] = table.seats.flatMap(({ shares }, seat) => (shares ? [{ seat }] : [])).reverse();
  if (!last) return <>{say("page-dice-nobody")}</>;
  return (
    <>{others.length ? say("page-dice-several", { others: others.reverse(), last }) : say("page-dice-one", { last })}</>
  );
}

function Hashes({ table, secret, say }: { table: TableInfo; secret: string | null; say: Say }) {
  const mine = table.seat < 0 ? null : Share.of(table.table, table.seat);
  const lines: [string, string | null | undefined][] = [
    ["page-fair-hash", table.commitment],
    ["page-fair-secret", secret],
    ["page-fair-anchor", mine?.anchor],
    ["page-fair-key", table.key],
  ];
  return (
    <dl class="hashes">
      {lines.map(
        ([name, value]) =>
          value && (
            <>
              <dt>{say(name)}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </>
          ),
      )}
    </dl>
  );
}

/** What this browser has found, sentence by sentence. */
function told({ commitment, wrong, alone, added, missed, mine }: Found, draws: number, say: Say): string[] {
  if (!commitment) return [say("verify-commitment")];
  if (wrong !== null) return [say("page-unfair-here", { n: wrong + 1 })];
  const lines = [say("page-fair-here", { draws }), say("page-fair-shared", { shared: draws - alone, alone })];
  added.forEach((count, seat) => {
    if (count || missed[seat])
      lines.push(say("page-fair-seat", { who: { seat }, added: count, missed: missed[seat]! }));
  });
  if (mine) lines.push(say("page-fair-mine", { used: mine.used, left: mine.left }));
  if (mine?.foul) lines.push(say("page-fair-foul", { count: mine.foul }));
  return lines;
}

/** What came of the check: a word for those who trust it, and every line of it for those who don't. */
interface Checked {
  fair: boolean;
  verdict: string;
  lines: string[];
}

/** Once the game is over: the secret, and the check of everything. */
export function Fairness({ client, secret, say }: Props & { secret: string | null }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const table = client.table.value!;
  if (!table.commitment) return null;

  const ask = async () => {
    try {
      const [{ draws, unfair }, record] = await Promise.all([fetchFairness(table.table), fetchRecord(table.table)]);
      const says =
        unfair === null ? say("page-fair-server", { draws: draws.length }) : say("page-unfair-server", { n: unfair });
      const kept = table.seat < 0 ? null : (Share.of(table.table, table.seat)?.kept ?? null);
      const found = check(record, draws, table.seats.length, kept);
      const fair = unfair === null && found.commitment && found.wrong === null && !found.mine?.foul;
      const verdict = say(fair ? "page-fair-verdict" : "page-unfair-verdict");
      setChecked({ fair, verdict, lines: [says, ...told(found, draws.length, say)] });
    } catch (problem) {
      const says = whyNot(say, problem, "page-fair-unchecked");
      setChecked({ fair: false, verdict: says, lines: [] });
    }
  };

  return (
    <details class="fairness">
      <summary>{say("page-fair")}</summary>
      <p>{say("page-fair-how")}</p>
      {secret && (
        <button type="button" onClick={() => void ask()}>
          {say("page-fair-check")}
        </button>
      )}
      <div role="status">
        {checked && (
          <>
            <p class={checked.fair ? "fair-verdict right" : "fair-verdict"}>{checked.verdict}</p>
            <ul>
              {checked.lines.map((line) => (
                <li>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Hashes table={table} secret={secret} say={say} />
    </details>
  );
}
