// A tree of lines of play. It is written as a list of actions; a list in it is another way to go on instead of the action
// before, and a note is about that action (`table/variations.py` says the same in Python).

import type { Branches } from "../../protocol";
import type { Deed } from "../../rules/exploration";

/** A place in the tree: after an action, or at the beginning. */
export interface StudyNode {
  action: string; // empty at the beginning
  parent: StudyNode | null;
  children: StudyNode[]; // the first is the main line
  depth: number; // steps from the beginning
  note: string;
  way: StudyNode | null; // the child that was last followed
  deed: Deed | null; // what it came to, with the actions that are shown with it; null: told with the next one
}

const node = (action: string, parent: StudyNode | null): StudyNode => ({
  action,
  parent,
  children: [],
  depth: parent ? parent.depth + 1 : 0,
  note: "",
  way: null,
  deed: null,
});

/** The beginning of the tree that is written so. */
export function read(written: Branches): StudyNode {
  const root = node("", null);
  const follow = (line: Branches, before: StudyNode): void => {
    let last: StudyNode | null = null;
    for (const one of line)
      if (typeof one === "string") {
        const parent: StudyNode = last ?? before;
        last = node(one, parent);
        parent.children.push(last);
      } else if (Array.isArray(one)) follow(one, last?.parent ?? before);
      else (last ?? before).note = one.note;
  };
  follow(written, root);
  return root;
}

export function write(root: StudyNode): Branches {
  const line = (first: StudyNode | undefined): Branches => {
    const written: Branches = [];
    for (let at = first; at; at = at.children[0]) {
      written.push(at.action);
      if (at.note) written.push({ note: at.note });
      const siblings = at.parent!.children;
      if (siblings[0] === at) written.push(...siblings.slice(1).map((other) => line(other)));
    }
    return written;
  };
  return [...(root.note ? [{ note: root.note }] : []), ...line(root.children[0])];
}

/** Every action in the order in which it is written. */
export function nodes(root: StudyNode): StudyNode[] {
  const found: StudyNode[] = [];
  const line = (first: StudyNode | undefined): void => {
    for (let at = first; at; at = at.children[0]) {
      found.push(at);
      const siblings = at.parent!.children;
      if (siblings[0] === at) siblings.slice(1).forEach(line);
    }
  };
  line(root.children[0]);
  return found;
}

/** What is played up to a place. */
export function lineTo(at: StudyNode): string[] {
  const line: string[] = [];
  for (let one: StudyNode = at; one.parent; one = one.parent) line.unshift(one.action);
  return line;
}

const next = (at: StudyNode): StudyNode | undefined => at.way ?? at.children[0];

/** The last place of the line from here that was last followed; of the main line, if none was. */
export function endOf(at: StudyNode): StudyNode {
  let end = at;
  for (let one = next(end); one; one = next(one)) end = one;
  return end;
}

/** Where somebody stops who goes through a tree: not between actions that are shown together. */
const stops = (at: StudyNode): boolean => !at.parent || at.deed !== null || at.children.length !== 1;

/** The next place on the line that was last followed; the same at its end. */
export function stopAfter(at: StudyNode): StudyNode {
  let to = next(at) ?? at;
  while (!stops(to)) to = next(to)!;
  return to;
}

/** The place before; the same at the beginning. */
export function stopBefore(at: StudyNode): StudyNode {
  let to = at.parent ?? at;
  while (!stops(to)) to = to.parent!;
  return to;
}

/** Where the branch begins that a place is on: the nearest before it that could have gone on otherwise. */
export function forkOf(at: StudyNode): StudyNode | null {
  let one = at;
  while (one.parent && one.parent.children.length === 1) one = one.parent;
  return one.parent ? one : null;
}

/** The first place of the branch beside the one that a place is on. */
export function sibling(at: StudyNode, step: 1 | -1): StudyNode | null {
  const fork = forkOf(at);
  const siblings = fork?.parent?.children ?? [];
  const other = fork && siblings[siblings.indexOf(fork) + step];
  if (!other) return null;
  return stops(other) ? other : stopAfter(other);
}

/** Where these steps lead from a place: along what is there already, and beyond. */
export function grow(from: StudyNode, steps: string[]): StudyNode {
  let at = from;
  for (const action of steps) {
    let next = at.children.find((one) => one.action === action);
    if (!next) {
      next = node(action, at);
      at.children.push(next);
    }
    at = next;
  }
  return at;
}

/** Takes a place and everything after it away. */
export function prune(at: StudyNode): void {
  const siblings = at.parent!.children;
  siblings.splice(siblings.indexOf(at), 1);
  at.parent!.way = null;
}

/** Makes the line to a place the main one. */
export function promote(at: StudyNode): void {
  for (let one = at; one.parent; one = one.parent) {
    const siblings = one.parent.children;
    siblings.splice(siblings.indexOf(one), 1);
    siblings.unshift(one);
  }
}

export const isMain = (at: StudyNode): boolean => !at.parent || (at.parent.children[0] === at && isMain(at.parent));

/** How many actions there are from a place on, with it. */
export const count = (from: StudyNode): number => from.children.reduce((sum, one) => sum + count(one), 1);

/** The first action on the way from one place to a later one. */
export function stepAfter(from: StudyNode, to: StudyNode): StudyNode {
  let one = to;
  while (one.parent !== from) one = one.parent!;
  return one;
}
