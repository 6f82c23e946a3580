// The picture on a game's box, which comes with the game.

import type { ComponentType } from "preact";
import { fetched } from "./entries";
import { useFetched } from "./fetched";
import { gameInfo } from "./shelf";

export function Cover({ game }: { game: string }) {
  const { found } = useFetched(async () => ({ Drawn: await coverOf(game) }), [game]);
  return (
    <svg class="cover" viewBox="0 0 240 130" aria-hidden="true">
      {found?.Drawn && <found.Drawn />}
    </svg>
  );
}

/** The picture on a game's box; nothing where there is none. */
async function coverOf(game: string): Promise<ComponentType | null> {
  const cover = gameInfo(game)?.cover;
  if (!cover) return null;
  return fetched<{ default: ComponentType }>(cover).then(
    (module) => module.default,
    () => null,
  );
}
