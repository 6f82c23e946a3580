// The rules in short: a card for each variant of a game, each a page to print.

import { fetchReference } from "../common/api";
import { NotThere, useFetched } from "../common/fetched";
import { address } from "../common/routes";
import { language, sayer } from "../common/words";

export function Reference({ game }: { game: string }) {
  const say = sayer(game);
  const code = language.value;
  const {
    found: page,
    refused,
    again,
  } = useFetched(async () => ({ ...(await fetchReference(game, code)), lang: code }), [game, code]);
  if (!page) return <NotThere {...{ say, again }} says={refused} />;
  return (
    <main class="page reference" lang={page.lang}>
      <p class="row onward">
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
