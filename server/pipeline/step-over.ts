import { chmod, copyFile, mkdir, symlink } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { SteppedOver } from "../domain/environment/stumbling-blocks.ts";
import { shellWord } from "../domain/manifest/kinds/command-text.ts";
import type { ExperimentDefinition } from "../domain/records.ts";
import { runInThread } from "./run-in-thread.ts";
import type { StageContext } from "./stage.ts";
import type { StepOverRequest } from "./step-over-thread.ts";

const code = /(?:^|\/)(?:[^./]+|\.Rprofile|[^/]+\.(?:sh|bash|mk|py|ipynb|r|rmd|qmd|m))$/i;
const maxScripts = 500;
const maxScriptBytes = 256 * 1024;
const limits = { milliseconds: 20_000, memoryMiB: 256 };

/** Looks for what commonly stops code; in a thread, since strangers control the code. */
export async function findSteps(
  { deps, signal }: Pick<StageContext, "deps" | "signal">,
  { command, workdir = "", outputs }: Pick<ExperimentDefinition, "command" | "workdir" | "outputs">,
  source: string,
): Promise<SteppedOver | null> {
  const entries = await deps.archives.list(source);
  const files = entries.filter(({ type }) => type === "file").map(({ path }) => path);
  const names = new Set(files.filter((path) => code.test(path)).slice(0, maxScripts));
  const input: StepOverRequest = {
    ...{ command, workdir, outputs, files },
    texts: await deps.archives.readFiles(source, names, maxScriptBytes),
  };
  let found: SteppedOver | null = null;
  await runInThread<SteppedOver | null>({
    module: new URL("step-over-thread.ts", import.meta.url),
    ...{ input, limits, signal },
    onMessage: (message) => {
      found = message;
    },
  });
  return found;
}

const shimFolder = ".stepping-over";
const shims = (name: string) => fileURLToPath(new URL(`shims/${name}`, import.meta.url));

/**
 * Changes a work folder in which no experiment has run. What is there already stays.
 *
 * @throws Error for a path that leads out of it: whoever wrote the code wrote the paths.
 */
export async function stepOver(workFolder: string, steps: SteppedOver): Promise<void> {
  const within = (path: string) => {
    const joined = join(workFolder, path);
    if (joined !== workFolder && !joined.startsWith(workFolder + sep))
      throw new Error(`${JSON.stringify(path)} leads out of the work folder`);
    return joined;
  };
  for (const folder of steps.folders) await attempt(() => mkdir(within(folder), { recursive: true }));
  for (const { path, target } of steps.links) {
    await attempt(async () => {
      const link = within(path);
      await mkdir(dirname(link), { recursive: true });
      await symlink(relative(dirname(link), within(target)) || ".", link);
    });
  }
  const { r, python, pythonNames, replaced, pythonFolders, rPackages, matlabFunctions } = steps;
  const standIns = [...pythonNames, ...replaced, ...pythonFolders, ...rPackages, ...matlabFunctions];
  if (!r && !python && standIns.length === 0) return;
  await attempt(() => mkdir(join(workFolder, shimFolder, "library"), { recursive: true }));
  const functions = matlabFunctions.map((name) => `${name}.m`);
  for (const name of ["Rprofile", "sitecustomize.py", ...steps.replaced, ...functions])
    await copyFile(shims(name), join(workFolder, shimFolder, name));
  // Archives of packages keep no such mode.
  for (const name of steps.replaced) await chmod(join(workFolder, shimFolder, name), 0o755);
}

/** The variables that R, Python and Octave find these by. */
export function stepVariables(
  steps: SteppedOver | null,
  env: Record<string, string> = {},
): Record<string, string> {
  if (!steps) return {};
  const folder = `/work/${shimFolder}`;
  const path = env.PYTHONPATH ? `${folder}:${env.PYTHONPATH}` : folder;
  const { pythonNames, pythonFolders, rPackages, matlabFunctions } = steps;
  const library = `${folder}/library`;
  return {
    ...(rPackages.length > 0 && { R_LIBS: env.R_LIBS ? `${library}:${env.R_LIBS}` : library }),
    ...(pythonFolders.length > 0 && {
      STEPPED_OVER_PATH: pythonFolders.map((each) => `/work/${each}`).join(":"),
      PYTHONPATH: path,
    }),
    ...(pythonNames.length > 0 && { STEPPED_OVER_NAMES: pythonNames.join(" "), PYTHONPATH: path }),
    ...(matlabFunctions.length > 0 && { OCTAVE_PATH: folder }),
    ...(steps.r && { R_PROFILE: `${folder}/Rprofile` }),
    // Set and empty: no profile of a user or a project is looked for.
    ...(steps.withoutProfile && { R_PROFILE_USER: "" }),
    ...(steps.python && { MPLBACKEND: "Agg", PYTHONPATH: path }),
  };
}

/** The command, which finds programs that stand in for others after the root's own, and packages of R that were installed. */
export function steppedCommand(steps: SteppedOver | null, command: string): string {
  if (!steps) return command;
  return [
    ...steps.rPackages.map(installPackage),
    ...(steps.replaced.length > 0 ? [`export PATH="$PATH:/work/${shimFolder}"`] : []),
    command,
  ].join("\n");
}

/** What R says of it is of interest where it fails alone: the experiment then fails for want of the package. */
function installPackage(folder: string): string {
  const log = `/work/${shimFolder}/install.log`;
  const path = shellWord(`/work/${folder}`);
  return `R CMD INSTALL --no-docs --library=/work/${shimFolder}/library ${path} >${log} 2>&1 || cat ${log} >&2`;
}

/** A file stands where a folder should, or the link's place is taken: the experiment then finds that. */
async function attempt(change: () => Promise<unknown>): Promise<void> {
  await change().catch((error: NodeJS.ErrnoException) => {
    if (!taken.has(error.code!)) throw error;
  });
}

const taken = new Set(["EEXIST", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "ENOENT"]);
