import { idOf } from "./command-text.ts";
import type { ManifestKind } from "./manifest-kind.ts";

const all = ["all", "paper", "experiments", "results"];

/**
 * A script in the repository's root whose name says that it makes everything, such as `reproduce.sh` or `run_all.sh`, run
 * by what its first line names.
 */
export function plainScript(verb: string): ManifestKind {
  return {
    names: [`${verb}.sh`, ...all.flatMap((what) => [`${verb}_${what}.sh`, `${verb}-${what}.sh`])],
    confidence: "low",
    read(path, files) {
      const text = Buffer.from(files.contents.get(path) ?? []).toString("latin1");
      const command = `${interpreterOf(text)} ${path}`;
      return { part: { experiments: [{ id: idOf(path), command, makesEverything: true }] }, problems: [] };
    },
  };
}

const interpreters = new Set([
  "sh",
  "bash",
  "dash",
  "zsh",
  "ksh",
  "python3",
  "python",
  "perl",
  "Rscript",
  "julia",
  "ruby",
]);

/** The file may have lost the permission to be run by itself. */
function interpreterOf(text: string): string {
  const line = /^#!([^\n]{1,200})/.exec(text)?.[1] ?? "";
  const [program = "", ...rest] = line.trim().split(/\s+/);
  const named = /(?:^|\/)env$/.test(program) ? rest.find((word) => !word.startsWith("-")) : program;
  const name = (named ?? "").split("/").at(-1)!;
  return interpreters.has(name) ? name : "sh";
}
