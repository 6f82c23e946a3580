// A screen with a board, once what it shows and what draws it are there.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { NotThere, useFetched } from "../common/fetched";
import { language, type Say, sayer } from "../common/words";
import type { GameArt } from "../game/boards";
import type { GameClient } from "../game/game-client";
import { useArt } from "../game/stage";

interface Opened<Client> {
  client: Client;
  art: GameArt;
  say: Say;
}

interface OpenedGameProps<Client> {
  of: string; // another name: another game
  open: () => Promise<Client>;
  part?: string; // of the game's catalogue, that is needed too
  title?: string; // above why it can't be opened
  home?: { href: string; label: string };
  children: (opened: Opened<Client>) => ComponentChildren;
}

export function OpenedGame<Client extends GameClient>({
  of,
  open,
  part,
  title,
  home,
  children,
}: OpenedGameProps<Client>) {
  const { found: client, refused, again } = useFetched(open, [of], (one) => one.close());
  const table = client?.table.value;
  const art = useArt(table?.game);
  const code = language.value;
  const words = table ? [table.game, part].filter(Boolean).join("/") : "";
  const say = useMemo(() => sayer(words, table?.seats), [code, words, table?.seats]);
  if (client?.standing.value && art) return <>{children({ client, art, say })}</>;
  const says = refused ?? client?.notice.value;
  return <NotThere {...{ says, say, again, ...(home && { home }) }}>{says && title && <h1>{title}</h1>}</NotThere>;
}
