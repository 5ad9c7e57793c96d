import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { juliaEnvironment, projectOfAll } from "../../domain/environment/julia-environment.ts";
import type { LockedJulia } from "../../domain/environment/locked-julia.ts";
import { WORK_PATH } from "../../execution/sandbox-paths.ts";
import { FIND_SCRIPT, PLACE_SCRIPT } from "./julia-commands.ts";

/**
 * Writes what the steps read beside the fetched files: lists, programs, and the environments of what the code names and of
 * all packages. Names and hashes are a lock's: no shell reads more in them than words.
 */
export async function writeJuliaInputs(
  folder: string,
  julia: Omit<LockedJulia, "binary">,
  { isTrial }: { isTrial: boolean },
): Promise<void> {
  const all = { ...julia, project: projectOfAll(julia.packages) };
  const packages = julia.packages.flatMap(({ name, uuid, tree }) =>
    tree ? [`${name} ${uuid} ${tree.sha1}\n`] : [],
  );
  const files: Record<string, string> = {
    "place.jl": PLACE_SCRIPT,
    "find.jl": FIND_SCRIPT,
    packages: packages.join(""),
    artifacts: julia.artifacts.map(({ sha1 }) => `${sha1}\n`).join(""),
  };
  const environments = isTrial ? { all } : { all, named: julia };
  for (const [name, environment] of Object.entries(environments)) {
    await mkdir(join(folder, name), { recursive: true });
    const { project, manifest } = juliaEnvironment(environment, WORK_PATH);
    files[`${name}/Project.toml`] = project;
    files[`${name}/Manifest.toml`] = manifest;
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
