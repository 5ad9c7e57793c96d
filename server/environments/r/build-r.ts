import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { LockedRPackage } from "../../domain/environment/environment-lock.ts";
import { fileOfR } from "../../domain/environment/locked-r.ts";
import { INPUTS_PATH } from "../../execution/sandbox-paths.ts";
import { type BuildContext, type BuildFolder, runBuildStep } from "../build-debian.ts";
import type { CranMirror } from "./cran-mirror.ts";
import { installCommand } from "./install-command.ts";

/** Debian's R looks here before it looks among Debian's own packages. */
const LIBRARY = "/usr/local/lib/R/site-library";

/** Installs the R part of a lock, offline: files are looked up by their names, and have the SHA-256 of the lock. */
export async function buildR(
  locked: readonly LockedRPackage[],
  folders: BuildFolder,
  { mirror, date }: { mirror: CranMirror; date: string | null },
  context: BuildContext,
): Promise<void> {
  const folder = join(folders.inputs, "r");
  await mkdir(folder);
  const files = locked.map((each) => ({ ...each, path: join(folder, fileOfR(each)) }));
  await mirror.fetch(files, date, context.signal);
  const places = { packages: `${INPUTS_PATH}/r`, library: LIBRARY };
  for (const each of locked) await runBuildStep(folders, context, "root", installCommand(each, places));
}
