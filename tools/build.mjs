// Builds the page: TypeScript, styles and fonts into src/tavoliere/web/static, which is not committed.
//
// Besides the page itself, each game's board and cover is an entry of its own (`board-<folder>-<hash>.js` with its CSS),
// which the page fetches once somebody sits down to the game, and so is what draws declared boards (`zones`); what they
// share is in chunks. Every name but a few has the hash of what is in the file, so that a browser may keep it for ever and
// never mixes two versions of the page.
//
// `notebook/` has the same boards as single scripts, which Python puts into documents (engine/board_html.py).
//
// Bots think in a worker, another script.
//
// What runs the rules without the network (docs/offline.md) lies beside it: a worker, and Pyodide in a folder of its own.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve as absolute, basename, dirname } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";

const page = "src/tavoliere/web/page/shell";
const bots = "src/tavoliere/web/page/bots";
const notebook = "src/tavoliere/web/page/notebook";
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
const entryPoints = { app: `${page}/app.tsx`, zones: `${zones}/board.tsx`, ...imported };
for (const game of readdirSync(games))
  for (const part of ["board", "cover"]) {
    const source = `${games}/${game}/board/${part}.tsx`;
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

// What a first visit fetches is one script: all others import it, so that nothing of it is cut off for being shared.
const begins = absolute(entryPoints.app);
const opened = readdirSync(page, { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(`${page}/${file}`, "utf8").matchAll(/\bimport\("(.+?)"\)/g)].map(([, name]) =>
      absolute(page, dirname(file), name),
    ),
  );
const others = new Set([...opened, ...Object.values(entryPoints).map((path) => absolute(path).replace(/\.tsx?$/, ""))]);
const one = {
  name: "one",
  setup: ({ onResolve, onLoad }) => {
    const after = (source) => `import ${JSON.stringify(begins)};\n${source}`;
    onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
      path !== begins && others.has(path.replace(/\.tsx?$/, ""))
        ? { contents: after(readFileSync(path, "utf8")), loader: path.endsWith("x") ? "tsx" : "ts" }
        : undefined,
    );
    onResolve({ filter: /^preact/ }, ({ kind, path }) =>
      kind === "entry-point" ? { path, namespace: "named" } : undefined,
    );
    onLoad({ filter: /./, namespace: "named" }, ({ path }) => ({
      contents: after(`export * from ${JSON.stringify(path)};`),
      resolveDir: ".",
    }));
  },
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
    entryPoints: { "offline-worker": `${page}/device/offline-worker.ts` },
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

// The styles of a first visit, and those of all other screens.
const sheets = built(
  await build({
    ...always,
    entryPoints: { style: `${page}/style.css`, screens: `${page}/screens.css` },
    entryNames: "[name]-[hash]",
    loader: { ".woff2": "file", ".woff": "empty" },
    assetNames: "[name]-[hash]",
    plugins: [named],
  }),
);

const scripts = await build({
  ...always,
  entryPoints,
  entryNames: "[name]-[hash]",
  format: "esm",
  splitting: true,
  chunkNames: "[name]-[hash]",
  jsx: "automatic",
  jsxImportSource: "preact",
  define: {
    OFFLINE_WORKER: JSON.stringify(`./${worker}`),
    BOT_WORKER: JSON.stringify(`./${thinker}`),
    SCREENS: JSON.stringify(sheets["screens.css"]),
  },
  plugins: [named, one],
});
const names = { ...built(scripts), ...sheets };
// The same boards for notebooks, each with all that it needs in one script; the styles of all lie beside them.
const single = {
  ...always,
  format: "iife",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "dataurl", ".woff": "empty" },
  plugins: [named],
};
await build({ ...single, entryPoints: [`${notebook}.css`], outdir: `${out}/notebook` });
for (const [name, source] of Object.entries(entryPoints).filter(([name]) => /^(board-|zones$)/.test(name))) {
  const board = name === "zones" ? "Board(() => given.tables)" : "Board";
  const contents = `import Board from "./${source}"; import { given, show } from "./${notebook}"; show(${board});`;
  const outfile = `${out}/notebook/${name.replace("board-", "")}.js`;
  await build({ ...single, stdin: { contents, resolveDir: "." }, outdir: undefined, outfile });
}
await build({ ...always, entryPoints: { "service-worker": `${page}/device/service-worker.ts` }, format: "iife" });

// What the first script imports is fetched with it, in one round trip.
const [{ imports }] = Object.values(scripts.metafile.outputs).filter(({ entryPoint }) =>
  entryPoint?.endsWith("/app.tsx"),
);
const preloads = imports
  .filter(({ kind }) => kind === "import-statement")
  .map(({ path }) => `<link rel="modulepreload" href="/${basename(path)}" />`);
writeFileSync(
  `${out}/index.html`,
  readFileSync(`${page}/index.html`, "utf8")
    .replace(/(app|style)\.(js|css)/g, (name) => names[name])
    .replace("<!-- modules -->", preloads.join("")),
);
for (const file of ["icon.svg", "icon-whole.svg", "apple-touch-icon.png", "app.webmanifest"])
  cpSync(`${page}/${file}`, `${out}/${file}`);
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
    const content = await compiledLibrary(`${absolute(pyodide)}/`, absolute("src"));
    mkdirSync("node_modules/.cache/tavoliere", { recursive: true });
    writeFileSync(`${compiled}.${process.pid}`, content);
    renameSync(`${compiled}.${process.pid}`, compiled);
    return compiled;
  } catch (problem) {
    console.error(`Python's library is not compiled, and will start more slowly in a browser (${problem.message}).`);
    return `${pyodide}/python_stdlib.zip`;
  }
}
