import { posix } from "node:path";
import type { CodeLanguage, ImportedModule } from "../../domain/environment/imported-module.ts";
import { codeTextsOf } from "./code-texts.ts";
import type { FileImports } from "./file-imports.ts";
import { parserOf } from "./grammar.ts";
import { pythonImports } from "./python-imports.ts";
import { rImports } from "./r-imports.ts";

const MAX_FILES = 300;

/**
 * Returns what the code loads: the files with which it begins, and those of the code that they load in turn. `texts` are
 * the files that may be looked into, by their paths.
 */
export async function findImports(
  texts: ReadonlyMap<string, string>,
  begin: readonly string[],
): Promise<ImportedModule[]> {
  const found: ImportedModule[] = [];
  const queue = new Set(begin.filter((path) => texts.has(path)));
  // Those that are added meanwhile are gone through too.
  for (const path of queue) {
    for (const { language, text } of codeTextsOf(path, texts.get(path)!)) {
      const { modules, files } = await importsOf(language, text);
      for (const { name, line } of modules) {
        const own = language === "python" ? pathsOf(path, name.replaceAll(".", "/"), texts) : [];
        for (const each of own) if (queue.size < MAX_FILES) queue.add(each);
        if (own.length === 0) found.push({ language, name, path, line });
      }
      for (const file of files)
        for (const each of pathsOf(path, file, texts)) if (queue.size < MAX_FILES) queue.add(each);
    }
  }
  return found;
}

async function importsOf(language: CodeLanguage, text: string): Promise<FileImports> {
  const tree = (await parserOf(language)).parse(text);
  if (!tree) return { modules: [], files: [] };
  try {
    return language === "python" ? pythonImports(tree.rootNode) : rImports(tree.rootNode);
  } finally {
    tree.delete();
  }
}

/** Files of the code that a name may mean: below the folder of the file, those above it, and those beside them. */
function pathsOf(from: string, name: string, texts: ReadonlyMap<string, string>): string[] {
  const folders = [posix.dirname(from)];
  while (folders.at(-1) !== ".") folders.push(posix.dirname(folders.at(-1)!));
  for (const folder of ["src", "code", "scripts", "R", "python", "lib"]) folders.push(folder);
  const candidates = folders.flatMap((folder) =>
    [name, `${name}.py`, `${name}/__init__.py`].map((each) => posix.join(folder, each)),
  );
  const found = candidates.find((path) => texts.has(path));
  return found === undefined ? [] : [found];
}
