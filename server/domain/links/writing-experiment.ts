import type { ManifestExperiment } from "../manifest/manifest.ts";
import { matchesPath } from "../measurement/path-pattern.ts";
import type { CommittedFile } from "./committed-number.ts";

/** Which experiment writes a file, and how that is known; or why none is known to. */
export type Writer = { experiment: string; reason: string } | { experiment: null; reason: string };

const writing =
  /(?:\bto_(?:csv|json|string|excel|markdown|latex)\b|\bdump\b|\bsavetxt\b|\bwrite\w*|\bsave\w*|\bsink\b|\bfprintf\b|\bfwrite\b|\btee\b|>{1,2}|["'][wa]b?\+?["']|\bopen\(.{0,80}["'][wax]|\bout(?:put|file|_?path)?\b|-o\b|\bcat\(|\bcapture\.output|\bCSV\.write|\bprint\(.{0,80}file)/i;
const reading =
  /(?:\bread\w*|\bload\w*|\bscan\(|\bsource\(|\bfread\b|["']r[bt]?["']|\bimport\b|\binput\b|<\s?["']?\S|\bgenfromtxt\b)/i;
const resultFolder = /(?:^|\/)(?:results?|outputs?|out|logs?|metrics|evaluation)\//i;

/**
 * Finds the experiment whose Run leaves a file anew: by its declared outputs, or by the code that names the file where it
 * writes. A file that the code reads is an input: linked, it would be removed before the Run.
 */
export function writingExperiment(
  path: string,
  experiments: readonly ManifestExperiment[],
  code: readonly CommittedFile[],
): Writer {
  if (experiments.length === 0)
    return { experiment: null, reason: "No experiment is known that could write it." };
  const declaring = experiments.filter(({ outputs }) => outputs.some((output) => matchesPath(output, path)));
  if (declaring.length === 1)
    return { experiment: declaring[0]!.id, reason: "The experiment declares it as an output." };
  if (declaring.length > 1)
    return { experiment: null, reason: "Several experiments declare it as an output." };
  const { writers, isRead } = linesWith(path, code);
  const ran = experiments.filter(
    ({ command }) => commandWrites(command, path) || writers.some((script) => runs(command, script)),
  );
  if (isRead && ran.length === 0) return { experiment: null, reason: "The code reads it: it is an input." };
  if (ran.length === 1)
    return { experiment: ran[0]!.id, reason: "The experiment's code names the file where it writes." };
  if (ran.length > 1) return { experiment: null, reason: "Several experiments run code that writes it." };
  const [only] = experiments;
  if (experiments.length === 1 && writers.length > 0)
    return { experiment: only!.id, reason: `${writers[0]} writes it, and there is one experiment.` };
  if (experiments.length === 1 && !isRead && resultFolder.test(path))
    return { experiment: only!.id, reason: "It lies in a folder of results, and there is one experiment." };
  return { experiment: null, reason: "No code is known to write it." };
}

/** The scripts that name a file where they write, and whether any line reads it. */
function linesWith(path: string, code: readonly CommittedFile[]): { writers: string[]; isRead: boolean } {
  const name = path.split("/").at(-1)!;
  const writers: string[] = [];
  let isRead = false;
  for (const script of code) {
    for (const line of namingLines(script.text, name)) {
      if (writing.test(line.replaceAll(name, ""))) writers.push(script.path);
      else if (reading.test(line.replaceAll(name, ""))) isRead = true;
    }
  }
  return { writers: [...new Set(writers)], isRead };
}

const maxLines = 50;

/** The lines that name a file as a whole name, and for each the next, where a call may go on. */
function* namingLines(text: string, name: string): Generator<string> {
  let at = text.indexOf(name);
  for (let count = 0; at >= 0 && count < maxLines; count++) {
    const isWhole = !/[\w.-]/.test(text[at - 1] ?? " ") && !/[\w-]/.test(text[at + name.length] ?? " ");
    const start = text.lastIndexOf("\n", at) + 1;
    const end = text.indexOf("\n", at + name.length);
    if (isWhole) yield text.slice(Math.max(start, at - 200), Math.min(end < 0 ? text.length : end, at + 200));
    at = text.indexOf(name, at + name.length);
  }
}

function commandWrites(command: string, path: string): boolean {
  const name = path.split("/").at(-1)!;
  return [...namingLines(command, name)].some((line) =>
    /(?:>|tee|-o|--out\w*)[ =]*\S{0,200}$/.test(line.slice(0, line.indexOf(name))),
  );
}

/** Whether a command names a script: by its path or its name, or a module by its name. */
function runs(command: string, script: string): boolean {
  const name = script.split("/").at(-1)!;
  const stem = name.replace(/\.[^.]+$/, "");
  return (
    command.includes(name) ||
    new RegExp(`-m\\s+\\S{0,100}\\b${stem.replace(/[^\w]/g, "\\W")}\\b`).test(command)
  );
}
