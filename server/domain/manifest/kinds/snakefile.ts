import { SNAKEFILES } from "../../environment/reached-scripts.ts";
import type { ManifestKind, RepositoryFiles } from "./manifest-kind.ts";
import { isFile } from "./tree-path.ts";

/** The rules of Snakemake: its first one makes everything. */
export const snakefile: ManifestKind = {
  names: SNAKEFILES,
  confidence: "low",
  read: () => ({
    part: { experiments: [{ id: "snakemake", command: commandOf([]), makesEverything: true }] },
    problems: [],
  }),
};

/** How many at once is the machine's matter: without a number it is as many as there are. */
const isCount = /^(?:-c|--cores|-j|--jobs)$/;
/** Environments and containers of its own are not to be had. */
const withValue =
  /^(?:--conda-frontend|--conda-prefix|--sdm|--software-deployment-method|--latency-wait|-w|--restart-times|--retries)$/;
const withoutValue =
  /^(?:-c\d+|-j\d+|--(?:cores|jobs)=\w+|-p|-r|--(?:printshellcmds|reason|use-conda|use-singularity|use-apptainer|use-envmodules|keep-going|rerun-incomplete|verbose|quiet|force|forceall)|-[kFf])$/;

/**
 * Returns the command for a line that calls Snakemake in a folder with rules, with its goals; null for one that only looks at
 * them, or hands the work to others.
 */
export function snakemakeCommand(line: string, folder: string, files: RepositoryFiles): string | null {
  const [, ...words] = line.split(/\s+/);
  const kept: string[] = [];
  let hasRules = SNAKEFILES.some((name) => isFile(name, folder, files));
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (
      withValue.test(word) ||
      (isCount.test(word) && /^(?:\d+|all|unlimited)$/.test(words[index + 1] ?? ""))
    ) {
      index++;
    } else if (/^(?:-s|--snakefile)$/.test(word)) {
      const file = words[++index] ?? "";
      hasRules = isFile(file, folder, files);
      kept.push("-s", file);
    } else if (!withoutValue.test(word) && !isCount.test(word)) {
      if (word.startsWith("-")) return null;
      kept.push(word);
    }
  }
  return hasRules ? commandOf(kept) : null;
}

const commandOf = (words: readonly string[]) => ["snakemake", "--cores", "all", ...words].join(" ");
