import { environmentFile } from "./environment-files.ts";
import { type JuliaFile, readJuliaManifest } from "./julia-manifest.ts";
import { type JuliaNeeds, noJulia } from "./julia-needs.ts";
import { readJuliaProject } from "./julia-project.ts";

/** In Julia's order. */
const MANIFEST = /^(?:Julia)?Manifest(?:-v(\d+)\.(\d+))?\.toml$/;
const PROJECTS = ["JuliaProject.toml", "Project.toml"];

/** Whether an experiment runs Julia: by its command, or by a script that it reaches. */
export const runsJulia = (command: string, scripts: readonly string[]): boolean =>
  /(?:^|[\s;&|(/])julia(?:\s|$)/.test(command) || scripts.some((path) => path.endsWith(".jl"));

export interface JuliaCode {
  command: string;
  workdir: string;
  /** Of all files. */
  paths: readonly string[];
}

export interface JuliaFiles {
  manifest: string | null;
  project: string | null;
}

/**
 * Returns the files that name the packages of code in Julia: of the project that the command names, else of its folder,
 * else as repo2docker finds them.
 */
export function findJuliaFiles({ command, workdir, paths }: JuliaCode): JuliaFiles {
  const [, named = ""] = /--project=["']?([^\s"';&|]+)/.exec(command) ?? [];
  for (const folder of [`${workdir}/${named.replace(/[^/]*\.toml$|^@.*/, "")}`, workdir]) {
    const parts = folder.split("/").filter((part) => part !== "" && part !== ".");
    // In the root, repo2docker's order counts.
    const found = parts.length === 0 ? null : filesIn(paths, `${parts.join("/")}/`);
    if (found?.manifest ?? found?.project) return found!;
  }
  const inRoot = (name: string) => environmentFile(paths, name);
  const names = [...PROJECTS, ...manifestNames(paths, (name) => inRoot(name) !== null)];
  const place = names.map(inRoot).find((path) => path !== null);
  return place == null ? { manifest: null, project: null } : filesIn(paths, startOf(place));
}

const startOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

function filesIn(paths: readonly string[], start: string): JuliaFiles {
  const known = new Set(paths);
  const manifest = manifestNames(paths, (name) => known.has(start + name))[0];
  const project = PROJECTS.find((name) => known.has(start + name));
  return {
    manifest: manifest === undefined ? null : start + manifest,
    project: project === undefined ? null : start + project,
  };
}

/** One for all releases before those of a release each, of which the newest comes first. */
function manifestNames(paths: readonly string[], isThere: (name: string) => boolean): string[] {
  const names = [...new Set(paths.map((path) => path.slice(path.lastIndexOf("/") + 1)))];
  return names
    .flatMap((name) => {
      const match = MANIFEST.exec(name);
      return match && isThere(name)
        ? [{ name, order: Number(match[1] ?? 1e6) * 1000 + Number(match[2] ?? 0) }]
        : [];
    })
    .sort((a, b) => b.order - a.order)
    .map(({ name }) => name);
}

/** What is read in a thread. */
export function readJuliaFiles(
  manifest: JuliaFile | null,
  project: JuliaFile | null,
  paths: readonly string[],
): JuliaNeeds {
  if (manifest !== null) return readJuliaManifest(manifest, project, paths);
  return project === null ? noJulia(null) : readJuliaProject(project);
}

/** Reads the files; `read` returns a file's text, or why it was not read. */
export async function readJulia(
  code: JuliaCode,
  read: (path: string) => Promise<string | { reason: string }>,
  parse: (...args: Parameters<typeof readJuliaFiles>) => JuliaNeeds | Promise<JuliaNeeds> = readJuliaFiles,
): Promise<JuliaNeeds> {
  const found = findJuliaFiles(code);
  const files: Record<"manifest" | "project", JuliaFile | null> = { manifest: null, project: null };
  for (const kind of ["manifest", "project"] as const) {
    const path = found[kind];
    if (path === null) continue;
    const text = await read(path);
    if (typeof text !== "string")
      return { ...noJulia(path), unmet: [{ text: path, place: `${path}:1`, reason: text.reason }] };
    files[kind] = { path, text };
  }
  return parse(files.manifest, files.project, code.paths);
}
