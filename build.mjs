// Builds the page: TypeScript, styles and fonts into src/tavoliere/web/static, which is not committed.
import { build } from "esbuild";
import { cpSync, mkdirSync, rmSync } from "node:fs";

const page = "src/tavoliere/web/page";
const out = "src/tavoliere/web/static";

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  entryPoints: { app: `${page}/app.tsx`, style: `${page}/style.css` },
  outdir: out,
  bundle: true,
  minify: true,
  sourcemap: false,
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file", ".woff": "empty" },
  assetNames: "[name]-[hash]",
  logLevel: "warning",
});
cpSync(`${page}/index.html`, `${out}/index.html`);
