// The game again, step by step: a slider, whose eyes, a link to a moment, the record.

import { useRef } from "preact/hooks";
import { useCopied } from "../common/copied";
import { Speeds } from "../common/fields";
import { address } from "../common/routes";
import type { Say } from "../common/words";
import { HOME } from "../device/server";
import { tableOf } from "../device/storage";
import { Eyes, PlayBar, PlayOn, usePlaying } from "../frame/play-bar";
import { studyTable } from "../game/studies";
import type { TableClient } from "./table-client";

export function Replay({ client, say }: { client: TableClient; say: Say }) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const moment = client.moment.value;
  const over = standing.result !== null;
  const wanted = useRef<number | null>(null);
  const moving = useRef<number | null>(null);
  const [copied, copy] = useCopied();
  const shown = !!moment || over;
  const ends = client.scenes.value.map(({ n }) => n);

  const at = moment?.n ?? standing.n;
  const eyes = moment?.as ?? table.seat;

  // While one moment is being fetched only the last one wished for is remembered.
  const turnTo = async (n: number, as = eyes) => {
    wanted.current = Math.max(0, Math.min(standing.n, n));
    if (moving.current !== null) return;
    while (wanted.current !== null) {
      moving.current = wanted.current;
      wanted.current = null;
      await client.look(moving.current, over ? as : undefined);
    }
    moving.current = null;
  };
  // From where one is by now, or will be: keys may be pressed faster than all this is drawn.
  const here = () => wanted.current ?? moving.current ?? client.moment.value?.n ?? standing.n;
  const goOn = () => turnTo(ends.find((n) => n > here()) ?? standing.n);
  const goBack = () => turnTo(ends.findLast((n) => n < here()) ?? 0);
  const [playing, setPlaying] = usePlaying({
    shown: moment?.n,
    over: !moment || at >= standing.n,
    scene: client.scene.value,
    on: goOn,
  });
  const play = () => {
    if (!playing && at >= standing.n) void turnTo(0).then(() => setPlaying(true));
    else setPlaying(!playing);
  };

  if (!shown) return null;
  const spectator = tableOf(client.token)?.spectator;
  const link = spectator && `${HOME}${address("sit", spectator, at, ...(over ? [eyes] : []))}`;

  return (
    <PlayBar
      {...{ at, playing, play, say }}
      last={standing.n}
      end={standing.n}
      back={goBack}
      on={goOn}
      turn={turnTo}
      spaceBar={!!moment}
      slides
    >
      <div class="rest">
        <Speeds class="speed" aria-label={say("page-speed")} say={say} />
        {over && <Eyes seats={table.seats} look={(as) => turnTo(at, as)} {...{ eyes, say }} />}
        {over && (
          <PlayOn
            open={() => studyTable(client.table.value!, at, eyes)}
            showError={(problem) => client.showError(problem)}
            say={say}
          />
        )}
        {over && (
          <a
            class="button analyse"
            href={address("analysis", table.table)}
            aria-label={say("page-analyse")}
            title={say("page-analyse")}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M1 1h1.800v12.200H15V15H1zM4 9.700l3-4 2.700 2.500L13.600 3l1.300 1.100-5 6.400-2.600-2.400-1.900 2.700z" />
            </svg>
            <span>{say("page-analyse-short")}</span>
          </a>
        )}
        {link && (
          <button
            type="button"
            aria-label={say(copied ? "page-copied" : "page-copy-moment")}
            title={say(copied ? "page-copied" : "page-copy-moment")}
            onClick={() => copy(link)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path
                d={
                  copied
                    ? "M6.200 12.500 2 8.300l1.400-1.400 2.800 2.800L12.600 3.300 14 4.700z"
                    : "M6.700 9.300a3 3 0 0 0 4.200 0l2.500-2.500a3 3 0 1 0-4.200-4.200L8 3.800l1 1 1.200-1.200a1.600 1.600 0 0 1 2.200 2.200L9.900 8.300a1.600 1.600 0 0 1-2.200 0zM9.300 6.700a3 3 0 0 0-4.200 0L2.600 9.200a3 3 0 1 0 4.200 4.200L8 12.200l-1-1-1.200 1.200a1.600 1.600 0 0 1-2.200-2.200l2.500-2.500a1.600 1.600 0 0 1 2.200 0z"
                }
              />
            </svg>
          </button>
        )}
      </div>
    </PlayBar>
  );
}
