// The tree of a study in words: the main line, and under each place the other ways to go on.

import type { Icon } from "../board";
import { rich } from "./rich";
import type { StudyClient } from "./study-client";
import type { Node } from "./study-tree";
import type { Say } from "./words";

interface Props {
  client: StudyClient;
  say: Say;
  Icon: Icon | null;
}

export function Tree({ client, say, Icon }: Props) {
  client.grown.value;
  return (
    <section class="variations" aria-label={say("page-study")}>
      <ol>
        <Line first={client.root.children[0]} {...{ client, say, Icon }} />
      </ol>
    </section>
  );
}

function Line({ first, ...props }: Props & { first: Node | undefined }) {
  const { client, say, Icon } = props;
  const lines = [];
  for (let one = first; one; one = one.children[0]) {
    const at = one;
    if (at.deed)
      lines.push(
        <li>
          <button
            type="button"
            aria-current={client.at.value === at ? "step" : undefined}
            onClick={() => void client.goTo(at)}
          >
            {at.deed.tells.slice(0, 1).map((message) => rich(say, message, Icon))}
          </button>
        </li>,
      );
    const siblings = at.parent!.children;
    if (siblings[0] === at)
      for (const other of siblings.slice(1))
        lines.push(
          <li>
            <ol>
              <Line {...props} first={other} />
            </ol>
          </li>,
        );
  }
  return <>{lines}</>;
}
