// Builds the page: TypeScript, styles and fonts into src/tavoliere/web/static, which is not committed.
//
// Besides the page itself, each game's board and cover is an entry of its own (`board-<folder>-<hash>.js` with its CSS),
// which the page fetches once somebody sits down to the game, and so is what draws declared boards (`zones`); what they
// share is in chunks. Every name but a few has the hash of what is in the file, so that a browser may keep it for ever and
// never mixes two versions of the page.
//
// `boards.js` draws the same boards where there is no browser: Python runs it, for notebooks (engine/art.py).
//
// Bots think in a worker, another script.
//
// What runs the rules without the network (docs/offline.md) lies beside it: a worker, and Pyodide in a folder of its own.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { fontsOf } from "./fonts.mjs";
import { drawIcons } from "./icons.mjs";

const page = "src/tavoliere/web/page/shell";
const bots = "src/tavoliere/web/page/bots";
const pictures = "src/tavoliere/web/page/picture";
const zones = "src/tavoliere/web/page/zones";
const kit = "src/tavoliere/web/page/kit";
const games = "src/tavoliere/games";
const out = "src/tavoliere/web/static";
const pyodide = "node_modules/pyodide";
const { version } = JSON.parse(readFileSync(`${pyodide}/package.json`, "utf8"));
const python = `pyodide-${version}`;

// What boards of other packages import by name (`web/own_boards.py`), the very modules that the page itself uses.
const imported = {
  kit: `${kit}/index.ts`,
  preact: "preact",
  "preact-hooks": "preact/hooks",
  "preact-jsx-runtime": "preact/jsx-runtime",
};
const entryPoints = { app: `${page}/app.tsx`, style: `${page}/style.css`, zones: `${zones}/board.tsx`, ...imported };
for (const game of readdirSync(games))
  for (const part of ["board", "cover"]) {
    const source = `${games}/${game}/page/${part}.tsx`;
    if (existsSync(source)) entryPoints[`${part}-${game}`] = source;
  }

rmSync(out, { recursive: true, force: true });
mkdirSync(`${out}/${python}`, { recursive: true });

// Where a screen is too narrow or too low for a board with something beside it, and where what stands above a board stands
// beside it: said once, for scripts, which import it, and for styles (`@media (--narrow)`).
const screens = JSON.parse(readFileSync(`${kit}/screens.json`, "utf8"));
const named = {
  name: "screens",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(/\(--(\w+)\)/g, (all, name) => screens[name] ?? all),
      loader: "css",
    })),
};

const always = { outdir: out, bundle: true, minify: true, target: "es2022", logLevel: "warning", metafile: true };

/** The names of what an entry was built into, `app` into `app-XXXXXXXX.js`. */
const built = ({ metafile }) =>
  Object.fromEntries(
    Object.keys(metafile.outputs)
      .map((path) => basename(path))
      .map((name) => [name.replace(/-[A-Z0-9]{8}\./, "."), name]),
  );

// Pyodide also runs elsewhere than in a browser, and asks there for modules of Node; of its packages we need none.
const { info } = JSON.parse(readFileSync(`${pyodide}/pyodide-lock.json`, "utf8"));
const worker = built(
  await build({
    ...always,
    entryPoints: { "offline-worker": `${page}/offline-worker.ts` },
    entryNames: "[name]-[hash]",
    format: "esm",
    external: ["node:*", "ws"],
    define: {
      PYTHON: JSON.stringify(`./${python}/`),
      LOCK: JSON.stringify(JSON.stringify({ info, packages: {} })),
    },
  }),
)["offline-worker.js"];

const thinker = built(
  await build({
    ...always,
    entryPoints: { "bot-worker": `${bots}/worker.ts` },
    entryNames: "[name]-[hash]",
    format: "esm",
  }),
)["bot-worker.js"];

const names = built(
  await build({
    ...always,
    entryPoints,
    entryNames: "[name]-[hash]",
    format: "esm",
    splitting: true,
    chunkNames: "[name]-[hash]",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".woff2": "file", ".woff": "empty" },
    assetNames: "[name]-[hash]",
    define: { OFFLINE_WORKER: JSON.stringify(`./${worker}`), BOT_WORKER: JSON.stringify(`./${thinker}`) },
    plugins: [named],
  }),
);
// With all that it needs in it: the styles, without rules within rules, and the letters of the fonts.
const boards = Object.entries(entryPoints).filter(([name]) => name.startsWith("board-"));
const drawn = await build({
  ...always,
  stdin: {
    contents: [
      ...["palette", "controls", "kit"].map((name) => `import "./${kit}/${name}.css";`),
      ...boards.map(([, source], i) => `import board${i} from "./${source}";`),
      `import { picturesOf } from "./${pictures}/draw";`,
      `export const { learn, draw } = picturesOf({`,
      ...boards.map(([name], i) => `${JSON.stringify(name.slice("board-".length))}: board${i},`),
      `});`,
    ].join("\n"),
    resolveDir: ".",
    loader: "js",
  },
  target: ["es2022", "chrome111"], // knows :is() and color-mix(), but not those
  format: "iife",
  globalName: "boards",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "empty", ".woff": "empty" },
  write: false,
});
const [script, styles] = [".js", ".css"].map((end) => drawn.outputFiles.find(({ path }) => path.endsWith(end)).text);
const given = { STYLES: styles, FONTS: fontsOf(`${kit}/palette.css`, "node_modules") };
writeFileSync(
  `${out}/boards.js`,
  Object.entries(given)
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
    .join("") + script,
);
await build({ ...always, entryPoints: { "service-worker": `${page}/service-worker.ts` }, format: "iife" });

const index = readFileSync(`${page}/index.html`, "utf8");
writeFileSync(
  `${out}/index.html`,
  index.replace(/(app|style)\.(js|css)/g, (name) => names[name]),
);
for (const file of ["icon.svg", "app.webmanifest"]) cpSync(`${page}/${file}`, `${out}/${file}`);
drawIcons(readFileSync(`${page}/icon.svg`, "utf8"), out);
for (const file of readdirSync(out).filter((name) => /\.(js|css|svg|html|webmanifest)$/.test(name)))
  writeFileSync(`${out}/${file}.br`, brotliCompressSync(readFileSync(`${out}/${file}`)));

// Pyodide is large: packed, it takes the place of what it was packed from, which a server makes of it again for whoever
// takes nothing packed. Brotli would save a tenth of it, and need a minute.
for (const file of ["pyodide.asm.mjs", "pyodide.asm.wasm"])
  writeFileSync(`${out}/${python}/${file}.gz`, gzipSync(readFileSync(`${pyodide}/${file}`), { level: 9 }));
cpSync(await library(), `${out}/${python}/python_stdlib.zip`);

/** Python's library, compiled as far as the rules need it: once for each version of Pyodide, as that takes a while. */
async function library() {
  const compiled = `node_modules/.cache/tavoliere/${python}.zip`;
  if (existsSync(compiled)) return compiled;
  try {
    const { compiledLibrary } = await import("./python.mjs");
    const content = await compiledLibrary(`${resolve(pyodide)}/`, resolve("src"));
    mkdirSync("node_modules/.cache/tavoliere", { recursive: true });
    writeFileSync(`${compiled}.${process.pid}`, content);
    renameSync(`${compiled}.${process.pid}`, compiled);
    return compiled;
  } catch (problem) {
    console.error(`Python's library is not compiled, and will start more slowly in a browser (${problem.message}).`);
    return `${pyodide}/python_stdlib.zip`;
  }
}
