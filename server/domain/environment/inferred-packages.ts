import type { CodeLanguage, ImportedModule } from "./imported-module.ts";
import { knownDistributionOf } from "./known-distributions.ts";
import { debianOfModule } from "./python-modules.ts";
import { normalizeName } from "./python-requirement.ts";
import { PYTHON_STANDARD_LIBRARY } from "./python-standard-library.ts";
import { debianOfR, isStandardR } from "./r-packages.ts";

/** A package that nobody declares and that the code loads. */
export interface InferredPackage {
  /** As the code names it: `cv2`, `dplyr`. */
  module: string;
  language: CodeLanguage;
  /** Debian packages that may have it: at most one does. */
  debian: string[];
  /** The distribution of Python's index that may be asked for where Debian has none; null where none may. */
  distribution: string | null;
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
    const distribution = language === "python" ? knownDistributionOf(module) : null;
    const place = `${path}:${line}`;
    if (debian.length > 0) found.set(key, { module, language, debian, distribution, place });
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

/** A package that a list of Python packages lacks, by the distribution that may be asked for. */
export type UnlistedPackage = InferredPackage & { distribution: string };

/**
 * Returns the Python packages that the code loads and an environment, made of the authors' lists, does not have: neither
 * what they list nor what that brings. `installed` has names as the inventory of an environment has them:
 * `python:pandas`, `debian:python3-pandas`.
 */
export function unlistedPackages(
  loaded: readonly InferredPackage[],
  installed: Readonly<Record<string, string>>,
): UnlistedPackage[] {
  return loaded.flatMap((each) => {
    const { language, distribution, debian } = each;
    if (language !== "python" || distribution === null) return [];
    const names = [`python:${normalizeName(distribution)}`, ...debian.map((name) => `debian:${name}`)];
    return names.some((name) => Object.hasOwn(installed, name)) ? [] : [{ ...each, distribution }];
  });
}

/** A package that an environment has because the code loads it. */
export interface InferredRequirement extends Pick<InferredPackage, "module" | "place"> {
  /** The Debian package, the distribution of Python's index, or the package of CRAN. */
  name: string;
  /** Whether Debian does not have it, and it is CRAN's. */
  isFromCran?: true;
  /** Of the distribution; absent for a Debian package. */
  version?: string;
}

/** The packages as files for the author to commit, by the names that these get: then they are declared. */
export function filesOfInferred(packages: readonly InferredRequirement[]): Map<string, string> {
  const lines = (from: readonly InferredRequirement[]) =>
    from.map(
      ({ name, version, module, place }) =>
        `${version === undefined ? name : `${name}==${version}`}  # ${module}, ${place}\n`,
    );
  const cran = packages.filter(({ isFromCran }) => isFromCran).map(({ name }) => name);
  const debian = lines(packages.filter(({ version, isFromCran }) => version === undefined && !isFromCran));
  const python = lines(packages.filter(({ version }) => version !== undefined));
  const count = [cran, debian, python].filter(({ length }) => length > 0).length;
  const both = count > 1 ? " Commit the other files as well." : "";
  const text = (name: string, listed: string[]) =>
    `# What the code loads. Commit this as ${name}, corrected: then it is declared.${both}\n${listed.join("")}`;
  const files = new Map<string, string>();
  if (debian.length > 0) files.set("inferred-apt.txt", text("apt.txt", debian));
  if (python.length > 0) files.set("inferred-requirements.txt", text("requirements.txt", python));
  if (cran.length > 0)
    files.set("inferred-DESCRIPTION", `Package: code\nVersion: 0.0.1\nImports: ${cran.join(",\n    ")}\n`);
  return files;
}
