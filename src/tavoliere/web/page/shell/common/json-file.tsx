// Files of JSON: to take along, and to bring.

import { useState } from "preact/hooks";
import { Refused } from "./api";

/** The address of a file that holds this. */
export const jsonAddress = (data: unknown): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(data, null, 2))}`;

/** What a file holds; Refused with a sentence where that is no JSON. */
export async function readJson(file: File, otherwise = "page-not-json"): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    throw new Refused([otherwise, { file: file.name }]);
  }
}

interface BringJsonProps {
  label: string;
  class: string;
  unseen?: boolean; // the label alone is a button
  bring: (file: File) => unknown;
}

/** A file that somebody chooses, or drops here. */
export function BringJson({ label, class: look, unseen, bring }: BringJsonProps) {
  const [over, setOver] = useState(false);
  const hold = (event: Event, held: boolean) => {
    event.preventDefault();
    setOver(held);
  };
  const take = (file: File | undefined) => file && bring(file);
  return (
    <label
      class={`${look} ${over ? "over" : ""}`}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <span>{label}</span>
      <input
        type="file"
        class={unseen ? "unseen" : undefined}
        accept=".json,application/json"
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0];
          input.value = ""; // or the same file, edited meanwhile, would be no change
          take(file);
        }}
      />
    </label>
  );
}
