import { assignedIn } from "../../environment/octave-packages.ts";
import type { RepositoryFiles } from "./manifest-kind.ts";
import { nameOf } from "./script-names.ts";
import { textOf } from "./typesetting.ts";

/** What uv and PyCharm write, which greets whoever runs it. */
const greeting =
  /^def main\(\)(?: -> None)?:\s+print\("Hello from [^"\n]{1,100}!"\)\s+if __name__ == "__main__":\s+main\(\)\s*$|^# This is a sample Python script\./;

/** The paths of a code repository without the script that a tool has left in a new folder, and nobody has changed. */
export function withoutTemplate(files: RepositoryFiles): ReadonlySet<string> {
  if (!greeting.test(textOf("main.py", files) ?? "")) return files.paths;
  return new Set([...files.paths].filter((path) => path !== "main.py"));
}

const acts =
  /^(?!(?:def|class|import|from|function|library|require|source|include|using|export|module|struct|setwd|rm|clear|clc|close|addpath|set\w*)\b)(?:[A-Za-z_][\w.]*(?:\s*(?:=|<-)\s*(?!function\b|lambda\b)[A-Za-z_][\w.]*)?\(|(?:for|while|if|with|try|parfor)\b)/m;

/** Whether a script has at its margin a call, or what is repeated or tried, and not only what defines, loads or sets. */
export const actsByItself = (path: string, files: RepositoryFiles): boolean =>
  acts.test(textOf(path, files) ?? "");

/** Those of the scripts that no other one of them loads, and that are no modules. */
export function notLoaded(scripts: readonly string[], files: RepositoryFiles): string[] {
  const stems = new Set(scripts.map(stemOf));
  const loaded = new Set<string>();
  for (const path of scripts) {
    if (isModule(path, files) || needsValues(path, files)) loaded.add(stemOf(path));
    // Of a text of MATLAB every word may be one.
    for (const name of loadedBy(path, files)) if (name !== stemOf(path) && stems.has(name)) loaded.add(name);
  }
  return scripts.filter((path) => !loaded.has(stemOf(path)));
}

/** Of Julia: it runs nothing. */
const isModule = (path: string, files: RepositoryFiles) =>
  /\.jl$/i.test(path) && /^(?:bare)?module[ \t]+\w/m.test(textOf(path, files) ?? "");

/** Of MATLAB: a function that does nothing without the values of its caller. */
const needsValues = (path: string, files: RepositoryFiles) => {
  const text = /\.m$/i.test(path) ? (textOf(path, files) ?? "") : "";
  const [, parameters = ""] = /^(?:\s|%[^\n]*\n)*function\b[^\n(]{0,300}\(([^)\n]{0,500})\)/.exec(text) ?? [];
  return /\w/.test(parameters) && !/\bvarargin\b|\bnargin\b|\bexist\s*\(/.test(text);
};

const stemOf = (path: string) => nameOf(path).replace(/\.\w+$/, "");

const loading =
  /^[ \t]*(?:from[ \t]+\.?([\w.]+)[ \t]+import\b|import[ \t]+([^\n#;]{1,300}))|\b(?:source|include|jags\.model|run\.jags)\([ \t]*["'](?:\.\/)?([^"'\n]{1,200})\.\w+["']/gm;

/** A script or function of MATLAB is called by its name, or by `run`; in other texts a name stands for a figure or a file. */
const called = /(?<![\w./'"])[A-Za-z]\w{0,62}(?!\w)|(?<=\brun\(\s{0,9}['"])[A-Za-z]\w{0,62}(?=(?:\.m)?['"])/g;

/** What a script of MATLAB calls, among other words. */
function calledBy(text: string): string[] {
  const code = text.replace(/%[^\n]*/g, "");
  const own = assignedIn(code);
  return (code.match(called) ?? []).filter((name) => !own.has(name));
}

/** The names, without extensions, of the files beside it that a script loads, among other names. */
function loadedBy(path: string, files: RepositoryFiles): string[] {
  const text = textOf(path, files) ?? "";
  if (/\.m$/i.test(path)) return calledBy(text);
  return [...text.matchAll(loading)].flatMap(
    ([, from, imported, sourced]) =>
      from ?? sourced ?? imported!.split(",").map((each) => each.trim().split(/\s/, 1)[0]!),
  );
}
