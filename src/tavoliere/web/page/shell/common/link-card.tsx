// A link to give to somebody, or to open elsewhere: as a code to photograph, and as an address.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { fetchHere } from "./api";
import { address } from "./routes";
import type { Say } from "./words";

interface Props {
  parts: string[]; // of the address, after #
  say: Say;
  how: string; // the message that says what it is for
  children?: preact.ComponentChildren;
}

/** Where friends on the same network find this machine; until it is known, where this page comes from. */
const origin = signal(location.origin);
const onlyHere = signal(false);

async function learnOrigin(): Promise<void> {
  if (!/^(localhost|127\.|\[::1\])/.test(location.host)) return;
  const { addresses } = await fetchHere();
  if (addresses[0]) origin.value = addresses[0].replace(/\/$/, "");
  else onlyHere.value = true;
}

/** A link to send, to copy, or to photograph. */
export function LinkCard({ parts, say, how, children }: Props) {
  const [copied, setCopied] = useState(false);
  const [squares, setSquares] = useState<boolean[][] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const link = `${origin.value}/${address(...parts)}`;
  useEffect(() => void learnOrigin().catch(() => {}), []);
  useEffect(() => {
    let here = true;
    void import("uqr").then(({ encode }) => here && setSquares(encode(link, { border: 0 }).data)).catch(() => {}); // the link can be read without it
    return () => {
      here = false;
    };
  }, [link]);
  return (
    <div class="link-card">
      <div class="qr-place">
        {squares && (
          <svg
            class="qr"
            viewBox={`-4 -4 ${squares.length + 8} ${squares.length + 8}`}
            role="img"
            aria-label={say("page-qr")}
          >
            <rect x="-4" y="-4" width={squares.length + 8} height={squares.length + 8} fill="#fff" />
            <path
              fill="#000"
              d={squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("")}
            />
          </svg>
        )}
      </div>
      <div class="ways stack">
        <p>{say(how)}</p>
        <input
          ref={field}
          class="address"
          readOnly
          value={link}
          aria-label={say("page-copy-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="row">
          <button
            type="button"
            class="primary"
            onClick={() =>
              navigator.clipboard.writeText(link).then(
                () => setCopied(true),
                () => field.current?.select(),
              )
            }
          >
            {say(copied ? "page-copied" : "page-copy-link")}
          </button>
          {"share" in navigator && (
            <button
              type="button"
              onClick={() => void navigator.share({ title: "Tavoliere", url: link }).catch(() => {})}
            >
              {say("page-share")}
            </button>
          )}
        </div>
        {onlyHere.value && <p class="quiet">{say("page-only-here")}</p>}
        {children}
      </div>
    </div>
  );
}
