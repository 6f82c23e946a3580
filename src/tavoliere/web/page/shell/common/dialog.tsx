// A question over everything else.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  title: string;
  close: () => void;
  class?: string;
  children: ComponentChildren;
}

export function Dialog({ title, close, class: own = "", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class={`sure sheet ${own}`} ref={dialog} onClose={close} aria-labelledby="dialog">
      <h2 id="dialog">{title}</h2>
      {children}
    </dialog>
  );
}
