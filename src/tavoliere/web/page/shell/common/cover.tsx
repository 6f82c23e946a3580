// The picture on a game's box, which comes with the game.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetched } from "./entries";
import { gameInfo } from "./shelf";

export function Cover({ game }: { game: string }) {
  const [{ Drawn }, draw] = useState<{ Drawn: ComponentType | null }>({ Drawn: null });
  useEffect(() => {
    let wanted = true;
    void coverOf(game).then((Drawn) => wanted && draw({ Drawn }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return (
    <svg class="cover" viewBox="0 0 240 130" aria-hidden="true">
      {Drawn && <Drawn />}
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
