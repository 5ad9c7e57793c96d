import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path/posix";
import type { LockedNodePackage } from "../../domain/environment/environment-lock.ts";
import { INPUTS_PATH } from "../../execution/sandbox-paths.ts";
import { type BuildContext, type BuildFolder, runBuildStep } from "../build-debian.ts";
import { EnvironmentError } from "../environment-error.ts";
import { fetchPackages } from "../fetch-package.ts";
import { watchFolder } from "../watch-folder.ts";

/** A lock of npm says no sizes. */
const MAX_FILE_BYTES = 256 * 1024 ** 2;
const MAX_BYTES = 4 * 1024 ** 3;

/**
 * Puts packages where Node.js looks for them last, whatever the folder of the code: in /node_modules. As `npm ci
 * --ignore-scripts`: no package runs anything.
 */
export async function buildNode(
  packages: readonly LockedNodePackage[],
  registry: string,
  folders: BuildFolder,
  context: BuildContext,
): Promise<void> {
  const folder = join(folders.inputs, "node");
  await mkdir(folder);
  await fetchFiles(packages, registry, folder, context.signal);
  const links = packages.flatMap(linksOf);
  await writeFile(join(folder, "packages"), lines(packages.map(({ path }, index) => `${index} ${path}`)));
  await writeFile(join(folder, "links"), lines(links));
  await runBuildStep(folders, context, "machine", INSTALL);
  await rm(folder, { recursive: true });
}

async function fetchFiles(
  packages: readonly LockedNodePackage[],
  registry: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  using watched = watchFolder(folder, MAX_BYTES);
  try {
    await fetchPackages(
      packages.map(({ file, sha512 }, index) => ({
        ...{ urls: [`${registry}/${file}`], byteSize: MAX_FILE_BYTES, sha512 },
        path: join(folder, `${index}.tgz`),
      })),
      AbortSignal.any([signal, watched.signal]),
    );
  } catch (error) {
    signal.throwIfAborted();
    if (!watched.signal.aborted) throw error;
    throw new EnvironmentError(`The packages of npm have more than ${MAX_BYTES} bytes.`, { cause: error });
  }
}

/** `node_modules/.bin/tool ../tool/cli.js node_modules/tool/cli.js`: the link, what it says, the file. */
function linksOf({ path, bin = {} }: LockedNodePackage): string[] {
  const folder = join(path.slice(0, path.lastIndexOf("node_modules/")), "node_modules/.bin");
  return Object.entries(bin).map(([name, file]) => {
    const target = join(path, file);
    return `${join(folder, name)} ${relative(folder, target)} ${target}`;
  });
}

const lines = (items: readonly string[]) => items.map((item) => `${item}\n`).join("");

/**
 * A folder comes before what is in it, and what a package brings as a link is removed before the next is unpacked: it
 * would say where that one goes. npm leaves links out too.
 */
const INSTALL = `
set -e
rm -rf node_modules
while read -r number path; do
  mkdir -p "$path"
  tar -xzf "${INPUTS_PATH}/node/$number.tgz" --strip-components=1 --no-same-owner --no-same-permissions -C "$path"
  chmod -R u+rwX,go+rX,go-w,ug-s "$path"
  find "$path" ! -type f ! -type d -delete
done < ${INPUTS_PATH}/node/packages
while read -r link text file; do
  mkdir -p "\${link%/*}"
  if [ -f "$file" ]; then chmod a+x "$file"; ln -s "$text" "$link"; fi
done < ${INPUTS_PATH}/node/links
`;
