// The rules of a game, to read beside the board or on a page of their own, opened where an answer points to.

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";
import { fetchRulebook } from "../common/api";
import { ask, type Hit } from "../common/desk-answers";
import { Refusal, useFetched } from "../common/fetched";
import { language, type Say } from "../common/words";
import { hang } from "./figures";

/** The place in the rules that is open beside the board; null while they are closed. */
export const opened = signal<{ game: string; address: string | null } | null>(null);

const CITED = /(\(?)\b([A-Z]{2} (?:[A-Z]-?)?\d+(?:\.\d+)*)([).,;:]*)/; // with the signs that stay with it
const [BEFORE, ADDRESS, AFTER, PARTS] = [1, 2, 3, 4];

/** A sentence in which every rule's address opens the rules there. */
export function Cited({ text, game }: { text: string; game: string }) {
  const parts = text.split(CITED);
  return (
    <>
      {parts.map((part, i) => {
        if (i % PARTS === 0) return part;
        if (i % PARTS !== ADDRESS) return null;
        return (
          <span class="with-sign">
            {parts[i - ADDRESS + BEFORE]}
            <button type="button" class="link cite" onClick={() => (opened.value = { game, address: part })}>
              {part}
            </button>
            {parts[i - ADDRESS + AFTER]}
          </span>
        );
      })}
    </>
  );
}

/** Opens the rules beside a board, and closes them. */
export const RulesButton = ({ game, say }: { game: string; say: Say }) => (
  <button type="button" onClick={() => (opened.value = opened.value ? null : { game, address: null })}>
    {say("page-rules")}
  </button>
);

interface Props {
  game: string;
  address: string | null;
  beside?: boolean; // a board, which has the page's first heading
  say: Say;
}

export function Rulebook({ game, address, beside, say }: Props) {
  const book = useRef<HTMLDivElement>(null);
  const code = language.value;
  const {
    found: rules,
    refused,
    again,
  } = useFetched(
    async () => ({ ...(await fetchRulebook(game, code, beside ? 1 : 0, !beside)), lang: code }),
    [game, code],
  );

  useLayoutEffect(() => (rules ? hang(book.current!, game, rules.figures) : undefined), [rules]);

  const turnTo = (selector: string): boolean => {
    const place = book.current?.querySelector<HTMLElement>(selector);
    if (!place) return false;
    for (const old of book.current?.querySelectorAll(".here") ?? []) old.classList.remove("here");
    place.classList.add("here");
    place.scrollIntoView({ block: "start" });
    return true;
  };

  // CC 2.4 may be a heading or a point under CC 2; where there is neither, what is above it will do.
  useEffect(() => {
    let at = address;
    while (at && !turnTo(`[data-address="${CSS.escape(at)}"]`))
      at = at.includes(".") ? at.slice(0, at.lastIndexOf(".")) : null;
  }, [address, rules]);

  // The buttons of the text itself are not ours to give an answer each.
  useEffect(() => {
    const follow = (event: Event) => {
      const { turn, rule } = (event.target as Element).closest<HTMLElement>("[data-turn], [data-rule]")?.dataset ?? {};
      if (turn) turnTo(`#${CSS.escape(turn)}`);
      else if (rule) turnTo(`[data-address="${CSS.escape(rule)}"]`);
    };
    book.current?.addEventListener("click", follow);
    return () => book.current?.removeEventListener("click", follow);
  }, [rules]);

  if (!rules) return <div class="rulebook">{refused && <Refusal says={refused} {...{ say, again }} />}</div>;
  return (
    <div class={rules.figures.length ? "rulebook with-figures" : "rulebook"} lang={rules.lang} ref={book}>
      <Search {...{ game, say }} turn={(at) => turnTo(`[data-address="${CSS.escape(at)}"]`)} />
      <details class="contents">
        <summary>{say("page-contents")}</summary>
        <ul>
          {rules.headings
            .filter((heading) => heading.depth > 1)
            .map((heading) => (
              <li key={heading.anchor} class={heading.depth > 2 ? "deeper" : ""}>
                <button type="button" class="link" data-turn={heading.anchor}>
                  {heading.text}
                </button>
              </li>
            ))}
        </ul>
      </details>
      <div dangerouslySetInnerHTML={{ __html: rules.html }} />
    </div>
  );
}

/** Words, and where the rules speak of them; a tap turns to the place. */
function Search({ game, say, turn }: { game: string; say: Say; turn: (address: string) => boolean }) {
  const [text, setText] = useState("");
  const [hits, setHits] = useState<(Hit & { lang: string })[] | null>(null);
  const code = language.value;
  useEffect(() => {
    const wanted = text.trim();
    if (wanted.length < 2) return setHits(null);
    let here = true;
    const timer = window.setTimeout(
      () =>
        ask("rules.find", { game, text: wanted, language: code }).then(
          (found) => here && setHits(found.hits.map((hit) => ({ ...hit, lang: code }))),
          () => here && setHits(null),
        ),
      150,
    );
    return () => {
      here = false;
      window.clearTimeout(timer);
    };
  }, [text, game, code]);
  const go = (address: string) => {
    let at: string | null = address;
    while (at && !turn(at)) at = at.includes(".") ? at.slice(0, at.lastIndexOf(".")) : null;
  };
  return (
    <search class="finding">
      <input
        type="text"
        inputMode="search"
        aria-label={say("page-find")}
        placeholder={say("page-find")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">
        {hits?.length === 0 && <p class="quiet">{say("page-find-none")}</p>}
        {hits && hits.length > 0 && (
          <ul class="hits">
            {hits.map(({ address, title, excerpt, lang }) => (
              <li key={address + excerpt} lang={lang}>
                <button type="button" onClick={() => go(address)}>
                  <strong>
                    {title} <span class="address">{address}</span>
                  </strong>
                  <span>{excerpt}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}

/** The rules beside a board; at a table, with what can be asked about it above them. */
export function RulesBeside({ say, children }: { say: Say; children?: ComponentChildren }) {
  const at = opened.value;
  const close = () => {
    opened.value = null;
  };
  useShortcuts({ Escape: at !== null && close });
  useEffect(() => close, []);
  if (!at) return null;
  return (
    <aside class="beside sheet" aria-label={say("page-rules")}>
      <button type="button" class="close" onClick={close}>
        {say("page-close")}
      </button>
      {children}
      <Rulebook beside game={at.game} address={at.address} say={say} />
    </aside>
  );
}
