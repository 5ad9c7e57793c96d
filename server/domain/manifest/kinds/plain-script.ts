import { batchWork } from "./batch-script.ts";
import { commandLines, noteOnDocument } from "./command-lines.ts";
import { idOf, inOrder, stepsOf } from "./command-text.ts";
import { CompiledPrograms } from "./compiled-programs.ts";
import { interpreterOf } from "./interpreter-of.ts";
import type { ManifestKind } from "./manifest-kind.ts";
import { isDocument, onlyMakes } from "./typesetting.ts";

const all = ["all", "paper", "experiments", "results"];

/**
 * A script in the repository's root whose name says that it makes everything, such as `reproduce.sh` or `run_all.sh`, run
 * by what its first line names.
 */
export function plainScript(verb: string): ManifestKind {
  return {
    names: [`${verb}.sh`, ...all.flatMap((what) => [`${verb}_${what}.sh`, `${verb}-${what}.sh`])],
    scripts: /\.(?:sh|bash|slurm|sbatch|pbs|job)$|^(?:gnu)?makefile$/i,
    confidence: "low",
    read(path, files) {
      const text = Buffer.from(files.contents.get(path) ?? []).toString("latin1");
      // The file may have lost the permission to be run by itself.
      const whole = `${interpreterOf(path, text)} ${path}`;
      if (isDocument(path, files)) return { part: { notes: [noteOnDocument(path)] }, problems: [] };
      if (onlyLooks(text)) return { part: { notes: [noteOnLooking(path)] }, problems: [] };
      const compiled = new CompiledPrograms(files);
      const read = batchWork(whole, "", files) && commandLines([whole], files, compiled);
      const compiler = compiled.compilerFor(whole, "");
      const started = compiler === null ? whole : `${compiler} && ${whole}`;
      const command = read ? inOrder(read.commands) : onlyMakes(path, files) ? "make" : started;
      const found = { id: idOf(path), command, makesEverything: true, steps: stepsOf(text) };
      const experiments = command === "" ? [] : [found];
      return { part: { experiments, ...(read && { notes: read.notes }) }, problems: [] };
    },
  };
}

const looking = /^(?![ \t]*#)[^\n]{0,500}[ \t]--dry-?run\b/m;
/** A step that does something, unless its options are in a variable; how many processors it takes may be in one. */
const doing =
  /^[ \t]*(?:snakemake|make|nextflow|python[\d.]*|Rscript|julia)[ \t](?![^\n]*(?:--dry-?run|(?<!(?:--cores|--jobs|-j|-c)[ \t=]{0,3}"?)\$))/m;

/** Whether a script only has its workflow say what would be done. */
const onlyLooks = (text: string) => looking.test(text) && !doing.test(text);

const noteOnLooking = (path: string) =>
  `${path} only says what would be done (--dryrun), so it is not taken for an experiment.`;
