// My games on another device: the link that carries them, and the devices on which they are.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { useEffect, useState } from "preact/hooks";
import type { Mine, MyDevice } from "../../protocol";
import { deletePerson, fetchMine, Refused, renewLink, revokeDevice } from "../common/api";
import { Alert, useAttempt } from "../common/attempt";
import { SureButton } from "../common/fields";
import { LinkCard } from "../common/link-card";
import { address, goInstead } from "../common/routes";
import { language, locale, sayer, whyNot } from "../common/words";
import { freshSecret, storage } from "../device/storage";
import { arrive, carry } from "./my-games";

export function Devices() {
  const say = sayer();
  const mine = storage.mine.value;
  const [told, setTold] = useState<Mine | null>(null);
  const [notice, setNotice] = useState("");
  const [forgotten, setForgotten] = useState(false);
  const trouble = (problem: unknown) => {
    const sentAway = problem instanceof Refused && problem.says[0] === "web-no-person";
    setNotice(sentAway ? say("page-mine-sent-away") : whyNot(say, problem));
  };
  useEffect(() => {
    if (forgotten) return;
    carry()
      .then(() => fetchMine(storage.mine.value!.own))
      .then((found) => {
        setTold(found);
        const known = storage.mine.value!;
        // Another device has renewed it: what is known here would lead nowhere.
        if (known.link && bytesToHex(sha256(utf8ToBytes(known.link))) !== found.link)
          storage.mine.value = { ...known, link: null };
      }, trouble);
  }, [mine?.own]);

  /** Another link from now on, with whatever else is asked for. */
  const change = (asked: (own: string, link: string) => Promise<Mine>, done: string) => {
    const link = freshSecret();
    asked(mine!.own, link).then((found) => {
      storage.mine.value = { ...storage.mine.value!, link };
      setTold(found);
      setNotice(say(done));
    }, trouble);
  };

  const renews = (
    <button type="button" class="link" onClick={() => change((own, link) => renewLink(own, link), "page-mine-renewed")}>
      {say("page-mine-renew")}
    </button>
  );

  const forget = () =>
    void deletePerson(mine!.own).then(() => {
      setForgotten(true);
      setTold(null);
      storage.mine.value = null;
      storage.matchmaking.value = [];
      storage.mail.value = { address: "", holder: "" };
      setNotice(say("page-mine-deleted"));
    }, trouble);

  return (
    <main class="page narrow devices-page">
      <h1>{say("page-mine-title")}</h1>
      {told && mine?.link && (
        <div class="card">
          <LinkCard key={mine.link} parts={["mine", mine.link]} say={say} how="page-mine-how">
            <p class="quiet">
              {say("page-mine-renew-why")} {renews}
            </p>
          </LinkCard>
        </div>
      )}
      {mine && !mine.link && (
        <p class="refusal">
          {say("page-mine-elsewhere")} {renews}
        </p>
      )}
      {notice && <p role="status">{notice}</p>}
      {told && (
        <section>
          <h2>{say("page-mine-devices")}</h2>
          <ul class="own-devices">
            {told.devices.map((device) => (
              <Own
                key={device.id}
                device={device}
                alone={told.devices.length === 1}
                revoke={() => change((own, link) => revokeDevice(own, device.id, link), "page-mine-revoked")}
              />
            ))}
          </ul>
          <p class="quiet">{say("page-mine-all-see")}</p>
        </section>
      )}
      {mine && (
        <p class="row">
          <SureButton act={forget} label={say("page-mine-delete")} sure={say("page-mine-delete-sure")} />
          <a class="button" href={address("lobby")}>
            {say("page-to-lobby")}
          </a>
        </p>
      )}
    </main>
  );
}

const day = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" }).format(seconds * 1000);

/** Today, yesterday, so many days ago: more exactly it is not known. */
function daysAgo(seconds: number): string {
  const days = (new Date().setHours(0, 0, 0, 0) - new Date(seconds * 1000).setHours(0, 0, 0, 0)) / 86_400_000;
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(-Math.round(days), "day");
}

/** Sent away with a second click: whoever has it gets in nowhere any more. */
function Own({ device, alone, revoke }: { device: MyDevice; alone: boolean; revoke: () => void }) {
  const say = sayer();
  const called = say("page-mine-device", { kind: device.kind, since: day(device.since) });
  return (
    <li class="between">
      <span>
        <strong>{called}</strong>
        <span class="quiet">
          {device.this ? say("page-mine-this") : say("page-mine-seen", { when: daysAgo(device.seen) })}
        </span>
      </span>
      {!device.this && !alone && (
        <SureButton act={revoke} label={say("page-mine-revoke")} sure={say("page-mine-revoke-sure")}>
          <span class="unseen">{called}</span>
        </SureButton>
      )}
    </li>
  );
}

/**
 * Whoever opens the link is asked first: with somebody else's, their own seats would be open to whoever sent it.
 */
export function Arriving({ link }: { link: string }) {
  const say = sayer();
  const { refusal, busy, attempt } = useAttempt(say);
  const come = () => void attempt(() => arrive(link).then(() => goInstead("lobby")));
  useEffect(() => {
    if (storage.mine.value?.link === link) goInstead("devices");
  }, []);
  return (
    <main class="page narrow arriving">
      <h1>{say("page-mine-arriving")}</h1>
      <p>{say("page-mine-arriving-how")}</p>
      <p class="refusal">{say("page-mine-arriving-only")}</p>
      <Alert>{refusal}</Alert>
      <p class="row">
        <button type="button" class="primary" disabled={busy} onClick={come}>
          {say("page-mine-arrive")}
        </button>
        <button type="button" onClick={() => goInstead("lobby")}>
          {say("page-mine-not")}
        </button>
      </p>
    </main>
  );
}
