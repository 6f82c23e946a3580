// The rules of a game on a page of their own, and the ways on from there.

import { printAll } from "./figures";
import { address } from "./routes";
import { Rulebook } from "./rulebook";
import { shelf } from "./shelf";
import { sayer } from "./words";

export function Rules({ game, address: cited }: { game: string; address: string | null }) {
  const say = sayer(game);
  const short = shelf.value!.games.some((one) => one.name === game && one.reference);
  return (
    <main class="page reading">
      <p class="onward">
        <a class="button primary" href={address("new", game)}>
          {say("page-play")}
        </a>
        {shelf.value!.games.some((one) => one.name === game && one.lessons.length) && (
          <a class="button" href={address("learn", game)}>
            {say("page-learn")}
          </a>
        )}
        {short && (
          <a class="button" href={address("reference", game)}>
            {say("page-reference")}
          </a>
        )}
        {shelf.value!.games.some((one) => one.name === game && one.editor) && (
          <a class="button" href={address("editor", game)}>
            {say("page-editor")}
          </a>
        )}
        {shelf.value!.games.some((one) => one.name === game && one.counts.length) && (
          <a class="button" href={address("scorer", game)}>
            {say("page-scorer")}
          </a>
        )}
        {shelf.value!.games.some((one) => one.name === game && one.editor) && (
          <a class="button" href={address("may", game)}>
            {say("page-may")}
          </a>
        )}
        <button type="button" onClick={() => void printAll()}>
          {say("page-print")}
        </button>
      </p>
      <Rulebook game={game} address={cited} say={say} />
    </main>
  );
}
