import { type CalledProgram, calledPrograms } from "./called-programs.ts";
import { linkedPackages } from "./linked-packages.ts";
import { octavePackages } from "./octave-packages.ts";
import { type OwnRPackage, ownRPackages } from "./own-packages.ts";
import { reachedScripts } from "./reached-scripts.ts";
import type { Requirement } from "./requirement.ts";
import { runtimePackages } from "./runtime-packages.ts";

/** What an experiment needs by its command and the scripts that it starts. */
export interface CodeNeeds {
  /** Paths of the scripts. */
  scripts: string[];
  programs: CalledProgram[];
  linked: Requirement[];
  /** Packages of R in the repository that they load. */
  ownR: OwnRPackage[];
  /** Debian packages of interpreters. */
  runtimes: string[];
}

interface Code {
  command: string;
  workdir: string;
  /** Of all files. */
  paths: readonly string[];
  /** Of those that may be scripts, which strangers wrote. */
  texts: ReadonlyMap<string, Uint8Array>;
}

export function findCodeNeeds({ command, workdir, paths, texts }: Code): CodeNeeds {
  const known = new Set(paths);
  const textOf = (path: string) => {
    const bytes = texts.get(path);
    return bytes ? new TextDecoder().decode(bytes) : known.has(path) ? "" : null;
  };
  const scripts = reachedScripts(command, workdir, textOf);
  const programs = calledPrograms(command, scripts);
  const linked = linkedPackages(scripts, command);
  if (programs.some(({ name }) => name === "matlab")) {
    const place = "loaded by the code of MATLAB";
    for (const name of octavePackages(paths, texts).map((each) => `octave-${each}`))
      if (!linked.some((each) => each.name === name)) linked.push({ name, text: name, place });
  }
  const ownR = ownRPackages(scripts, paths, textOf);
  if (ownR.some(({ isCompiled }) => isCompiled))
    linked.push({ name: "r-base-dev", text: "r-base-dev", place: "the repository's own package of R" });
  const packages = [...programs.flatMap((each) => each.packages), ...linked.map(({ name }) => name)];
  return {
    scripts: scripts.map(({ path }) => path),
    programs,
    linked,
    ownR,
    runtimes: runtimePackages(packages, scripts, paths),
  };
}
