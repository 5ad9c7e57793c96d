import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { LockedDistribution } from "../../domain/environment/environment-lock.ts";
import { INPUTS_PATH } from "../../execution/sandbox-paths.ts";
import { type BuildContext, type BuildFolder, runBuildStep } from "../build-debian.ts";
import { EnvironmentError } from "../environment-error.ts";
import { fetchPackages } from "../fetch-package.ts";
import type { PythonIndex } from "./python-index.ts";

/**
 * Installs the Python part of a lock, offline: files are looked up on the index by their names, and have the SHA-256 of
 * the lock, so that any index will do.
 */
export async function buildPython(
  locked: readonly LockedDistribution[],
  folder: BuildFolder,
  index: PythonIndex,
  context: BuildContext,
): Promise<void> {
  const files = [];
  for (const { name, file, kind, buildOnly, byteSize, sha256 } of locked) {
    const listed = (await index.files(name, context.signal))?.find((each) => each.file === file);
    if (!listed) throw new EnvironmentError(`The Python index has no ${file} any more.`);
    const place = buildOnly ? "build" : kind;
    files.push({ urls: [listed.url], byteSize, sha256, path: join(folder.inputs, place, file) });
  }
  for (const place of ["wheel", "source", "build"]) await mkdir(join(folder.inputs, place));
  await fetchPackages(files, context.signal, (url, signal) => index.open(url, signal));
  const names = locked.filter(({ buildOnly }) => !buildOnly).map(({ name }) => name);
  if (names.length > 0) await runBuildStep(folder, context, "root", installCommand(names));
}

/**
 * Nothing that it leaves tells when or where it ran: no times in byte code, no debug information with the names of
 * temporary folders. pip chooses by names alone, since each has one file there.
 */
const installCommand = (names: readonly string[]) => `
set -e
umask 022
cd /usr/share
export PIP_CONFIG_FILE=/dev/null PIP_NO_INPUT=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
export PIP_NO_INDEX=1 PIP_ROOT_USER_ACTION=ignore PIP_BREAK_SYSTEM_PACKAGES=1 PIP_PROGRESS_BAR=off
export PYTHONDONTWRITEBYTECODE=1 CFLAGS=-g0 CXXFLAGS=-g0 FFLAGS=-g0 LDFLAGS=-Wl,--build-id=none
mkdir /tmp/wheels
for file in ${INPUTS_PATH}/source/*; do
  [ -e "$file" ] || continue
  python3 -m pip wheel --no-deps --wheel-dir /tmp/wheels --find-links ${INPUTS_PATH}/build --find-links ${INPUTS_PATH}/wheel "$file"
done
python3 -m pip install --no-deps --ignore-installed --no-compile --no-warn-script-location --pre \\
  --find-links ${INPUTS_PATH}/wheel --find-links /tmp/wheels ${names.join(" ")}
folder=$(python3 -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
python3 -m compileall -qq --invalidation-mode unchecked-hash "$folder" || true
`;
