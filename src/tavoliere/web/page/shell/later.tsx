// Screens whose script is fetched when somebody opens them.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { NotThere } from "./fetched";

/** A screen that is fetched when it is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return (props: Props) => {
    const [Screen, setScreen] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      void load().then((found) => setScreen(() => found));
    }, []);
    return Screen ? <Screen {...props} /> : <NotThere />;
  };
}
