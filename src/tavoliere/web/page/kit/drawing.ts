// Drawings that depend on nothing but what they are given: looked through again only when that has changed. A board is
// shown anew at every touch, and consists of little else.

import { Component, type ComponentChildren, type ComponentClass } from "preact";

export function drawing<Props extends object>(draw: (props: Props) => ComponentChildren): ComponentClass<Props> {
  return class Drawing extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const names = Object.keys(next) as (keyof Props)[];
      return (
        names.length !== Object.keys(this.props).length ||
        names.some((name) => next[name] !== (this.props as Props)[name])
      );
    }

    override render() {
      return draw(this.props as Props);
    }
  };
}
