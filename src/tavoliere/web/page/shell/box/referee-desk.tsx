// The referee's desk: one question at a time, the board, and what was told so far.

import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Icon } from "../../board";
import { alongMoments, useShortcuts } from "../../kit/shortcuts";
import { RulesButton } from "../book/rulebook";
import { Alert } from "../common/attempt";
import { LinkCard } from "../common/link-card";
import { rich } from "../common/rich";
import { address } from "../common/routes";
import { saveFile } from "../common/save-file";
import { SeatMark } from "../common/seat-mark";
import { botName } from "../common/shelf";
import { type Say, teller } from "../common/words";
import { serverless } from "../device/server";
import { Breakdown } from "../frame/breakdown";
import { Choices } from "../frame/choices";
import { BoardScreen, summaryOf } from "../frame/frame";
import { Info } from "../frame/info";
import { MayNow } from "../frame/may-now";
import { askedOf, Prompt, winners } from "../frame/prompt";
import { Seats } from "../frame/seats";
import type { GameArt } from "../game/boards";
import type { RefereeClient, ToldLine } from "./referee-client";
import { SetUp } from "./referee-setup";
import { isHidden, Tray } from "./referee-tray";

interface Props {
  client: RefereeClient;
  say: Say;
}

export function Desk({ client, art, say }: Props & { art: GameArt }) {
  const standing = client.standing.value!;
  const leads = client.me.value === null;
  const { Icon } = art;
  useAlongTold(client);
  return (
    <BoardScreen
      {...{ client, art, say }}
      name="referee"
      title={say("page-referee-of", { game: say("title") })}
      data={{ "data-told": client.record.value.told.length, "data-ask": client.asking.value?.kind }}
      busy={client.behind.value}
      head={
        <>
          <Asking {...{ client, say }} />
          {!summaryOf(client) && <Tray {...{ client, say, Icon }} />}
        </>
      }
      above={
        <>
          <WhoPlays {...{ client, say }} />
          {!leads && <OwnSeat {...{ client, say }} />}
        </>
      }
      rules={<MayNow {...{ client, say }} />}
    >
      <Info client={client} say={say}>
        <Unchecked {...{ client, say }} />
      </Info>
      {standing.result && <Result {...{ client, say }} />}
      {client.changes.value && <Changed {...{ client, say }} />}
      {client.asking.value?.kind === "choice" && !isHidden(client) && <Choices {...{ client, say }} open={art.plain} />}
      <Told {...{ client, say, Icon }} />
      {leads && <SetUp {...{ client, say, Icon }} />}
      {leads && <Sharing {...{ client, say }} />}
      {leads && <Keeping {...{ client, say }} />}
    </BoardScreen>
  );
}

/** From one thing that was told to the next, until now. */
function useAlongTold(client: RefereeClient): void {
  const { length } = client.lines.value;
  const here = (client.moment.value && client.looked.value) ?? length;
  const to = (at: number) => () => (at < length ? client.lookAt(Math.max(0, at)) : client.now());
  useShortcuts(alongMoments({ back: to(here - 1), on: to(here + 1), first: to(0), last: client.now }));
}

/** What is asked, and what can be done about what was told. */
function Asking({ client, say }: Props) {
  const standing = client.standing.value!;
  const busy = client.busy.value !== "";
  const { actor } = standing;
  const moment = client.moment.value;
  const correcting = client.correcting.value;
  const marked = actor !== null && actor >= 0 && !moment && client.asking.value?.kind !== "shown";
  return (
    <header class={`ask ${moment || client.asking.value?.kind === "wait" ? "" : "mine"}`}>
      <Prompt seat={marked ? actor : null} text={headline(client, say)} />
      <div class="actions">
        {!moment && !correcting && !client.showing.value && standing.undo && client.me.value === null && (
          <button type="button" class="to-told" onClick={() => document.querySelector(".told")?.scrollIntoView()}>
            {say("page-referee-to-told")}
          </button>
        )}
        {moment ? (
          <>
            {!correcting && client.me.value === null && (
              <button
                type="button"
                class="primary correct"
                disabled={busy}
                onClick={() => void client.correct(client.looked.value ?? 0).then(() => scrollTo(0, 0))}
              >
                {say("page-referee-correct")}
              </button>
            )}
            <button type="button" onClick={client.now}>
              {say("page-to-now")}
            </button>
          </>
        ) : client.showing.value ? (
          <button type="button" class="primary go-on" onClick={client.pace.hurry}>
            {say("page-go-on")}
          </button>
        ) : (
          !correcting && (
            <button type="button" class="undo" disabled={busy || !standing.undo} onClick={() => void client.undo()}>
              {say("page-undo")}
            </button>
          )
        )}
        {client.links.value && client.lines.value.length === 0 && (
          <button
            type="button"
            class="links"
            onClick={() => document.querySelector(".sharing")?.scrollIntoView({ block: "start" })}
          >
            {say("page-phone-links")}
          </button>
        )}
        <RulesButton game={client.table.value.game} say={say} />
      </div>
      {busy && <progress aria-label={say("page-working")} />}
    </header>
  );
}

function headline(client: RefereeClient, say: Say): string {
  const tell = teller(say);
  const standing = client.standing.value!;
  const asking = client.asking.value!;
  const moment = client.moment.value;
  const { game } = client.table.value;
  const line = client.lines.value.find(({ at }) => at === client.looked.value);
  if (moment && line) return say("page-referee-before", { number: line.at + 1, told: tell(line.tells) });
  if (client.showing.value && client.scene.value?.tells[0]) return tell(client.scene.value.tells[0]);
  if (standing.result) return winners(standing.result, say);
  if (client.wait.value) return say("page-phone-correcting");
  if (asking.kind === "stuck") return say("page-phone-stuck");
  const [opened] = asking.shown;
  const asked = opened ? tell(opened.message) : askedOf(standing, game, say);
  const left = asking.left + asking.shown.length; // one of them is none
  const says = !opened && "count" in standing.prompt[1]; // how many there are, in its own words
  return left > 1 && !says ? say("page-referee-left", { asked, count: left }) : asked;
}

/** What can't be checked is said where something is told. */
function Unchecked({ client, say }: Props) {
  const tell = teller(say);
  const unchecked = client.asking.value?.unchecked ?? [];
  const happened = client.scene.value?.tells ?? [];
  return (
    <div class="happened">
      {unchecked.map((message) => (
        <p class="unchecked">{tell(message)}</p>
      ))}
      {happened.map((message) => (
        <p>{tell(message)}</p>
      ))}
    </div>
  );
}

function WhoPlays({ client, say }: Props) {
  return (
    <Seats
      {...{ client, say }}
      more={({ player }, i) => (
        <>
          {player !== "human" && <span class="tag">{botName(player, say)}</span>}
          {(client.devices.value[i] ?? 0) > 1 && (
            <span class="tag devices" title={say("page-devices-why")}>
              {say("page-devices", { count: client.devices.value[i]! })}
            </span>
          )}
        </>
      )}
    />
  );
}

/** Everything that was told, the last first: any of it can be looked at and put right. */
function Told({ client, say, Icon }: Props & { Icon: Icon | null }) {
  const lines = client.lines.value;
  const named = new Set(client.problem.value?.steps ?? []);
  const looked = client.moment.value ? client.looked.value : null;
  // A line that was drawn once stays as it is: a long game has hundreds, with pictures, and is told quickly.
  const drawn = useMemo(() => new WeakMap<ToldLine, VNode>(), [say, Icon, looked, client.problem.value]);
  const draw = (line: ToldLine): VNode => {
    const found = drawn.get(line) ?? (
      <li key={line.at}>
        <button
          type="button"
          class={`bare ${named.has(line.at) ? "named" : ""}`}
          aria-pressed={looked === line.at}
          onClick={() => void client.lookAt(line.at)}
        >
          <span class="number">{line.at + 1}</span>
          {line.by >= 0 ? <SeatMark seat={line.by} /> : <span />}
          <span>{rich(say, line.tells, Icon)}</span>
        </button>
      </li>
    );
    drawn.set(line, found);
    return found;
  };
  return (
    <section class="told" aria-label={say("page-referee-told")}>
      <h2>{say("page-referee-told")}</h2>
      {lines.length > 0 && client.me.value === null && <p class="quiet">{say("page-referee-told-tap")}</p>}
      <ol reversed>{lines.map(draw).reverse()}</ol>
    </section>
  );
}

/** What a correction has changed. */
function Changed({ client, say }: Props) {
  const tell = teller(say);
  const { before, after, gone, come } = client.changes.value!;
  const seats = before.flatMap((points, seat) => (points === after[seat] ? [] : [seat]));
  return (
    <section class="card changed" role="status" aria-label={say("page-referee-changed")}>
      <h2>{say("page-referee-changed")}</h2>
      {seats.length + gone.length + come.length === 0 && <p>{say("page-referee-changed-nothing")}</p>}
      {seats.map((seat) => (
        <p key={seat}>
          {say("page-referee-changed-points", { who: { seat }, before: before[seat]!, after: after[seat]! })}
        </p>
      ))}
      {gone.map((message) => (
        <p>
          <del>{tell(message)}</del>
        </p>
      ))}
      {come.map((message) => (
        <p>
          <ins>{tell(message)}</ins>
        </p>
      ))}
      <button type="button" onClick={() => (client.changes.value = null)}>
        {say("page-close")}
      </button>
    </section>
  );
}

function Result({ client, say }: Props) {
  return (
    <section class="card final" aria-label={say("page-referee-result")}>
      <h2>{say("page-referee-result")}</h2>
      <Breakdown result={client.standing.value!.result!} say={say} />
    </section>
  );
}

/** On a player's own phone: whose seat it is, and whether their cards are typed there. */
function OwnSeat({ client, say }: Props) {
  const tell = teller(say);
  const typing = client.typing.value;
  const devices = client.devices.value[client.me.value!] ?? 0;
  const problem = client.problem.value;
  return (
    <section class="own-seat" aria-label={say("page-phone-own")}>
      <p>
        <SeatMark seat={client.me.value!} /> {say("page-phone-seat", { who: { seat: client.me.value! } })}
      </p>
      {devices > 1 && (
        <p class="warned" role="status">
          {say("page-phone-devices", { count: devices })}
        </p>
      )}
      <Alert>{problem && tell(problem.message)}</Alert>
      {typing !== null && (
        <p class="row">
          <button type="button" disabled={client.busy.value !== ""} onClick={() => void client.type(!typing)}>
            {say(typing ? "page-phone-type-not" : "page-phone-type")}
          </button>
        </p>
      )}
    </section>
  );
}

/** Others follow with phones of their own: a link for each seat. */
function Sharing({ client, say }: Props) {
  const links = client.links.value;
  const { seats } = client.table.value;
  const busy = client.busy.value !== "";
  const { cards } = client.record.value;
  if (serverless) return null;
  if (!links)
    return (
      <section class="sharing" aria-label={say("page-phone-share")}>
        <p class="quiet">{say(cards === "own" ? "page-phone-share-own" : "page-phone-share-about")}</p>
        <button type="button" class="share" disabled={busy} onClick={() => void client.share()}>
          {say("page-phone-share")}
        </button>
      </section>
    );
  return (
    <section class="sharing" aria-label={say("page-phone-links")}>
      <h2>{say("page-phone-links")}</h2>
      {links.seats.map((token, seat) => {
        if (!token) return null;
        const sat = (client.devices.value[seat] ?? 0) > 0;
        const renew = (
          <button type="button" disabled={busy} onClick={() => void client.newLink(seat)}>
            {say("page-phone-new-link")}
          </button>
        );
        return (
          <details key={token}>
            <summary>
              <SeatMark seat={seat} /> {seats[seat]!.name}{" "}
              <span class="tag">{say(sat ? "page-phone-sat" : "page-phone-not-sat")}</span>
            </summary>
            {sat ? (
              <>
                <p class="quiet">{say("page-phone-used")}</p>
                {renew}
              </>
            ) : (
              <LinkCard parts={["phone", token]} say={say} how="page-phone-how">
                {renew}
              </LinkCard>
            )}
          </details>
        );
      })}
      <button
        type="button"
        class="unshare"
        disabled={busy}
        onClick={() => confirm(say("page-phone-unshare-sure")) && void client.unshare()}
      >
        {say("page-phone-unshare")}
      </button>
    </section>
  );
}

/** Where the game is, and how to take it along. */
function Keeping({ client, say }: Props) {
  const save = (record: object, name: string) =>
    saveFile(
      new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }),
      `${client.record.value.game}-${name}.json`,
    );
  return (
    <section class="keeping" aria-label={say("page-referee-keeping")}>
      <p class="quiet" role="status">
        {say(client.kept.value ? "page-referee-kept" : "page-referee-not-kept")}
      </p>
      <p class="row">
        <button type="button" onClick={() => save(client.record.value, "real")}>
          {say("page-referee-save")}
        </button>
        <button
          type="button"
          onClick={() => client.wholeRecord().then(({ record }) => save(record, "record"), client.showError)}
        >
          {say("page-referee-save-record")}
        </button>
        <a class="button" href={address("referee")}>
          {say("page-referee-all")}
        </a>
      </p>
    </section>
  );
}
