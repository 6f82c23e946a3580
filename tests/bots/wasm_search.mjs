// Thinks about views in WebAssembly: reads them from standard input, writes the trees' roots, and how long it took.
import { readFileSync } from "node:fs";

const { module: path, output, partners, networks, searches } = JSON.parse(readFileSync(0, "utf8"));
const { exports: bot } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {});

function placed(content) {
  const at = bot.room(content.length);
  new Uint8Array(bot.memory.buffer, at, content.length).set(content);
  return at;
}
const ints = (numbers) => placed(new Uint8Array(new Int32Array(numbers).buffer));

const judges = networks.map((net) => [
  ...[net.rows, net.first, net.outputs, net.shift, net.embeddingBytes],
  ...net.arrays.map((array) => placed(Buffer.from(array, "base64"))),
  ...[net.atLeaf, net.priors, net.logit, net.formulas, ints(output), ints(partners)],
]);
const view = bot.room(searches[0].view.length / 2);
const sums = bot.room(8 * 9);

const started = performance.now();
const found = searches.map(({ view: raw, network, seed, settings, iterations, about, seats }) => {
  new Uint8Array(bot.memory.buffer, view, raw.length / 2).set(Buffer.from(raw, "hex"));
  bot.judge(...(network < 0 ? Array(20).fill(0) : judges[network]));
  if (!bot.plant(view, Number(BigInt(seed) & 0xffffffffn), Number(BigInt(seed) >> 32n), ...settings, 0)) throw "no room";
  if (!bot.think(iterations) || !bot.think_about(about, 8, sums)) throw "no memory";
  const at = bot.branches(0);
  const memory = new DataView(bot.memory.buffer);
  const branches = Array.from({ length: bot.branch_count(0) }, (_, i) => [
    ...[0, 4, 8].map((place) => memory.getInt32(at + 32 * i + place, true)),
    ...[16, 24].map((place) => memory.getFloat64(at + 32 * i + place, true)),
  ]);
  const doubles = (from, count) => Array.from({ length: count }, (_, p) => memory.getFloat64(from + 8 * p, true));
  return { branches, total: doubles(bot.total(), seats), about: doubles(sums, seats + 1) };
});
process.stdout.write(JSON.stringify({ found, ms: performance.now() - started, bytes: bot.memory.buffer.byteLength }));
