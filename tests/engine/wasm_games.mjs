// Goes through games in WebAssembly: reads them from standard input, writes what the rules say at every step.
import { readFileSync } from "node:fs";

const { module: path, size, facts: factsSize, seats, games } = JSON.parse(readFileSync(0, "utf8"));
const { exports: rules } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {});
const [state, other, after, row, notes, facts] = [size, size, size, 4 * 512, 4 * 4096, factsSize].map(rules.room);

const bytes = (at, count) => new Uint8Array(rules.memory.buffer, at, count);
const hex = (at, count) => Buffer.from(bytes(at, count)).toString("hex");
const numbers = (at, count) => [...new Int32Array(rules.memory.buffer, at, count)];

function noted(form, ...given) {
  if (!rules[form]) return [];
  new Int32Array(rules.memory.buffer, notes, 1)[0] = 0;
  rules[form](...given, notes);
  return numbers(notes, 1 + numbers(notes, 1)[0]);
}

function shown(seat) {
  bytes(other, size).set(bytes(state, size));
  rules.view(other, seat);
  const view = hex(other, size);
  if (!rules.facts_of) return [view, ""];
  bytes(facts, factsSize).fill(0);
  rules.facts_of(other, seat, facts);
  return [view, hex(facts, factsSize)];
}

function supposed() {
  bytes(other, size).set(bytes(state, size));
  rules.view(other, -1);
  const total = rules.unknown(other, row);
  let kind = 0;
  for (let sum = 0; total > 0 && (sum += numbers(row + 4 * kind, 1)[0]) < total; kind++);
  if (total > 0) rules.reveal(other, kind);
  return [total, hex(other, size)];
}

function step([action, illegal, scene]) {
  const actor = rules.actor(state);
  const legal = numbers(row, rules.legal(state, row));
  if (actor === -1) rules.weights(state, row);
  const odds = actor === -1 ? legal.map((a) => numbers(row + 4 * a, 1)[0]) : [];
  const points = numbers(row, rules.scores(state, row));
  const ranking = numbers(row, rules.standing(state, row));
  const views = Array.from({ length: seats + 1 }, (_, i) => shown(i - 1));
  const seen = action < 0 ? [] : views.map((_, i) => rules.seen(state, action, i - 1));
  const found = [supposed(), hex(state, size), actor, legal, odds, points, ranking, views, seen];
  found.push(noted("noting_prompt", state));
  if (action < 0) return [...found, noted("noting_final_lines", state)];
  for (const form of ["together", "owner"]) found.push(rules[form]?.(state, action) ?? null);
  new Int32Array(rules.memory.buffer, row, scene.length).set(scene);
  found.push(scene.length ? noted("noting_joint", state, row, scene.length) : []);
  found.push(noted("noting_sentence", state, action), noted("noting_reason", state, illegal));
  bytes(other, size).set(bytes(state, size));
  const events = noted("noting_apply", state, action);
  bytes(after, size).set(bytes(state, size)); // a preview may change it
  return [...found, events, noted("noting_preview", other, after, action)];
}

const written = games.map(({ start, steps }) => {
  bytes(state, size).set(Buffer.from(start, "hex"));
  return steps.map(step);
});
process.stdout.write(JSON.stringify(written));
