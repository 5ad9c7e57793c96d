import { isMakefile, isShellText, type ReachedScript } from "./reached-scripts.ts";
import type { Requirement } from "./requirement.ts";

/**
 * Returns the Debian packages of the libraries that scripts of Octave load and code of C includes or is linked with, each
 * once, with the file that does. Of a command those that it has Octave load. What Python and R load is found by their
 * syntax (pipeline/syntax).
 */
export function linkedPackages(scripts: readonly ReachedScript[], command = ""): Requirement[] {
  const found = new Map<string, Requirement>();
  const loading = scripts.map(({ path, text }) => ({ path, names: packagesOf(path, text) }));
  for (const { path, names } of [{ path: "the command", names: octavePackages(command) }, ...loading]) {
    for (const name of new Set(names)) {
      if (found.size === maxPackages) return [...found.values()];
      if (!found.has(name)) found.set(name, { name, text: name, place: `loaded by ${path}` });
    }
  }
  return [...found.values()];
}

const maxPackages = 60;

function packagesOf(path: string, text: string): string[] {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  if (extension === "m") return octavePackages(text);
  if (/^(?:c|cc|cpp|cxx|h|hh|hpp)$/.test(extension))
    return named(text, /^[ \t]*#[ \t]*include[ \t]*<([\w.]{1,40})/gm).flatMap(
      (name) => LIBRARIES[name] ?? [],
    );
  if (isMakefile(path) || isShellText(path, text))
    return named(text, /(?<![\w-])-l([a-z]\w{1,30})\b/g).flatMap((name) => LIBRARIES[name] ?? []);
  return [];
}

/** Those that statements of Octave load, in a script or in a command. White space goes to the line's end, not from each line. */
const octavePackages = (text: string) =>
  named(text, /(?:^|[;"'])[ \t]*pkg[ \t]+load[ \t]+((?:[a-z][\w-]{1,40}[ \t]*){1,20})/gm)
    .flatMap((names) => names.trim().split(/\s+/))
    .map((name) => `octave-${name}`);

/** Of the first part of a header's path, and of what is linked with. */
const LIBRARIES: Record<string, string> = Object.assign(Object.create(null), {
  gsl: "libgsl-dev",
  boost: "libboost-dev",
  Eigen: "libeigen3-dev",
  eigen3: "libeigen3-dev",
  armadillo: "libarmadillo-dev",
  ...{ "fftw3.h": "libfftw3-dev", fftw3: "libfftw3-dev" },
  ...{
    "hdf5.h": "libhdf5-dev",
    "H5Cpp.h": "libhdf5-dev",
    "netcdf.h": "libnetcdf-dev",
    netcdff: "libnetcdff-dev",
  },
  ...{ "lapacke.h": "liblapacke-dev", lapacke: "liblapacke-dev", lapack: "liblapack-dev" },
  ...{ "cblas.h": "libopenblas-dev", openblas: "libopenblas-dev", blas: "libblas-dev" },
  ...{ "gmp.h": "libgmp-dev", gmp: "libgmp-dev", "mpfr.h": "libmpfr-dev", mpfr: "libmpfr-dev" },
  ...{ "zlib.h": "zlib1g-dev", "png.h": "libpng-dev", "mpi.h": "libopenmpi-dev" },
});

const named = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, ...names]) => names.find(Boolean) ?? []);
