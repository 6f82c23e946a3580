// The table counted: somebody says what really lies there, and is told what is too many, what is missing, and what the
// box can't hold.

import { signal } from "@preact/signals";
import { useMemo, useState } from "preact/hooks";
import type { Icon } from "../../board";
import type { EditField, EditReason, EditSheet, Message } from "../../protocol";
import { askDesk } from "../common/api";
import { DeskClient } from "../common/desk-client";
import { type Say, teller } from "../common/words";
import type { Json } from "../device/storage";
import { Sheet } from "../editor/edit-sheet";
import { at, type Position, put } from "../editor/editor-client";
import type { RealGame } from "./real-games";
import type { RefereeClient } from "./referee-client";

interface Difference {
  title: Message;
  label: Message;
  path: string;
  entry: Message | null; // what of it
  told: number | null;
  counted: number | null;
}

interface Counted {
  position: Position;
  sheet: EditSheet;
  hidden: boolean;
  differences: Difference[];
  reasons: EditReason[];
}

class CountClient extends DeskClient {
  readonly position = signal<Position>({});
  readonly found = signal<Counted | null>(null);
  private counted: Record<string, Json> = {};

  constructor(private readonly record: RealGame) {
    super();
    void this.ask();
  }

  set = (field: EditField, value: Json | undefined): void => {
    this.position.value = put(this.position.value, field.path, value) as Position;
    this.counted = { ...this.counted, [field.path]: at(this.position.value, field.path) ?? null };
    void this.ask();
  };

  private async ask(): Promise<void> {
    const { record, counted } = this;
    await this.latest(askDesk<Counted>({ ask: "referee.count", record, counted }), (found) => {
      this.found.value = found;
      this.position.value = found.position;
    });
  }
}

interface Props {
  client: RefereeClient;
  say: Say;
  Icon: Icon | null;
}

/** What should lie on the table; whatever lies there otherwise is said here. */
export function SetUp({ client, say, Icon }: Props) {
  const [counting, setCounting] = useState(false);
  return (
    <details class="set-up" open={counting} onToggle={(event) => setCounting(event.currentTarget.open)}>
      <summary>{say("page-count")}</summary>
      {counting && <Counting key={client.record.value.told.length} {...{ client, say, Icon }} />}
    </details>
  );
}

function Counting({ client, say, Icon }: Props) {
  const count = useMemo(() => new CountClient(client.record.value), []);
  const [open, setOpen] = useState<string | null>(null);
  const found = count.found.value;
  const tell = teller(say);
  if (count.notice.value) return <p class="refusal">{tell(count.notice.value)}</p>;
  if (!found) return null;
  const { differences, reasons, hidden } = found;
  return (
    <>
      <p class="quiet">
        {say("page-count-about")} {hidden && say("page-count-hidden")}
      </p>
      <div class="counted" role="status" aria-live="polite">
        {differences.length + reasons.length === 0 && <p>{say("page-count-right")}</p>}
        {differences.map((one) => (
          <p key={`${one.path} ${JSON.stringify(one.entry)}`} class="differs">
            {sentence(one, say)}
          </p>
        ))}
        {reasons.map(({ message }) => (
          <p key={JSON.stringify(message)} class="refusal">
            {tell(message)}
          </p>
        ))}
      </div>
      <Sheet
        client={{ ...found, given: count.position.value, set: count.set }}
        folding={{ open, show: setOpen }}
        {...{ say, Icon }}
      />
    </>
  );
}

function sentence({ title, label, entry, told, counted }: Difference, say: Say): string {
  const tell = teller(say);
  const place = `${tell(title)}, ${tell(label)}`;
  if (told === null || counted === null) return say("page-count-other", { place });
  const more = { place, what: entry ? tell(entry) : tell(label), told, counted };
  return counted > told
    ? say("page-count-many", { ...more, count: counted - told })
    : say("page-count-missing", { ...more, count: told - counted });
}
