// The rules in short: a card for each variant of a game, each a page to print.

import { useEffect, useState } from "preact/hooks";
import type { ReferencePage } from "../protocol";
import { fetchReference } from "./api";
import { address } from "./routes";
import { language, sayer } from "./words";

export function Reference({ game }: { game: string }) {
  const say = sayer(game);
  const [page, setPage] = useState<(ReferencePage & { lang: string }) | string>("");
  const code = language.value;
  useEffect(() => {
    let wanted = true;
    fetchReference(game, code).then(
      (found) => wanted && setPage({ ...found, lang: code }),
      () => wanted && setPage(say("page-unreachable")),
    );
    return () => {
      wanted = false;
    };
  }, [game, code]);

  if (typeof page === "string") return <main class="page">{page}</main>;
  return (
    <main class="page reference" lang={page.lang}>
      <p class="onward">
        <a class="button" href={address("rules", game)}>
          {say("page-rules")}
        </a>
        <button type="button" onClick={() => window.print()}>
          {say("page-print")}
        </button>
      </p>
      <h1>{page.title}</h1>
      {page.cards.map((card) => (
        <article class="sheet rulebook" key={card.title}>
          <h2>
            <span>{page.title} · </span>
            {card.title}
          </h2>
          <div class="columns" dangerouslySetInnerHTML={{ __html: card.html }} />
        </article>
      ))}
    </main>
  );
}
