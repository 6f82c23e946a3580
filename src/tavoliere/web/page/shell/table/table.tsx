// The table: the board, what is asked of me, what I can choose, who plays, what happened.

import { useEffect, useMemo, useState } from "preact/hooks";
import { NotThere } from "../common/fetched";
import { language, sayer, teller } from "../common/words";
import { Choices } from "../frame/choices";
import { Chronicle } from "../frame/chronicle";
import { BoardScreen } from "../frame/frame";
import { Info } from "../frame/info";
import { MayNow } from "../frame/may-now";
import { useArt } from "../game/stage";
import { Ask } from "./ask";
import { Late } from "./clock";
import { Curtain } from "./curtain";
import { Ending } from "./ending";
import { Invitations } from "./invitation";
import { NameAsk } from "./name-ask";
import { Players } from "./players";
import { OnVacation } from "./reminders";
import { Replay } from "./replay";
import { OLD_PAGE } from "./socket";
import { TableClient } from "./table-client";
import { alertTurn, entitle, useSounds } from "./turn-alert";

interface Props {
  token: string;
  moment: number | null;
  as: number | null;
}

export function Table({ token, moment, as }: Props) {
  const [client, setClient] = useState<TableClient | null>(null);

  useEffect(() => {
    const here = new TableClient(token);
    setClient(here);
    return () => here.close();
  }, [token]);

  if (!client) return null;
  return <Seated key={token} {...{ client, moment, as }} />;
}

function Seated({ client, moment, as }: { client: TableClient; moment: number | null; as: number | null }) {
  const table = client.table.value;
  const standing = client.standing.value;
  const code = language.value;
  const say = useMemo(() => sayer(table?.game, table?.seats), [code, table?.game, table?.seats]);
  const art = useArt(table?.game);

  useEffect(() => {
    if (table && moment !== null) void client.look(moment, as ?? undefined);
  }, [table?.table, moment, as]);

  const asked = isAsked(client) && client.curtain.value === null;
  useEffect(() => entitle(!!asked, say), [asked, code]);
  useEffect(() => alertTurn(!!asked, say), [asked]); // called once, not again for every new sentence
  useSounds(client);

  const away = client.line.turnedAway.value;
  if (away?.[0] === OLD_PAGE)
    return <NotThere {...{ say }} says={away} again={() => location.reload()} againIs="page-load-again" />;
  if (away) return <NotThere {...{ say }} says={away} />;
  if (!table || !standing || !art) return <NotThere>{say("page-sitting-down")}</NotThere>;
  if (client.curtain.value !== null) return <Curtain client={client} say={say} />;
  return (
    <BoardScreen
      {...{ art, client, say }}
      title={say("title")}
      busy={client.moves.value}
      head={
        <>
          <Ask client={client} say={say} />
          <NameAsk client={client} say={say} />
        </>
      }
      over={
        <>
          {standing.result && !client.moment.value && <Ending client={client} say={say} />}
          <Late client={client} say={say} />
          <OnVacation client={client} say={say} />
          <Invitations client={client} say={say} />
        </>
      }
      above={<Players client={client} say={say} />}
      below={
        table.remarks.length > 0 && (
          <details class="remarks quiet">
            <summary>{say("page-remarks")}</summary>
            {table.remarks.map(teller(say)).join(" ")}
          </details>
        )
      }
      foot={<Replay client={client} say={say} />}
      rules={<MayNow {...{ client, say }} />}
    >
      <Info client={client} say={say} />
      <Choices client={client} say={say} open={art.plain} />
      <Chronicle client={client} say={say} Icon={art.Icon} />
    </BoardScreen>
  );
}

/** Whether whoever sits here is asked, even if it has not been shown yet. */
function isAsked(client: TableClient): boolean {
  const known = client.known.value;
  return !!known && (known.choices.length > 0 || known.unconfirmed === client.table.value?.seat);
}
