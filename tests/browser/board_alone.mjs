// Bundles every board as a browser has it, alone on a page: `node board_alone.mjs FOLDER` writes board_alone.js and .css.

import { existsSync, readdirSync } from "node:fs";
import { build } from "esbuild";

const games = readdirSync("src/tavoliere/games").filter((game) =>
  existsSync(`src/tavoliere/games/${game}/board/board.tsx`),
);
await build({
  stdin: {
    contents: `
      ${["palette", "controls", "kit"].map((name) => `import "./src/tavoliere/web/page/kit/${name}.css";`).join("\n")}
      ${games.map((game, i) => `import board${i} from "./src/tavoliere/games/${game}/board/board.tsx";`).join("\n")}
      import { FluentBundle, FluentResource } from "@fluent/bundle";
      import { h, render } from "preact";
      import { saying } from "./src/tavoliere/web/page/saying";
      import { Alone } from "./src/tavoliere/web/page/picture/alone";
      const boards = { ${games.map((game, i) => `${game}: board${i}`).join()} };
      globalThis.show = (given, catalogues) => {
        const bundle = new FluentBundle(given.language, { useIsolating: false });
        for (const text of catalogues) bundle.addResource(new FluentResource(text), { allowOverrides: true });
        const say = saying(bundle, given.names.map((name) => ({ name })));
        const place = document.querySelector("main");
        place.className = given.game + " players-" + given.names.length;
        render(h(Alone, { board: boards[given.folder], given, say }), place);
      };
    `,
    resolveDir: ".",
    loader: "js",
  },
  bundle: true,
  format: "iife",
  jsx: "automatic",
  jsxImportSource: "preact",
  outfile: `${process.argv[2]}/board_alone.js`,
  loader: { ".woff2": "dataurl", ".woff": "empty" },
});
