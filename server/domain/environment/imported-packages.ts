import { isMakefile, isRText, isShellText, type ReachedScript } from "./reached-scripts.ts";
import type { Requirement } from "./requirement.ts";

/**
 * Returns the Debian packages of the libraries that scripts load by their names in the languages' own registries, each
 * once, with the script that loads it. Neither what a language comes with nor what the repository has itself. Names are
 * made by Debian's rule, so that a library that Debian does not have gives a name that it does not have either.
 */
export function importedPackages(
  scripts: readonly ReachedScript[],
  isLocal: (module: string) => boolean,
): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const { path, text } of scripts) {
    for (const name of new Set(packagesOf(path, text, isLocal))) {
      if (found.size === maxPackages) return [...found.values()];
      if (!found.has(name)) found.set(name, { name, text: name, place: `loaded by ${path}` });
    }
  }
  return [...found.values()];
}

const maxPackages = 60;

function packagesOf(path: string, text: string, isLocal: (module: string) => boolean): string[] {
  if (isRText(path)) return loadedByR(text).flatMap(ofR);
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  if (extension === "py" || extension === "ipynb")
    return importedByPython(text).flatMap((name) => (isLocal(name) ? [] : ofPython(name)));
  if (extension === "m")
    return named(text, /^\s*pkg\s+load\s+([a-z][\w-]{1,40})/gm).map((name) => `octave-${name}`);
  if (/^(?:c|cc|cpp|cxx|h|hh|hpp)$/.test(extension))
    return named(text, /^[ \t]*#[ \t]*include[ \t]*<([\w.]{1,40})/gm).flatMap(
      (name) => LIBRARIES[name] ?? [],
    );
  if (isMakefile(path) || isShellText(path, text))
    return named(text, /(?<![\w-])-l([a-z]\w{1,30})\b/g).flatMap((name) => LIBRARIES[name] ?? []);
  return [];
}

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

/** `library(x)`, `require("x")`, `requireNamespace("x")`, `x::f(`. */
function loadedByR(text: string): string[] {
  return named(
    text.replace(/^\s*#.*$/gm, ""),
    /\b(?:library|require|requireNamespace|loadNamespace)\s{0,3}\(\s{0,3}["']?([A-Za-z][A-Za-z0-9.]{1,50})\b|\b([A-Za-z][A-Za-z0-9.]{1,50}):::?[A-Za-z.]/g,
  );
}

/** `import x.y as z, w`, `from x.y import z`; in a notebook too, where a line stands in a string. */
function importedByPython(text: string): string[] {
  const lines = text.matchAll(
    /^[ \t]*["']?(?:from[ \t]+([\w.]{1,100})[ \t]+import\b|import[ \t]+([\w., \t]{1,300}))/gm,
  );
  return [...lines].flatMap(([, from, names = ""]) =>
    from !== undefined ? [from] : names.split(",").map((name) => name.trim().split(/\s/)[0]!),
  );
}

const ofR = (name: string) => (R_OWN.has(name) ? [] : [`r-cran-${name.toLowerCase()}`]);

function ofPython(module: string): string[] {
  const top = module.split(".")[0]!;
  if (top === "" || PYTHON_OWN.has(top)) return [];
  const name = PYTHON_NAMES.get(top) ?? top.toLowerCase().replaceAll("_", "-");
  return /^[a-z0-9][a-z0-9+.-]*$/.test(name) ? [`python3-${name}`] : [];
}

/** Where Debian's name is that of the distribution and not of the module. */
const PYTHON_NAMES = new Map(
  Object.entries({
    PIL: "pil",
    Bio: "biopython",
    cv2: "opencv",
    pylab: "matplotlib",
    mpl_toolkits: "matplotlib",
    Crypto: "pycryptodome",
    osgeo: "gdal",
    umap: "umap-learn",
    community: "louvain",
    IPython: "ipython",
    pkg_resources: "pkg-resources",
    ruamel: "ruamel.yaml",
  }),
);

const R_OWN = new Set(
  (
    "base stats graphics grDevices utils datasets methods grid splines stats4 parallel tools tcltk compiler translations " +
    "KernSmooth MASS Matrix boot class cluster codetools foreign lattice mgcv nlme nnet rpart spatial survival"
  ).split(" "),
);

/** `sys.stdlib_module_names` of Python 3.11. */
const PYTHON_OWN = new Set(
  (
    "__future__ abc aifc antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect " +
    "builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall concurrent " +
    "configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis " +
    "distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib " +
    "functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http idlelib imaplib " +
    "imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap " +
    "marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers " +
    "opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix " +
    "posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline " +
    "reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib sndhdr " +
    "socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct " +
    "subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap this threading time " +
    "timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata " +
    "unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp " +
    "zipfile zipimport zlib zoneinfo"
  ).split(" "),
);
