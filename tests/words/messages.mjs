// What the page makes of what the rules say by number: reads it from standard input, writes of each its name, its
// message, its values for boards, and its sentences in each language.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { GameMessages } from "../../src/tavoliere/web/page/messages";
import { patternOf, sentences } from "../../src/tavoliere/web/page/sentences";

const { table, options, names, catalogues, asked, noted } = JSON.parse(readFileSync(0, "utf8"));
const messages = new GameMessages(table, options);
const spoken = Object.entries(catalogues).map(([language, texts]) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const say = sentences(bundle, names.map((name) => ({ name })));
  return ([name, values]) =>
    ["", ".would"].map((form) => patternOf(bundle, name + form) && say(name + form, { ...values, ...asked }));
});
const written = noted.map((one) => {
  const message = messages.message(one);
  return [messages.name(one), message, messages.values(one), message && spoken.map((said) => said(message))];
});
process.stdout.write(JSON.stringify({ written }));
