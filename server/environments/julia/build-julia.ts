import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { orderOfBuilds } from "../../domain/environment/julia-builds.ts";
import type { LockedJulia } from "../../domain/environment/locked-julia.ts";
import { VARIABLES_FILE } from "../../execution/root-variables.ts";
import { INPUTS_PATH } from "../../execution/sandbox-paths.ts";
import { type BuildContext, type BuildFolder, runBuildStep } from "../build-debian.ts";
import { EnvironmentError } from "../environment-error.ts";
import { watchFolder } from "../watch-folder.ts";
import { fetchTrees } from "./fetch-trees.ts";
import type { JuliaBinaries } from "./julia-binaries.ts";
import { buildPackages, placeArtifacts, placePackages, unpackBinary } from "./julia-commands.ts";
import { writeJuliaInputs } from "./julia-inputs.ts";
import type { PackageServer } from "./package-server.ts";

export interface JuliaSources {
  /** Each throws where the operator has none. */
  server(): PackageServer;
  binaries(): JuliaBinaries;
}

const MAX_BYTES = 8 * 1024 ** 3;

/** Where an official build lies, and what leads to it. */
const HOME = "/usr/local/julia";
const LINK = "mkdir -p /usr/local/bin\nln -sf ../julia/bin/julia /usr/local/bin/julia";

/** Installs the Julia part of a lock, offline, where `julia` finds it without being told. */
export async function buildJulia(
  locked: LockedJulia,
  folders: BuildFolder,
  sources: JuliaSources,
  context: BuildContext,
): Promise<void> {
  const folder = join(folders.inputs, "julia");
  await mkdir(folder);
  using watched = watchFolder(folder, MAX_BYTES);
  const signal = AbortSignal.any([context.signal, watched.signal]);
  try {
    if (locked.binary) await sources.binaries().fetch(locked.binary, join(folder, "julia.tar.gz"), signal);
    await fetchLocked(locked, folder, sources, signal);
  } catch (error) {
    context.signal.throwIfAborted();
    if (!watched.signal.aborted) throw error;
    throw new EnvironmentError(`The packages of Julia have more than ${MAX_BYTES} bytes.`, { cause: error });
  }
  await writeJuliaInputs(folder, locked, { isTrial: false });
  await runBuildStep(folders, context, "root", installCommand(locked));
  await rm(folder, { recursive: true });
}

/** Beside the interpreter Julia looks when nobody says another place. */
function installCommand({ binary, packages }: LockedJulia): string {
  const inputs = `${INPUTS_PATH}/julia`;
  const depot = binary ? `${HOME}/local/share/julia` : "/usr/local/share/julia";
  const places = { inputs, depot, cache: "/tmp/cache" };
  const built = orderOfBuilds(packages).map(({ uuid }) => uuid);
  return [
    PREPARE,
    ...(binary ? [unpackBinary(inputs, HOME), LINK] : []),
    ...(packages.length > 0
      ? [placePackages(places), placeArtifacts(places), buildPackages(built, places)]
      : []),
    ...(packages.length > 0 ? [`chmod -R u+rwX,go+rX,go-w,ug-s ${depot}`] : []),
    `printf '%s' '${JSON.stringify(VARIABLES)}' > ${VARIABLES_FILE}`,
  ].join("\n");
}

async function fetchLocked(
  { packages, artifacts }: LockedJulia,
  folder: string,
  sources: JuliaSources,
  signal: AbortSignal,
): Promise<void> {
  const wanted = [
    ...packages.flatMap(({ uuid, tree }) => (tree ? [{ uuid, ...tree }] : [])),
    ...artifacts.map((tree) => ({ uuid: null, ...tree })),
  ];
  if (wanted.length === 0) return;
  const { trees, lost } = await fetchTrees(wanted, folder, sources.server(), signal);
  for (const error of lost.values()) throw error;
  for (const { sha1, sha256 } of wanted)
    if (trees.get(sha1)?.sha256 !== sha256)
      throw new EnvironmentError(`The tree ${sha1} has other files than the lock says.`);
}

/** `Pkg.instantiate()` in the code is to compile no more than the code loads: each Run begins without what was compiled. */
const VARIABLES = { JULIA_PKG_PRECOMPILE_AUTO: "0" };

const PREPARE = `
set -e
umask 022
export PATH=/usr/local/bin:$PATH LC_ALL=C.UTF-8 TZ=UTC`;
