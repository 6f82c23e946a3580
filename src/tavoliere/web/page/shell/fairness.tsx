// Fair dice: the check of every die and card, by the server and, without it, by this browser.

import { useState } from "preact/hooks";
import type { Draw, TableInfo } from "../protocol";
import { fetchFairness, Refused } from "./api";
import { type Say, teller } from "./words";

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the secret is the one whose hash was published before the first move. */
export async function fits(secret: string, commitment: string): Promise<boolean> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret))) === commitment;
}

/** Which outcome falls at a step: HMAC-SHA-256 of the step's number, modulo the sum of the weights. */
export async function drawn(secret: string, { step, weights }: Draw): Promise<number> {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(String(step)));
  let left = Number(BigInt(`0x${hex(signed)}`) % BigInt(weights.reduce((sum, weight) => sum + weight, 0)));
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

export function Fairness({ table, secret, say }: { table: TableInfo; secret: string | null; say: Say }) {
  const [told, setTold] = useState<string[]>([]);
  if (!table.commitment) return null;

  const check = async () => {
    try {
      const found = await fetchFairness(table.table);
      const lines = [
        found.unfair === null
          ? say("page-fair-server", { draws: found.draws.length })
          : say("page-unfair-server", { n: found.unfair }),
      ];
      // Browsers have their cryptography only on this machine or over https.
      if (secret && crypto.subtle) {
        const right = await fits(secret, table.commitment!);
        const wrong = (
          await Promise.all(found.draws.map(async (draw) => (await drawn(secret, draw)) !== draw.drawn))
        ).indexOf(true);
        lines.push(
          !right
            ? say("verify-commitment")
            : wrong < 0
              ? say("page-fair-here", { draws: found.draws.length })
              : say("page-unfair-here", { n: found.draws[wrong]!.step + 1 }),
        );
      }
      setTold(lines);
    } catch (problem) {
      setTold([problem instanceof Refused ? teller(say)(problem.says) : String(problem)]);
    }
  };

  return (
    <details class="fairness">
      <summary>{say("page-fair")}</summary>
      <p>{say("page-fair-how")}</p>
      <dl>
        <dt>{say("page-fair-hash")}</dt>
        <dd>
          <code>{table.commitment}</code>
        </dd>
        {secret && (
          <>
            <dt>{say("page-fair-secret")}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </>
        )}
      </dl>
      {secret && (
        <button type="button" onClick={() => void check()}>
          {say("page-fair-check")}
        </button>
      )}
      <div role="status">
        {told.map((line) => (
          <p>{line}</p>
        ))}
      </div>
    </details>
  );
}
