import { record } from "../messages/recorded.ts";
import { isShellText, type ReachedScript } from "./reached-scripts.ts";
import { steppedOverTexts } from "./stepped-over-texts.ts";

/** A text in quotes, or a word of a shell, and where it stands. */
export interface ScriptLiteral {
  text: string;
  /** `fit.R, line 3`. */
  place: string;
  /** The function that it is the first argument of; empty where it is none's. */
  call: string;
  /** The whole line. */
  line: string;
}

const maxLiterals = 5000;

/** Comments first, so that an apostrophe in one begins no text. */
const quoted = /#[^\n]*|"((?:[^"\\\n]|\\.){1,300})"|'((?:[^'\\\n]|\\.){1,300})'/g;
/** Of MATLAB, where a quotation mark behind a name or a bracket transposes, and a backslash is one. */
const quotedInMatlab = /%[^\n]*|"([^"\n]{1,300})"|(?<![\w)\]}.'])'([^'\n]{1,300})'/g;
const word = /#[^\n]*|([^\s"';|&()<>=`$]{2,300})/g;

/** A call that puts a path together of texts alone, over several lines too. */
const joined =
  /\b(here|file\.path|path\.join|joinpath|fullfile|Path)\(\s*((?:(?:"[^"\\\n]{1,100}"|'[^'\\\n]{1,100}')\s*,\s*){1,9})("[^"\\\n]{1,100}"|'[^'\\\n]{1,100}')\s*\)/g;

/** Of Python, as in `r"data\x.csv"`. */
const isRaw = /(?:^|\W)[fF]?[rR][fF]?$/;
/** Of what else is escaped none is in a path: Python leaves the backslash where it knows no such character. */
const unescaped = (literal: string) => literal.replace(/\\([\\"'/ ])/g, "$1");

/** Returns the texts that a script may name files by. Of a path that is put together, its end stands for itself no more. */
export function scriptLiterals(script: ReachedScript): ScriptLiteral[] {
  const { path } = script;
  const text = codeOf(script);
  const isShell = isShellText(path, text);
  const isMatlab = /\.m$/i.test(path);
  const pattern = isShell ? word : isMatlab ? quotedInMatlab : quoted;
  const paths = isShell ? new Map<number, JoinedPath>() : joinedPaths(text);
  const literals: ScriptLiteral[] = [];
  let start = 0;
  for (const [index, whole] of text.split("\n").entries()) {
    const line = whole.slice(0, 2000);
    for (const match of line.matchAll(pattern)) {
      const literal = match[1] ?? match[2];
      if (literal === undefined) continue;
      if (literals.length === maxLiterals) return literals;
      const before = line.slice(Math.max(0, match.index - 80), match.index);
      const own = {
        text: isShell || isMatlab || isRaw.test(before) ? literal : unescaped(literal),
        call: (isShell ? /(\w+)\s+["']?$/ : /([\w.]+)\s*\(\s*(?:\w+\s*=\s*)?r?$/).exec(before)?.[1] ?? "",
        line,
      };
      const place = placeOf(path, index + 1);
      literals.push({ place, ...own, ...paths.get(start + match.index) });
    }
    start += whole.length + 1;
  }
  return literals;
}

type JoinedPath = Pick<ScriptLiteral, "text" | "call" | "line">;

/** By where the last of its parts begins. */
function joinedPaths(text: string): Map<number, JoinedPath> {
  const paths = new Map<number, JoinedPath>();
  for (const { 0: whole, 1: call = "", 2: parts = "", 3: end = "", index } of text.matchAll(joined)) {
    const names = [...`${parts}${end}`.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => (a ?? b)!);
    const line = text.slice(text.lastIndexOf("\n", index) + 1, index + whole.length).slice(0, 2000);
    const at = index + whole.lastIndexOf(end);
    paths.set(at, { text: names.join("/").replace(/\/{2,}/g, "/"), call, line });
  }
  return paths;
}

/** The code of a notebook's cells, or of an R Markdown document's chunks, whose lines stay where they are. */
export function codeOf({ path, text }: ReachedScript): string {
  if (/\.ipynb$/i.test(path)) return notebookCode(text);
  if (!/\.[rq]md$/i.test(path)) return text;
  let isCode = false;
  return text
    .split("\n")
    .map((line) => {
      const fence = /^\s*```/.test(line);
      if (fence) isCode = !isCode && line.includes("{");
      return isCode && !fence ? line : "";
    })
    .join("\n");
}

function notebookCode(text: string): string {
  try {
    const { cells } = JSON.parse(text) as { cells: { cell_type: string; source: string | string[] }[] };
    const code = cells
      .filter(({ cell_type }) => cell_type === "code")
      .map(({ source }) => [source].flat().join(""));
    return code.join("\n");
  } catch {
    return "";
  }
}

/** Where something stands; the lines of a notebook are not those that its reader sees. */
export function placeOf(path: string, row: number): string {
  return path.endsWith(".ipynb") ? path : record(steppedOverTexts.atLine, { path, row });
}

/** The lines of a script's code, as far as one is looked at, without comments. */
export const codeLinesOf = (script: ReachedScript): string[] =>
  codeOf(script)
    .split("\n")
    .map((line) => line.slice(0, 2000).replace(/(^|\s)#.*/, "$1"));

/** A folder of the repository, or the repository itself. */
export const namedFolder = (folder: string) =>
  folder === "" ? record(steppedOverTexts.repository) : record(steppedOverTexts.folder, { folder });
