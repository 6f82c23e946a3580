// Whoever comes by a link is asked once what to be called: "Player 2" says nothing to the others.

import { useEffect, useState } from "preact/hooks";
import { TextField } from "../common/fields";
import type { Say } from "../common/words";
import { storage } from "../device/storage";
import type { TableClient } from "./table-client";

export function NameAsk({ client, say }: { client: TableClient; say: Say }) {
  const [name, setName] = useState("");
  const [asked, setAsked] = useState(false);
  const table = client.table.value!;
  const told = client.told.value?.seats[table.seat];
  const nameless = !!told && told.player === "human" && !told.name && !table.owner && !client.standing.value?.result;
  const known = storage.name.value;

  useEffect(() => {
    if (nameless && known) client.rename(known); // as at the tables before
  }, [nameless, known]);

  if (!nameless || known || asked) return null;
  return (
    <form
      class="name-ask"
      aria-label={say("page-name-ask")}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (name.trim()) client.rename(name.trim());
      }}
    >
      <TextField
        label={say("page-name-ask")}
        autocomplete="nickname"
        placeholder={say("seat", { number: table.seat + 1 })}
        value={name}
        change={setName}
      />
      <button type="submit" class="primary">
        {say("page-name-keep")}
      </button>
    </form>
  );
}
