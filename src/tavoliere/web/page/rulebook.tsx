// The rules of a game, to read beside the board or on a page of their own, opened where an answer points to.

import { useEffect, useRef, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { fetchRules } from "./api";
import { idOf, page } from "./markdown";
import { language, type Say } from "./words";

/** The place in the rules that is open beside the board; null while they are closed. */
export const opened = signal<{ game: string; address: string | null } | null>(null);

const CITED = /\b((?:CC|CM|SM) (?:[A-Z]-?)?\d+(?:\.\d+)*)/;

/** A sentence in which every rule's address opens the rules there. */
export function Cited({ text, game }: { text: string; game: string }) {
  return (
    <>
      {text.split(CITED).map((part, i) =>
        i % 2 ? (
          <button type="button" class="link cite" onClick={() => (opened.value = { game, address: part })}>
            {part}
          </button>
        ) : (
          part
        ),
      )}
    </>
  );
}

interface Props {
  game: string;
  address: string | null;
  beside?: boolean; // a board, which has the page's first heading
  say: Say;
}

export function Rulebook({ game, address, beside, say }: Props) {
  const [text, setText] = useState("");
  const book = useRef<HTMLDivElement>(null);
  const code = language.value;

  useEffect(() => {
    let wanted = true;
    fetchRules(game, code).then(
      (rules) => wanted && setText(rules),
      () => wanted && setText(say("page-unreachable")),
    );
    return () => {
      wanted = false;
    };
  }, [game, code]);

  const turnTo = (id: string) => {
    const place = book.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!place) return false;
    book.current!.querySelectorAll(".here").forEach((old) => old.classList.remove("here"));
    place.classList.add("here");
    place.scrollIntoView({ block: "start" });
    return true;
  };

  // CC 2.4 may be a heading or a point under CC 2; where there is neither, what is above it will do.
  useEffect(() => {
    let at = address;
    while (at && !turnTo(idOf(at))) at = at.includes(".") ? at.slice(0, at.lastIndexOf(".")) : null;
  }, [address, text]);

  const { headings, body } = page(text, beside ? 1 : 0, (anchor) => {
    const heading = headings.find((one) => one.anchor === anchor);
    if (heading) turnTo(heading.address ? idOf(heading.address) : `rule-${heading.anchor}`);
  });

  return (
    <div class="rulebook" ref={book}>
      <details class="contents">
        <summary>{say("page-contents")}</summary>
        <ul>
          {headings
            .filter((heading) => heading.depth > 1)
            .map((heading) => (
              <li class={`depth-${heading.depth}`}>
                <button
                  type="button"
                  class="link"
                  onClick={() => turnTo(heading.address ? idOf(heading.address) : `rule-${heading.anchor}`)}
                >
                  {heading.text}
                </button>
              </li>
            ))}
        </ul>
      </details>
      {body}
    </div>
  );
}

export function RulesBeside({ say }: { say: Say }) {
  const at = opened.value;
  const close = () => (opened.value = null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  if (!at) return null;
  return (
    <aside class="beside sheet" aria-label={say("page-rules")}>
      <button type="button" class="close" onClick={close}>
        {say("page-close")}
      </button>
      <Rulebook beside game={at.game} address={at.address} say={say} />
    </aside>
  );
}
