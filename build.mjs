// Builds the page: TypeScript, styles and fonts into src/tavoliere/web/static, which is not committed.
import { build } from "esbuild";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const page = "src/tavoliere/web/page";
const out = "src/tavoliere/web/static";

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  entryPoints: { app: `${page}/app.tsx`, style: `${page}/style.css` },
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
