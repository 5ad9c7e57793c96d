import type { RepositoryFiles } from "./manifest-kind.ts";
import { folderOf, treePath } from "./tree-path.ts";
import { textOf } from "./typesetting.ts";

/** What submits to a batch system, of which there is none here. */
const submits = /^(?:[A-Za-z_]\w*=)?(?:\$\(|`)?(?:sbatch|salloc|qsub|bsub|condor_submit)\s/;
const starts = /^(?:srun|mpirun|mpiexec|aprun)(?:\s+-{1,2}[\w-]+(?:[= ]\d\S*)?)*\s+/;
const directive = /^#(?:SBATCH|PBS|BSUB|\$)\s/m;

/** A script, or a line, that is for a batch system. */
export interface BatchWork {
  /** What it names, for a note. */
  path: string;
  /** The commands that it would have run, one in a line. */
  lines: string[];
}

const startsScript = /^(?:(?:ba|z)?sh\s+)?(?:\.\/)?[\w./-]+\.(?:sh|bash)(?:\s|$)/;

/** Returns what a line submits, or what the script that it runs submits or is; null where it is no such thing. */
export function batchWork(line: string, folder: string, files: RepositoryFiles): BatchWork | null {
  const path = fileIn(line, folder, files);
  if (submits.test(line))
    return { path: path ?? line.split(/\s+/)[0]!, lines: path ? plainLines(path, files) : [] };
  const text = path ? (textOf(path, files) ?? "") : "";
  const inner = linesOf(text);
  const submitted = inner.find((each) => submits.test(each));
  if (path && submitted !== undefined) {
    const job = batchWork(submitted, folder, files);
    return { path, lines: job?.lines ?? [] };
  }
  if (path && startsWhatSubmits(path, files)) return { path, lines: [] };
  const isForBatch = directive.test(text) || inner.some((each) => /^srun\s/.test(each));
  return path && isForBatch ? { path, lines: plainLines(path, files) } : null;
}

function fileIn(line: string, folder: string, files: RepositoryFiles): string | null {
  const paths = line.split(/\s+/).map((word) => treePath(word, folder));
  return paths.find((path) => path !== null && files.paths.has(path)) ?? null;
}

/** Whether a script starts one beside it that submits, or that starts another one which does. */
function startsWhatSubmits(path: string, files: RepositoryFiles): boolean {
  const reached = new Set([path]);
  // Those that are added meanwhile are looked into too.
  for (const each of reached)
    for (const line of linesOf(textOf(each, files) ?? "")) {
      if (each !== path && submits.test(line)) return true;
      const started = startsScript.test(line) ? fileIn(line, folderOf(each), files) : null;
      if (started !== null && reached.size < maxReached) reached.add(started);
    }
  return false;
}

const maxReached = 50;

/** Nothing where a line needs what the batch system would have set. */
function plainLines(path: string, files: RepositoryFiles): string[] {
  const lines = linesOf(textOf(path, files) ?? "");
  const isPlain = lines.every(
    (line) => !/\$\{?(?:SLURM|PBS|LSB|SGE|JOB)_?\w*|^(?:for|while|case|until)\s/.test(line),
  );
  return isPlain ? lines.map((line) => line.replace(starts, "")) : [];
}

const maxLines = 200;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .slice(0, maxLines)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
