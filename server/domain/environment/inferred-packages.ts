import type { CodeLanguage, ImportedModule } from "./imported-module.ts";
import { debianOfModule } from "./python-modules.ts";
import { PYTHON_STANDARD_LIBRARY } from "./python-standard-library.ts";
import { debianOfR, isStandardR } from "./r-packages.ts";

/** A package that nobody declares and that the code loads. */
export interface InferredPackage {
  /** As the code names it: `cv2`, `dplyr`. */
  module: string;
  language: CodeLanguage;
  /** Debian packages that may have it: at most one does. */
  debian: string[];
  /** Where it is loaded first: `analysis.py:3`. */
  place: string;
}

const MAX_PACKAGES = 200;

/**
 * Returns the packages that the code loads, in the order of their first places: neither the languages' own, nor what is
 * a file or folder of the code itself.
 */
export function inferPackages(
  imports: readonly ImportedModule[],
  paths: readonly string[],
): InferredPackage[] {
  const own = new Set(paths.flatMap(pythonNamesOf));
  const found = new Map<string, InferredPackage>();
  for (const { language, name, path, line } of imports) {
    const module = language === "python" ? name.split(".")[0]! : name;
    const key = `${language}:${module}`;
    if (found.has(key) || found.size === MAX_PACKAGES) continue;
    const debian = language === "python" ? debianPython(module, own) : debianR(module);
    if (debian.length > 0) found.set(key, { module, language, debian, place: `${path}:${line}` });
  }
  return [...found.values()];
}

/** A module of the code, or a folder of modules, by the last part of its name. */
function pythonNamesOf(path: string): string[] {
  if (!path.endsWith(".py")) return [];
  const [file = "", ...folders] = path.slice(0, -".py".length).split("/").reverse();
  return [file, ...folders];
}

function debianPython(module: string, own: ReadonlySet<string>): string[] {
  if (PYTHON_STANDARD_LIBRARY.has(module) || own.has(module)) return [];
  const name = debianOfModule(module);
  return name === null ? [] : [name];
}

function debianR(name: string): string[] {
  if (isStandardR(name)) return [];
  return [debianOfR(name, false), debianOfR(name, true)].filter((each) => each !== null);
}

/** A package that an environment has because the code loads it. */
export interface InferredRequirement extends Pick<InferredPackage, "module" | "place"> {
  /** The Debian package. */
  name: string;
}

/** The list as an `apt.txt`, for the author to commit: then it is declared. */
export function aptFileOf(packages: readonly InferredRequirement[]): string {
  return [
    "# What the code loads. Commit this as apt.txt, corrected: then it is declared.",
    ...packages.map(({ name, module, place }) => `${name}  # ${module}, ${place}`),
    "",
  ].join("\n");
}
