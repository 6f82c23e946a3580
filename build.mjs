// Builds the page: TypeScript, styles and fonts into src/tavoliere/web/static, which is not committed.
//
// Besides the page itself, each game's board and cover is an entry of its own (`board-<folder>.js` with its CSS), which
// the page fetches once somebody sits down to the game; what they share is in chunks.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

const page = "src/tavoliere/web/page/shell";
const games = "src/tavoliere/games";
const out = "src/tavoliere/web/static";

const entryPoints = {
  app: `${page}/app.tsx`,
  style: `${page}/style.css`,
  "service-worker": `${page}/service-worker.ts`,
};
for (const game of readdirSync(games))
  for (const part of ["board", "cover"]) {
    const source = `${games}/${game}/page/${part}.tsx`;
    if (existsSync(source)) entryPoints[`${part}-${game}`] = source;
  }

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  entryPoints,
  outdir: out,
  bundle: true,
  format: "esm",
  splitting: true,
  chunkNames: "[name]-[hash]",
  minify: true,
  sourcemap: false,
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file", ".woff": "empty" },
  assetNames: "[name]-[hash]",
  logLevel: "warning",
});
for (const file of ["index.html", "icon.svg"]) cpSync(`${page}/${file}`, `${out}/${file}`);
for (const file of readdirSync(out).filter((name) => /\.(js|css|svg|html)$/.test(name)))
  writeFileSync(`${out}/${file}.br`, brotliCompressSync(readFileSync(`${out}/${file}`)));
