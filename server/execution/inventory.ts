import type { ExecutionEnvironment } from "./port.ts";

/** What is installed in the sandbox beside the runtimes: an experiment may load it, and nobody sees whether it does. */
export type Inventory = Pick<ExecutionEnvironment, "libc" | "blas" | "packages">;

/**
 * Loads what numpy loads and asks OpenBLAS, whose symbols have a prefix and a suffix in some builds, for its version
 * and the kernel that it chose for this processor. Without numpy, the system's library. Has no single quote.
 */
const PYTHON = `
import ctypes, re
from importlib import metadata
for each in metadata.distributions():
    name = each.metadata["Name"]
    if name: print("package", "python:" + re.sub("[-_.]+", "-", name).lower(), each.version, sep="\\t")
pattern = "/\\\\S*(?:openblas|mkl_rt|mkl_core|blis|flexiblas|atlas|libblas)\\\\S*[.]so\\\\S*"
def loaded():
    return sorted(set(re.findall(pattern, open("/proc/self/maps").read())))
def load(name):
    if not loaded():
        try: ctypes.CDLL(name)
        except OSError: pass
try: import numpy
except Exception: pass
for name in ("libblas.so.3", "libopenblas.so.0"): load(name)
def ask(library, what):
    for prefix in ("", "scipy_"):
        for suffix in ("", "64_", "_64"):
            function = getattr(library, prefix + "openblas_get_" + what + suffix, None)
            if function is not None:
                function.restype = ctypes.c_char_p
                return (function() or b"").decode()
    return ""
for path in loaded():
    library = ctypes.CDLL(path)
    print("blas", path, ask(library, "config"), ask(library, "corename"), sep="\\t")
`;

const R = `
found <- installed.packages()[, c("Package", "Version"), drop = FALSE]
cat(sprintf("package\\tr:%s\\t%s\\n", found[, 1], found[, 2]), sep = "")
cat(sprintf("blas\\t%s\\t\\t\\n", extSoftVersion()["BLAS"]))
`;

/** What code finds by its name alone is in a manifest that Julia reads whatever the folder. Has no single quote. */
const JULIA = `
for depot in DEPOT_PATH
    file = joinpath(depot, "environments", "v$(VERSION.major).$(VERSION.minor)", "Manifest.toml")
    name = ""
    for line in (isfile(file) ? eachline(file) : [])
        found = match(r"^\\[\\[(?:deps[.])?(\\w+)\\]\\]", line)
        if found !== nothing; name = found[1]; end
        version = match(r"^version = .([^ ]+).$", line)
        if version !== nothing; println("package\\tjulia:", name, "\\t", version[1]); end
    end
end
`;

/** Shell script, run in the sandbox, that prints lines of fields with tabs between; what is not there prints none. */
export const INVENTORY_COMMAND = `
printf 'libc\\t%s\\n' "$(getconf GNU_LIBC_VERSION 2>/dev/null)"
python3 -I -c '${PYTHON}' 2>/dev/null
Rscript --vanilla -e '${R}' 2>/dev/null
julia --startup-file=no -e '${JULIA}' 2>/dev/null
true`;

const MAX_PACKAGES = 2000;

/** Parses the output of INVENTORY_COMMAND, and of `dpkg-query`, a package a line. Pure; in the same order each time. */
export function parseInventory(lines: string, debian: string): Inventory {
  const inventory: Inventory = { libc: null, blas: [], packages: {} };
  const packages = new Map<string, string>();
  for (const line of lines.split("\n")) {
    const [kind, name = "", version = "", kernel = ""] = line.split("\t").map((field) => field.trim());
    if (kind === "libc" && isShort(name)) inventory.libc = name;
    if (kind === "package" && isShort(name) && isShort(version)) packages.set(name, version);
    if (kind === "blas") addBlas(inventory.blas, name, version, kernel);
  }
  for (const line of debian.split("\n")) {
    const [name = "", version = "", status] = line.split(" ");
    if (status === "installed" && isShort(name) && isShort(version)) packages.set(`debian:${name}`, version);
  }
  const sorted = [...packages].slice(0, MAX_PACKAGES).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...inventory, packages: Object.fromEntries(sorted) };
}

const isShort = (text: string) => text.length > 0 && text.length <= 200;

const LIBRARIES: [RegExp, string][] = [
  [/openblas/i, "openblas"],
  [/mkl/i, "mkl"],
  [/blis/i, "blis"],
  [/flexiblas/i, "flexiblas"],
  [/atlas/i, "atlas"],
  [/blas/i, "reference"],
];

/** One file may be loaded under two names, and R knows only the path: what is known already is not said again. */
function addBlas(known: Inventory["blas"], path: string, config: string, kernel: string): void {
  const library = LIBRARIES.find(([pattern]) => pattern.test(path))?.[1];
  if (library === undefined) return;
  const version = /\b\d+\.\d+(?:\.\d+)*/.exec(config.slice(0, 200))?.[0] ?? null;
  const isKnown = known.some(
    (other) => other.library === library && (version === null || other.version === version),
  );
  if (!isKnown && known.length < 20)
    known.push({ library, version, kernel: isShort(kernel) ? kernel : null });
}
