// A board that may be broken: another takes its place, with a sentence, and nothing else on the page is the worse for it.

import { Component } from "preact";
import type { Board, BoardProps } from "../../board";

interface State {
  broken: boolean;
  instead: Board | null;
}

/** A board, null where it could not even be fetched, with what is drawn instead of it once it fails. */
export function guarded(own: Board | null, instead: () => Promise<{ Board: Board }>): Board {
  return class Guarded extends Component<BoardProps<never, never>, State> {
    override state: State = { broken: own === null, instead: null };

    override componentDidMount() {
      if (this.state.broken) this.replace();
    }

    override componentDidCatch(problem: unknown) {
      console.warn(problem);
      this.setState({ broken: true });
      this.replace();
    }

    replace() {
      void instead().then(({ Board }) => this.setState({ instead: Board }));
    }

    override render() {
      const { broken, instead: Instead } = this.state;
      const Own = own;
      if (Own && !broken) return <Own {...this.props} />;
      return (
        <div class="broken-board">
          <p class="refusal" role="status">
            {this.props.say("page-board-broken")}
          </p>
          {Instead && <Instead {...this.props} />}
        </div>
      );
    }
  };
}
