// The rules without a server: Python in the browser, beside the page so that the page never waits for it.
//
// The page says first where the rules lie, then asks, each question with a number; answers come with the same number.

import { loadPyodide } from "pyodide";

declare const PYTHON: string; // where Pyodide's files lie
declare const LOCK: string; // which packages it may fetch: none

export interface PythonQuestion {
  id: number;
  rules: string; // the address of the rules
  asked: string; // JSON
}

export interface PythonAnswer {
  id: number;
  told?: string; // JSON
  failed?: string;
}

const FOLDER = "/rules";
const BEGIN = `
import sys
sys.path.insert(0, "${FOLDER}")
from tavoliere.web.alone import answer
answer`;

async function begin(rules: string): Promise<(asked: string) => string> {
  const fetched = fetch(rules).then((response) => {
    if (!response.ok) throw new Error(`${rules}: ${response.status}`);
    return response.arrayBuffer();
  });
  fetched.catch(() => {}); // it is awaited below
  const python = await loadPyodide({ indexURL: new URL(PYTHON, import.meta.url).href, lockFileContents: LOCK });
  python.unpackArchive(await fetched, "zip", { extractDir: FOLDER });
  return python.runPython(BEGIN) as (asked: string) => string;
}

let ready: Promise<(asked: string) => string> | null = null;

self.onmessage = async ({ data: { id, rules, asked } }: MessageEvent<PythonQuestion>) => {
  let answer: PythonAnswer;
  try {
    ready ??= begin(rules);
    answer = { id, told: (await ready)(asked) };
  } catch (problem) {
    answer = { id, failed: String(problem) };
  }
  self.postMessage(answer);
};
