import { joinPath, parentOf } from "./code-tree.ts";
import { type ReachedScript, reachedScripts, type TextOf } from "./reached-scripts.ts";
import { codeOf, scriptLiterals } from "./script-literals.ts";

const maxScripts = 60;
const code = /\.(?:r|rmd|qmd|py|ipynb|sh|jl|m)$/i;
const imported = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import|import[ \t]+([\w.]+))/gm;

/** Returns the code that a command runs: what it reaches, and what that sources, imports or names in turn. */
export function runScripts(command: string, workdir: string, textOf: TextOf): ReachedScript[] {
  const found = new Map(reachedScripts(command, workdir, textOf).map((script) => [script.path, script]));
  // Those that are added meanwhile are gone through too.
  for (const script of found.values()) {
    for (const name of namesOf(script)) {
      for (const base of new Set([workdir, parentOf(script.path), ""])) {
        const path = joinPath(base, name);
        const text = path === null || found.has(path) ? null : textOf(path);
        if (path === null || text === null) continue;
        if (found.size >= maxScripts) return [...found.values()];
        found.set(path, { path, text });
      }
    }
  }
  return [...found.values()].filter(({ text }) => text !== "");
}

function namesOf(script: ReachedScript): Set<string> {
  const named = scriptLiterals(script)
    .map(({ text }) => text)
    .filter((text) => code.test(text) && text.length <= 200);
  const modules = /\.(?:py|ipynb)$/i.test(script.path)
    ? [...codeOf(script).matchAll(imported)].map(
        ([, from, name]) => `${(from ?? name!).replaceAll(".", "/")}.py`,
      )
    : [];
  return new Set([...named, ...modules]);
}
