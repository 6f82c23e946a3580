// The rules of a game on a page of their own, and the ways on from there.

import { address } from "../common/routes";
import { gameInfo } from "../common/shelf";
import { sayer } from "../common/words";
import { printAll } from "./figures";
import { Rulebook } from "./rulebook";

export function Rules({ game, address: cited }: { game: string; address: string | null }) {
  const say = sayer(game);
  const info = gameInfo(game);
  const ways: [unknown, string, string][] = [
    [info?.lessons.length, "learn", "page-learn"],
    [info?.reference, "reference", "page-reference"],
    [info?.editor, "editor", "page-editor"],
    [info?.counts.length, "scorer", "page-scorer"],
    [info?.editor, "may", "page-may"],
  ];
  return (
    <main class="page reading">
      <p class="row onward">
        <a class="button primary" href={address("new", game)}>
          {say("page-play")}
        </a>
        {ways.map(
          ([there, place, label]) =>
            !!there && (
              <a class="button" href={address(place, game)}>
                {say(label)}
              </a>
            ),
        )}
        <button type="button" onClick={() => void printAll()}>
          {say("page-print")}
        </button>
      </p>
      <Rulebook game={game} address={cited} say={say} />
    </main>
  );
}
