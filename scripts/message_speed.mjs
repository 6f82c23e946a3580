// The part of `message_speed.py` that runs under V8: reads decisions from standard input, writes microseconds of each.
import { readFileSync } from "node:fs";

const { module: path, size, facts: factsSize, rounds, moments } = JSON.parse(readFileSync(0, "utf8"));
const { exports: rules } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {});
const [state, row, notes, facts] = [size, 4 * 512, 4 * 4096, factsSize].map(rules.room);
const memory = new Uint8Array(rules.memory.buffer);
const number = new Int32Array(rules.memory.buffer);
const found = moments.map(([raw, view, action, illegal]) => ({
  raw: Buffer.from(raw, "hex"),
  view: Buffer.from(view, "hex"),
  action,
  illegal,
}));

function microseconds(ask) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    for (const one of found) ask(one);
    best = Math.min(best, performance.now() - begin);
  }
  return (1000 * best) / found.length;
}

process.stdout.write(
  JSON.stringify({
    "apply, noting": microseconds(({ raw, action }) => {
      memory.set(raw, state);
      number[notes >> 2] = 0;
      rules.noting_apply(state, action, notes);
    }),
    facts: microseconds(({ view }) => {
      memory.set(view, state);
      memory.fill(0, facts, facts + factsSize);
      rules.facts_of(state, 0, facts);
    }),
    "legal, one reason": microseconds(({ raw, illegal }) => {
      memory.set(raw, state);
      rules.legal(state, row);
      number[notes >> 2] = 0;
      rules.noting_reason(state, illegal, notes);
    }),
  }),
);
