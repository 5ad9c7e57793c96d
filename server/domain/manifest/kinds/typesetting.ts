import { MAKEFILES } from "../../environment/reached-scripts.ts";
import type { RepositoryFiles } from "./manifest-kind.ts";
import { folderOf, treePath } from "./tree-path.ts";

/**
 * Whether a Makefile or a script only makes the paper itself, from results that are there: it calls a typesetter, and
 * nothing that computes. A folder of the paper below the root may have helpers of its own, such as one that turns the
 * paper's metadata into TeX.
 */
export function isDocument(
  path: string,
  files: RepositoryFiles,
  callers: readonly string[] = [],
  seen: Map<string, boolean> = new Map(),
): boolean {
  const text = textOf(path, files) ?? "";
  // Once for each: a script may call another thousands of times, and that a third.
  const isCalled = (called: string | null) => {
    if (called === null || called === path || callers.length === maxCallers || callers.includes(called))
      return false;
    const known = seen.get(called) ?? isDocument(called, files, [...callers, path], seen);
    seen.set(called, known);
    return known;
  };
  const ofFolder = (folder: string) =>
    MAKEFILES.some((name) => isCalled(treePath(`${folder}/${name}`, folderOf(path))));
  const commands = commandsOf(path, text)
    .replace(rendering, () => (computesWhenRendered(path, files) ? "Rscript " : "pandoc "))
    .replace(serving, "")
    .replace(recursion, (whole, folder: string) => (ofFolder(folder) ? "pandoc " : whole))
    .replace(calling, (whole, script: string) =>
      isCalled(treePath(script, folderOf(path))) || isCalled(treePath(script)) ? "pandoc " : whole,
    );
  if (!typesetters.test(commands) || interpreters.test(commands)) return false;
  const isPaperFolder = folderOf(path) !== "" && hasTex(folderOf(path), files) && !/\.\.\//.test(commands);
  return isPaperFolder || !/\.\/\w/.test(commands);
}

/** The text of a script or Makefile, where it was read. */
export function textOf(path: string, { contents }: RepositoryFiles): string | null {
  const bytes = contents.get(path);
  return bytes === undefined ? null : Buffer.from(bytes).toString("latin1");
}

/** Of a Makefile the recipes. */
function commandsOf(path: string, text: string): string {
  const pattern = /(?:makefile|\.mk)$/i.test(path) ? /^\t[^\n]{0,2000}/gm : /^[^#\n][^\n]{0,2000}/gm;
  return [...text.matchAll(pattern)].map(([line]) => line).join("\n");
}

const typesetters =
  /\b(?:pdflatex|xelatex|lualatex|latexmk|latex|bibtex|biber|pandoc|tectonic|rubber|context|typst|asciidoctor|manubot)\b/;
const interpreters =
  /(?<![\w.-])(?:python\d?(?:\.\d+)?|Rscript|R|julia|octave|matlab|sh|bash|perl|ruby|node|java|snakemake|jupyter|gcc|g\+\+|gfortran|cmake|cargo|go|stack|cabal|sbatch|make)\s|\$\((?:MAKE|CC|CXX|FC|PY\w*)\)/;
/** A server that shows what was made. */
const serving = /\bpython\d?\s+-m\s+(?:http\.server|SimpleHTTPServer)\b/g;
/** What a Makefile leaves to that of a folder, and what it has a script do. */
const recursion = /(?:\$[({]MAKE[)}]|\bmake)\s+(?:-C\s*|--directory=)([\w./-]{1,200})/g;
const calling = /\b(?:ba|z)?sh\s+([\w./-]{1,200}\.sh)\b/g;
const maxCallers = 3;
const rendering =
  /\b(?:Rscript|R)\s+(?:--?\w+\s+)*-e\s+["'][^\n]{0,300}?(?:render|knit)|\bquarto\s+render\b/g;

/** A chunk that is run and does more than set up. */
const chunk = /^\s*`{3,}\s*\{(?:r|python|julia)\b(?![^\n}]*(?:setup|include\s*=\s*F|eval\s*=\s*F))/im;

/** R Markdown runs the code in it: where there is some, making the document is computing its numbers. */
function computesWhenRendered(path: string, files: RepositoryFiles): boolean {
  const folder = folderOf(path);
  const documents = [...files.paths].filter(
    (each) => /\.[rq]md$/i.test(each) && (folder === "" || each.startsWith(`${folder}/`)),
  );
  return documents.some((each) => computes(each, files));
}

/** Whether R Markdown or Quarto has code to run; one that was not read may. */
export function computes(path: string, files: RepositoryFiles): boolean {
  return chunk.test(textOf(path, files) ?? "```{r}");
}

function hasTex(folder: string, { paths }: RepositoryFiles): boolean {
  return [...paths].some((path) => path.startsWith(`${folder}/`) && path.endsWith(".tex"));
}

/** Whether a script does no more than call make: it is the experiment of the Makefile, which says what it makes. */
export function onlyMakes(path: string, files: RepositoryFiles): boolean {
  const lines = (textOf(path, files) ?? "").split("\n").map((line) => line.trim());
  const commands = lines.filter((line) => line !== "" && !/^(?:#|set\s|echo\s|printf\s)/.test(line));
  const runs = commands.filter((line) => !/^make\s+clean$/.test(line));
  return runs.length === 1 && /^make(?:\s+-j\s?\d*)?(?:\s+all)?$/.test(runs[0]!);
}
