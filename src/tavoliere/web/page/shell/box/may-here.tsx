// "May I …?" at a table: what is legal is known here, and the table says why something is not.

import { useMemo } from "preact/hooks";
import { Cited } from "../book/rulebook";
import { ask, type May } from "../common/desk-answers";
import { type Say, teller } from "../common/words";
import type { GameClient } from "../game/game-client";
import { useArt } from "../game/stage";
import { Question, Told } from "./oracle";
import { OracleClient } from "./oracle-client";

/** Asks the table instead of a position. */
class TableOracle extends OracleClient {
  constructor(
    game: string,
    private readonly table: GameClient,
  ) {
    super(game);
    void this.ask();
  }

  override async ask(): Promise<boolean> {
    const actions = this.answer.value?.actions ?? (await ask("oracle.actions", { game: this.game })).actions;
    const choices = this.table.offered.value;
    const chosen = choices.find(({ text }) => text === this.action.value);
    const found = { actions, legal: choices.map(({ text }) => text) } as May;
    if (chosen) found.verdict = { action: chosen.text, legal: true, why: null, comes: chosen.preview, rules: [] };
    this.answer.value = found;
    if (this.action.value && !chosen) this.table.why(this.action.value);
    return true;
  }
}

export function MayHere({ client, say }: { client: GameClient; say: Say }) {
  const game = client.table.value!.game;
  const art = useArt(game);
  const oracle = useMemo(() => new TableOracle(game, client), [client, client.standing.value?.n]);
  const found = oracle.answer.value;
  const refused = oracle.action.value && !found?.verdict ? client.notice.value : null;
  if (!found) return null;
  return (
    <div class="scorer oracle here">
      <Question {...{ say }} client={oracle} Icon={art?.Icon ?? null} blocks={found.actions} />
      <div aria-live="polite">
        {found.verdict && <Told {...{ say }} client={oracle} Icon={art?.Icon ?? null} verdict={found.verdict} />}
        {refused && (
          <section class="card verdict ruling wrong">
            <h2>{say("page-may-no")}</h2>
            <p>
              <Cited text={teller(say)(refused)} game={game} />
            </p>
          </section>
        )}
      </div>
    </div>
  );
}
