// Screens whose script is fetched when somebody opens them.

import type { ComponentType } from "preact";
import { HOME, Refused } from "../device/server";
import { styled } from "./entries";
import { NotThere, useFetched } from "./fetched";
import { learn } from "./words";

declare const SCREENS: string; // the styles of all screens but the first; the build puts their address here

/** A screen that is fetched when it is first shown, with all that screens have in common. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  const fetched = async () => {
    const [Screen] = await Promise.all([load(), styled(HOME + SCREENS), learn()]).catch(missing);
    known = Screen;
    return { Screen };
  };
  return (props: Props) => {
    const { found, refused } = useFetched(fetched, []);
    const Screen = known ?? found?.Screen;
    if (Screen) return <Screen {...props} />;
    // What a browser did not get once as a script it does not ask for again.
    return <NotThere says={refused} again={() => location.reload()} againIs="page-load-again" />;
  };
}

/** The network is away, or the server has another version of the page, in which the file goes by another name. */
function missing(problem: unknown): never {
  if (problem instanceof Refused) throw problem;
  console.info(problem);
  throw new Refused(["page-part-missing", {}]);
}
