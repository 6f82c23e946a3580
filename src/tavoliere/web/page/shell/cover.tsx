// The picture on a game's box, which comes with the game.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { coverOf } from "./boards";

export function Cover({ game }: { game: string }) {
  const [fetched, setFetched] = useState<{ Drawn: ComponentType | null }>({ Drawn: null });
  useEffect(() => {
    let wanted = true;
    void coverOf(game).then((Drawn) => wanted && setFetched({ Drawn }));
    return () => {
      wanted = false;
    };
  }, [game]);
  const { Drawn } = fetched;
  return (
    <svg class="cover" viewBox="0 0 240 130" aria-hidden="true">
      {Drawn && <Drawn />}
    </svg>
  );
}
