import { record } from "../messages/recorded.ts";
import { findingTexts } from "./finding-texts.ts";
import type { NewFinding } from "./run-finding.ts";

/**
 * Finds that nothing but its code decides what an experiment shows: it has no seed, and the code repository has no file
 * that it could read (docs/rules/frauds.md#no-input). `paths` are those of the work folder before the command.
 */
export function findNoInput(paths: readonly string[], hasSeed: boolean): NewFinding | null {
  if (hasSeed || paths.some(mayBeInput)) return null;
  const summary = record(findingTexts.noInput);
  return { code: "no_input", summary, ...wholeRun };
}

/** Says that an experiment observed the same with its data files emptied. */
export function findUnreadInputs(files: number): NewFinding {
  const summary = record(files === 1 ? findingTexts.unreadInput : findingTexts.unreadInputs, {
    count: files,
  });
  return { code: "no_input", summary, ...wholeRun };
}

const wholeRun = { claimId: null, measurementId: null, path: null, line: null };

/** In doubt a file is an input: tables, JSON, archives, whatever has another name. */
export function mayBeInput(path: string): boolean {
  return !code.test(path) && !documents.test(path) && !settings.test(path);
}

const code =
  /\.(?:py|pyx|pyi|r|rmd|qmd|ipynb|pl|pm|raku|sh|bash|zsh|jl|m|mlx|sage|c|h|cc|cpp|cxx|hpp|f|for|f90|f95|f03|f08|rs|go|java|kt|scala|js|mjs|cjs|ts|rb|lua|hs|ml|mli|awk|sql|do|sas|sps|mod|stan|bugs|jags|cu|cl|swift|cs|fs|tcl|nim|zig|el|lisp|clj|erl|ex|exs|php)$|(?:^|\/)(?:GNU|c)?makefile$|(?:^|\/)(?:Dockerfile|Snakefile|CMakeLists\.txt|configure|Rakefile)$/i;
const documents =
  /\.(?:md|markdown|rst|tex|bib|cls|sty|adoc|html?|css|pdf|png|jpe?g|gif|svg|eps)$|(?:^|\/)(?:LICEN[CS]E|COPYING|README|CITATION|AUTHORS|CHANGELOG|NOTICE)[^/]*$/i;
/** Files of tools, which no experiment reads. */
const settings =
  /(?:^|\/)\.[^/]+(?:$|\/)|(?:^|\/)(?:requirements[^/]*\.txt|pyproject\.toml|setup\.cfg|poetry\.lock|Pipfile(?:\.lock)?|environment\.ya?ml|package(?:-lock)?\.json|renv\.lock|DESCRIPTION|NAMESPACE|Project\.toml|Manifest\.toml|Cargo\.(?:toml|lock)|go\.(?:mod|sum)|apt\.txt|runtime\.txt|codecheck\.ya?ml|metadata\.ya?ml|codemeta\.json)$/i;
