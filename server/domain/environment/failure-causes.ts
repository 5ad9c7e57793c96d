import { IDLE_CAUSES } from "./idle-causes.ts";
import type { Cause } from "./known-cause.ts";
import { distributionOf } from "./python-modules.ts";

/** A quotation mark as programs print it in any language. */
const Q = "[\"'`‘’“”]";
const NAME = "([A-Za-z0-9._@/+-]{1,100})";

const missingPackage = (language: string, name: string, recoveryAction: string) => ({
  package: name,
  summary: `The ${language} package ${name} is not there.`,
  recoveryAction,
});

const isAbsolute = (path: string) => /^(?:\/|~|[A-Za-z]:[\\/])/.test(path);
/** What the sandbox itself has: a file that is missing there is no matter of the author's machine. */
const isSandbox = (path: string) => /^\/(?:work|tmp|dev|proc|usr|etc|lib|var|run|bin|opt)(?:\/|$)/.test(path);

function missingFile(path: string) {
  return isAbsolute(path) && !isSandbox(path)
    ? {
        summary: `The code names ${path}, a place on its author's machine.`,
        recoveryAction:
          "Name files by paths relative to the repository, and commit those that the code reads.",
      }
    : {
        summary: `The file or folder ${path} is not there.`,
        recoveryAction:
          "Commit what the code reads, have it make the folders that it writes to, and set `workdir` in the manifest if its paths begin elsewhere.",
      };
}

const noDisplay = {
  summary: "The code opens a window, and there is no display.",
  recoveryAction:
    "Have the code write its figures to files; for matplotlib, set `env: {MPLBACKEND: Agg}` in the manifest.",
};

const outOfMemory = {
  summary: "The code asked for more memory than it may use.",
  recoveryAction:
    "Raise `memory` in the manifest, up to the server's ceiling, or make the experiment smaller.",
};

const noNetwork = {
  summary: "The code wants something from the network, which experiments do not have.",
  recoveryAction:
    "Commit the data that the code fetches, and name its packages in the files of docs/environments.md.",
};

const otherVersion = (name: string, version?: string) => ({
  summary: `The code was written for another version of ${name}${version ? `: ${version}` : ""}.`,
  recoveryAction: `Pin the version of ${name} that the paper's results were made with, as docs/environments.md says.`,
});

/**
 * What is known, the most telling first: of several that fit one line the first counts. Each is a program's own message,
 * and every pattern is linear in the line.
 */
export const CAUSES: readonly Cause[] = [
  {
    code: "missing_package",
    category: "environment",
    pattern: new RegExp(`ModuleNotFoundError: No module named ${Q}?${NAME}`),
    explain: (module = "") => {
      const name = distributionOf(module);
      return missingPackage(
        "Python",
        name,
        `Name ${name} in \`requirements.txt\`, or its Debian package in \`apt.txt\`; if ${module.split(".")[0]} is a folder of the repository, set \`workdir\` or \`env: {PYTHONPATH: …}\` in the manifest.`,
      );
    },
  },
  {
    code: "missing_package",
    category: "environment",
    pattern: new RegExp(`there is no package called ${Q}${NAME}${Q}`),
    explain: (name = "") =>
      missingPackage(
        "R",
        name,
        `Name it in \`DESCRIPTION\` or \`install.R\`, or Debian's r-cran-${name.toLowerCase()} in \`apt.txt\`.`,
      ),
  },
  {
    code: "missing_package",
    category: "environment",
    pattern: new RegExp(`ArgumentError: Package ${NAME} (?:not found in current path|\\[)`),
    explain: (name = "") =>
      missingPackage("Julia", name, "Commit the `Project.toml` and `Manifest.toml` that name it."),
  },
  {
    code: "missing_package",
    category: "environment",
    pattern: new RegExp(`Cannot find (?:module|package) ${Q}([^./"'][^"'\\s]{0,100})${Q}`),
    explain: (name = "") =>
      missingPackage("Node.js", name, "Commit `package.json` and `package-lock.json` that name it."),
  },
  {
    code: "missing_package",
    category: "environment",
    pattern: /Can't locate ([\w/]{1,100})\.pm in @INC/,
    explain: (path = "") => {
      const name = path.replaceAll("/", "::");
      return missingPackage(
        "Perl",
        name,
        `Name Debian's lib${name.toLowerCase().replaceAll("::", "-")}-perl in \`apt.txt\`.`,
      );
    },
  },
  {
    code: "missing_library",
    category: "environment",
    pattern:
      /\b((?:lib)[\w.+-]{1,80}\.so[.\d]{0,20}): cannot open shared object file|cannot find -l([\w+-]{1,50})/,
    explain: (library = "", linked = "") => ({
      summary: `The shared library ${library || `lib${linked}`} is not there.`,
      recoveryAction:
        "Find the Debian package that has it on packages.debian.org (search the contents of packages), and name it in `apt.txt`.",
    }),
  },
  {
    code: "missing_library",
    category: "environment",
    pattern: /fatal error: ([\w./+-]{1,100}): No such file or directory/,
    explain: (header = "") => ({
      summary: `The compiler does not find the header ${header}.`,
      recoveryAction:
        "Name the Debian package that has it, most often lib…-dev, in `apt.txt`; or commit the header.",
    }),
  },
  {
    code: "interpreter_version",
    category: "environment",
    pattern:
      /SyntaxError: Missing parentheses in call to 'print'|NameError: name '(?:xrange|unicode|raw_input)' is not defined|ModuleNotFoundError: No module named '(?:urllib2|ConfigParser|cPickle)'/,
    explain: () => ({
      summary: "The code is written for Python 2, and Python 3 runs it.",
      recoveryAction:
        "Port the code to Python 3 (2to3 does most of it), or name an image with Python 2 in the manifest.",
    }),
  },
  {
    code: "interpreter_version",
    category: "environment",
    pattern:
      /requires a different Python: ([\d.]{1,20}) not in '([^']{1,50})'|this R is version ([\d.]{1,20}), package '?[\w.]+'? requires R (>= [\d.]{1,20})/,
    explain: (python, wanted, r, least) =>
      python
        ? otherVersion("Python", `${wanted}, and not ${python}`)
        : otherVersion("R", `${least}, and not ${r}`),
  },
  {
    code: "package_version",
    category: "environment",
    pattern: new RegExp(
      `AttributeError: (?:partially initialized )?module ${Q}${NAME}${Q} has no attribute|ImportError: cannot import name ${Q}[\\w.]{1,100}${Q} from ${Q}${NAME}${Q}`,
    ),
    explain: (module = "", from = "") => otherVersion(distributionOf(module || from)),
  },
  {
    code: "package_version",
    category: "environment",
    pattern: new RegExp(
      `(?:namespace|package) ${Q}${NAME}${Q} (\\d[\\d.-]{0,20}) is (?:already loaded|being loaded), but (>= [\\d.-]{1,20}) is required`,
    ),
    explain: (name = "", has, needs) => otherVersion(name, `${needs}, and not ${has}`),
  },
  {
    code: "no_display",
    category: "environment",
    pattern:
      /no display name and no \$DISPLAY|[Cc]annot (?:connect to|open) (?:X server|display)|could not connect to display|Can't open display|unable to (?:open|start) (?:connection to X11 display|device X11)|no DISPLAY variable|Could not load the Qt platform plugin|Cannot load backend '\w{1,30}' which requires/,
    explain: () => noDisplay,
  },
  {
    code: "memory_limit",
    category: "resource",
    pattern:
      /^MemoryError\b|Unable to allocate [\d.]+ [KMGT]iB|std::bad_alloc|cannot allocate (?:vector of size|memory block)|[Oo]ut of memory|OutOfMemoryError|[Cc]annot allocate memory|^Killed$|: \d+ Killed\b/,
    explain: () => outOfMemory,
  },
  {
    code: "no_gpu",
    category: "environment",
    pattern:
      /Found no NVIDIA driver|Torch not compiled with CUDA enabled|No CUDA GPUs are available|CUDA_ERROR_NO_DEVICE|no CUDA-capable device/,
    explain: () => ({
      summary: "The code wants a graphics processor, and there is none.",
      recoveryAction:
        'Let the code choose the processor where there is no graphics processor (`torch.device("cpu")`).',
    }),
  },
  {
    code: "no_network",
    category: "environment",
    pattern:
      /Temporary failure in name resolution|[Nn]ame or service not known|[Cc]ould(?: not|n't) resolve (?:host|proxy)|getaddrinfo (?:EAI_AGAIN|ENOTFOUND)|Failed to establish a new connection|Network is unreachable|unable to access index for repository|cannot open URL|unable to resolve/,
    explain: () => noNetwork,
  },
  {
    code: "author_path",
    category: "source",
    pattern: new RegExp(`setwd\\(\\s*(?:dir = )?${Q}([^"'\`]{1,200})${Q}|cannot change working directory`),
    explain: (path = "") => ({
      summary: `The code changes to ${path ? path : "a folder"}, a place on its author's machine.`,
      recoveryAction:
        "Remove `setwd()`; set `workdir` in the manifest where the code runs in another folder.",
    }),
  },
  {
    code: "read_only",
    category: "source",
    pattern: new RegExp(`Read-only file system(?:: ${Q}([^"'\`]{1,200})${Q})?`),
    explain: (path = "") => ({
      summary: `The code writes to ${path || "a place"} outside of its folder, which is read-only.`,
      recoveryAction: "Have the code write below its repository, or to /tmp.",
    }),
  },
  {
    code: "disk_full",
    category: "resource",
    // The kernel says the same of one namespace too many.
    pattern: /^(?!unshare\b).*No space left on device/,
    explain: () => ({
      summary: "The code wrote more than it may.",
      recoveryAction: "Write less to /tmp and to the repository's folder.",
    }),
  },
  {
    code: "missing_file",
    category: "source",
    pattern: new RegExp(
      `(?:FileNotFoundError|IOError|OSError): (?:\\[Errno 2\\] )?(?:No such file or directory: )?${Q}([^"'\`]{1,200})${Q}|cannot open (?:compressed )?file ${Q}([^"'\`‘’]{1,200})${Q}|ENOENT: no such file or directory, \\w+ ${Q}([^"'\`]{1,200})${Q}|could not find file ([^\\s:]{1,200})|${Q}?([^\\s"'\`:]{1,200})${Q}? does not exist in current working directory`,
    ),
    explain: (...paths) => missingFile(paths.find((path) => path !== "") ?? ""),
  },
  {
    code: "missing_file",
    category: "source",
    pattern:
      /(?:can't|cannot) open (?:file |input )?["'`‘]?([^\s"'`‘’:]{1,200})["'`’]?: .{0,20}No such file|^(?:\w+: )*([^\s:]{1,200}): No such file or directory$/,
    explain: (opened, named) => missingFile(opened || named || ""),
  },
  {
    code: "missing_program",
    category: "environment",
    pattern:
      /(?:^|: )(?:line )?\d*:? ?([\w.+-]{1,60}): (?:command )?not found$|env: [‘'"]?([\w.+-]{1,60})[’'"]?: No such file or directory|make: ([\w.+-]{1,60}): No such file or directory/,
    explain: (...names) => {
      const name = names.find((each) => each !== "") ?? "";
      return {
        summary: `The program ${name} is not there.`,
        recoveryAction:
          name === "julia"
            ? "Debian's suite has no Julia: ask the server's operator for builds of it, or name an image that has it, `environment: {image: …}`."
            : "Name the Debian package that has it in `apt.txt`, or commit the program.",
      };
    },
  },
  {
    code: "missing_file",
    category: "source",
    isWeak: true,
    pattern: /No rule to make target [`'‘]([^'’]{1,200})['’]/,
    explain: (target = "") => missingFile(target),
  },
  ...IDLE_CAUSES,
];
