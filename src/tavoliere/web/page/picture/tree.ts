// What Preact draws into where there is no browser: elements with attributes, styles and children, and nothing that moves.

export class Leaf {
  readonly nodeType = 3;
  parentNode: Part | null = null;

  constructor(private text: unknown) {}

  get data(): string {
    return `${this.text}`; // components write numbers, too
  }

  set data(text: unknown) {
    this.text = text;
  }

  get nextSibling(): TreeNode | null {
    return after(this);
  }
}

/** Inline styles, as components set them. */
class Inline {
  transform = "";
  [name: string]: unknown;

  setProperty(name: string, value: string): void {
    this[name] = value;
  }
}

export class Part {
  readonly nodeType = 1;
  readonly childNodes: TreeNode[] = [];
  readonly attributes = new Map<string, string>();
  inline: Inline | null = null;
  parentNode: Part | null = null;
  className = "";
  classes: readonly string[] = [];

  constructor(
    readonly namespaceURI: string,
    readonly localName: string,
    private readonly room: Room,
  ) {}

  get firstChild(): TreeNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): TreeNode | null {
    return after(this);
  }

  get style(): Inline {
    this.inline ??= new Inline();
    return this.inline;
  }

  // The only element that asks how large it is, is a board.
  get clientWidth(): number {
    return this.room.width;
  }

  get clientHeight(): number {
    return this.room.height;
  }

  get isSvg(): boolean {
    return this.namespaceURI.endsWith("svg");
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, `${value}`);
    if (name === "class") this.look(`${value}`);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
    if (name === "class") this.look("");
  }

  private look(classes: string): void {
    this.className = classes;
    this.classes = classes.split(/\s+/).filter(Boolean);
  }

  insertBefore(node: TreeNode, before: TreeNode | null): TreeNode {
    node.parentNode?.removeChild(node);
    const at = before ? this.childNodes.indexOf(before) : -1;
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node);
    node.parentNode = this;
    return node;
  }

  removeChild(node: TreeNode): TreeNode {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }

  // Nobody clicks.
  addEventListener(): void {}
  removeEventListener(): void {}
}

export type TreeNode = Part | Leaf;

export interface Room {
  width: number;
  height: number;
}

const after = (node: TreeNode): TreeNode | null => {
  const siblings = node.parentNode?.childNodes ?? [];
  return siblings[siblings.indexOf(node) + 1] ?? null;
};

export const isPart = (node: TreeNode): node is Part => node.nodeType === 1;

export const textIn = (part: Part): string =>
  part.childNodes.map((node) => (isPart(node) ? textIn(node) : node.data)).join("");

/** A page of nothing but a board, of the size that `room` says when the board asks. What is to be done a little later is
    put into `later`. */
export function stand(room: Room, later: (() => void)[]): void {
  const make = (namespace: string, name: string) => new Part(namespace, name, room);
  const wait = (done: () => void) => later.push(done);
  const nothing = () => {};
  Object.assign(globalThis, {
    document: {
      createElementNS: make,
      createElement: (name: string) => make("http://www.w3.org/1999/xhtml", name),
      createTextNode: (text: unknown) => new Leaf(text),
    },
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
    ...{ setTimeout: wait, requestAnimationFrame: wait, clearTimeout: nothing, cancelAnimationFrame: nothing },
    ...{ addEventListener: nothing, removeEventListener: nothing },
  });
}
