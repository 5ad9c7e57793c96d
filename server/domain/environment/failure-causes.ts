import { type Recorded, record } from "../messages/recorded.ts";
import { failureCauseTexts } from "./failure-cause-texts.ts";
import { IDLE_CAUSES } from "./idle-causes.ts";
import type { Cause } from "./known-cause.ts";
import { OCTAVE_CAUSES } from "./octave-causes.ts";
import { distributionOf } from "./python-modules.ts";

/** A quotation mark as programs print it in any language. */
const Q = "[\"'`‘’“”]";
const NAME = "([A-Za-z0-9._@/+-]{1,100})";

const missingPackage = (language: string, name: string, recoveryAction: Recorded) => ({
  package: name,
  summary: record(failureCauseTexts.package, { language, name }),
  recoveryAction,
});

const isAbsolute = (path: string) => /^(?:\/|~|[A-Za-z]:[\\/])/.test(path);
/** What the sandbox itself has: a file that is missing there is no matter of the author's machine. */
const isSandbox = (path: string) => /^\/(?:work|tmp|dev|proc|usr|etc|lib|var|run|bin|opt)(?:\/|$)/.test(path);

function missingFile(path: string) {
  return isAbsolute(path) && !isSandbox(path)
    ? {
        summary: record(failureCauseTexts.authorFile, { path }),
        recoveryAction: record(failureCauseTexts.relativePaths),
      }
    : {
        summary: record(failureCauseTexts.file, { path }),
        recoveryAction: record(failureCauseTexts.commitFiles, { setting: "`workdir`" }),
      };
}

const noDisplay = {
  summary: record(failureCauseTexts.noDisplay),
  recoveryAction: record(failureCauseTexts.writeFigures, { setting: "`env: {MPLBACKEND: Agg}`" }),
};

const outOfMemory = {
  summary: record(failureCauseTexts.outOfMemory),
  recoveryAction: record(failureCauseTexts.raiseMemory),
};

const noNetwork = {
  summary: record(failureCauseTexts.noNetwork),
  recoveryAction: record(failureCauseTexts.commitData, { page: "docs/environments.md" }),
};

const otherVersion = (name: string, version?: string) => ({
  summary: record(failureCauseTexts.otherVersion, { name: version ? `${name}: ${version}` : name }),
  recoveryAction: record(failureCauseTexts.pinVersion, { name, page: "docs/environments.md" }),
});

/**
 * What is known, the most telling first: of several that fit one line the first counts. Each is a program's own message,
 * and every pattern is linear in the line.
 */
export const CAUSES: readonly Cause[] = [
  {
    code: "missing_package",
    category: "environment",
    // `python -m NAME` says it without quotation marks, behind the interpreter's path.
    pattern: new RegExp(`(?:ModuleNotFoundError|/python[\\d.]{0,6}): No module named ${Q}?${NAME}`),
    explain: (module = "") => {
      const name = distributionOf(module);
      return missingPackage(
        "Python",
        name,
        record(failureCauseTexts.namePython, {
          ...{ name, folder: module.split(".")[0]!, file: "`requirements.txt`", other: "`apt.txt`" },
          setting: "`workdir` or `env: {PYTHONPATH: …}`",
        }),
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
        record(failureCauseTexts.nameR, {
          ...{ name: `r-cran-${name.toLowerCase()}`, file: "`DESCRIPTION` or `install.R`" },
          other: "`apt.txt`",
        }),
      ),
  },
  {
    code: "missing_package",
    category: "environment",
    pattern: new RegExp(`ArgumentError: Package ${NAME} (?:not found in current path|\\[)`),
    explain: (name = "") =>
      missingPackage(
        "Julia",
        name,
        record(failureCauseTexts.commitJulia, { file: "`Project.toml`", other: "`Manifest.toml`" }),
      ),
  },
  {
    code: "missing_package",
    category: "environment",
    pattern: new RegExp(`Cannot find (?:module|package) ${Q}([^./"'][^"'\\s]{0,100})${Q}`),
    explain: (name = "") =>
      missingPackage(
        "Node.js",
        name,
        record(failureCauseTexts.commitNode, { file: "`package.json`", other: "`package-lock.json`" }),
      ),
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
        record(failureCauseTexts.namePerl, {
          name: `lib${name.toLowerCase().replaceAll("::", "-")}-perl`,
          file: "`apt.txt`",
        }),
      );
    },
  },
  {
    code: "missing_library",
    category: "environment",
    pattern:
      /\b((?:lib)[\w.+-]{1,80}\.so[.\d]{0,20}): cannot open shared object file|cannot find -l([\w+-]{1,50})/,
    explain: (library = "", linked = "") => ({
      summary: record(failureCauseTexts.library, { name: library || `lib${linked}` }),
      recoveryAction: record(failureCauseTexts.findLibrary, { file: "`apt.txt`" }),
    }),
  },
  {
    code: "missing_library",
    category: "environment",
    pattern: /fatal error: ([\w./+-]{1,100}): No such file or directory/,
    explain: (header = "") => ({
      summary: record(failureCauseTexts.header, { name: header }),
      recoveryAction: record(failureCauseTexts.nameHeader, { file: "`apt.txt`" }),
    }),
  },
  {
    code: "interpreter_version",
    category: "environment",
    pattern:
      /SyntaxError: Missing parentheses in call to 'print'|NameError: name '(?:xrange|unicode|raw_input)' is not defined|ModuleNotFoundError: No module named '(?:urllib2|ConfigParser|cPickle)'/,
    explain: () => ({
      summary: record(failureCauseTexts.python2),
      recoveryAction: record(failureCauseTexts.portPython),
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
      summary: record(failureCauseTexts.noGpu),
      recoveryAction: record(failureCauseTexts.chooseProcessor, { example: '`torch.device("cpu")`' }),
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
      summary: record(failureCauseTexts.authorFolder, { path: path || "a folder" }),
      recoveryAction: record(failureCauseTexts.removeCall, { call: "`setwd()`", setting: "`workdir`" }),
    }),
  },
  {
    code: "read_only",
    category: "source",
    pattern: new RegExp(`Read-only file system(?:: ${Q}([^"'\`]{1,200})${Q})?`),
    explain: (path = "") => ({
      summary: record(failureCauseTexts.readOnly, { path: path || "a place" }),
      recoveryAction: record(failureCauseTexts.writeBelow),
    }),
  },
  {
    code: "disk_full",
    category: "resource",
    // The kernel says the same of one namespace too many.
    pattern: /^(?!unshare\b).*No space left on device/,
    explain: () => ({
      summary: record(failureCauseTexts.diskFull),
      recoveryAction: record(failureCauseTexts.writeLess),
    }),
  },
  {
    code: "missing_file",
    category: "source",
    pattern: new RegExp(
      `(?:FileNotFoundError|IOError|OSError): (?:\\[Errno 2\\] )?(?:No such file or directory: )?${Q}([^"'\`]{1,200})${Q}|cannot open (?:compressed )?file ${Q}([^"'\`‘’]{1,200})${Q}|ENOENT: no such file or directory, \\w+ ${Q}([^"'\`]{1,200})${Q}|could not find file ([^\\s:]{1,200})|[Cc]annot open ${Q}([^"'\`‘’]{1,200})${Q}; The file doesn|${Q}?([^\\s"'\`:]{1,200})${Q}? does not exist in current working directory`,
    ),
    explain: (...paths) => missingFile(paths.find((path) => path !== "") ?? ""),
  },
  {
    code: "missing_file",
    category: "source",
    pattern:
      /(?:can't|cannot) open (?:file |input )?["'`‘]?([^\s"'`‘’:]{1,200})["'`’]?: .{0,20}No such file|^(?!warning: )(?:\w+: )*([^\s:]{1,200}): No such file or directory$/,
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
        summary: record(failureCauseTexts.program, { name }),
        recoveryAction:
          name === "julia"
            ? record(failureCauseTexts.askForJulia, { setting: "`environment: {image: …}`" })
            : record(failureCauseTexts.nameProgram, { file: "`apt.txt`" }),
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
  ...OCTAVE_CAUSES,
  ...IDLE_CAUSES,
];
