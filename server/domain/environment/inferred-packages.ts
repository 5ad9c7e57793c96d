import type { ImportedModule } from "./imported-module.ts";
import { PYTHON_STANDARD_LIBRARY } from "./python-standard-library.ts";
import { debianOfR, isStandardR } from "./r-packages.ts";

/** A package that nobody declares and that the code loads. */
export interface InferredPackage {
  /** As the code names it: `cv2`, `dplyr`. */
  module: string;
  language: ImportedModule["language"];
  /** Debian packages that may have it: at most one does. */
  debian: string[];
  /** Where it is loaded first: `analysis.py:3`. */
  place: string;
}

/** Debian packages of Python modules, where they are not python3- and the module's name. */
const DEBIAN_PYTHON: Record<string, string> = {
  Bio: "python3-biopython",
  Crypto: "python3-pycryptodome",
  cv2: "python3-opencv",
  community: "python3-louvain",
  mpl_toolkits: "python3-matplotlib",
  osgeo: "python3-gdal",
  pylab: "python3-matplotlib",
  ruamel: "python3-ruamel.yaml",
  tkinter: "python3-tk",
  umap: "python3-umap-learn",
};

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
  const known = Object.hasOwn(DEBIAN_PYTHON, module) ? DEBIAN_PYTHON[module] : undefined;
  const name = known ?? `python3-${module.toLowerCase().replaceAll("_", "-")}`;
  return isDebianName(name) ? [name] : [];
}

function debianR(name: string): string[] {
  if (isStandardR(name)) return [];
  return [debianOfR(name, false), debianOfR(name, true)].filter((each) => each !== null);
}

const isDebianName = (name: string) => /^[a-z0-9][a-z0-9+.-]{1,127}$/.test(name);

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
