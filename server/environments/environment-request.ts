import type { CalledProgram } from "../domain/environment/called-programs.ts";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import type { ImageReference } from "../domain/environment/image-reference.ts";
import type { InferredPackage, UnlistedPackage } from "../domain/environment/inferred-packages.ts";
import type { JuliaNeeds } from "../domain/environment/julia-needs.ts";
import type { NodeNeeds } from "../domain/environment/node-needs.ts";
import type { PythonNeeds } from "../domain/environment/python-requirement.ts";
import type { Requirement, UnmetRequirement } from "../domain/environment/requirement.ts";
import type { LogChunk } from "../execution/port.ts";

/** What an experiment needs. */
export interface EnvironmentRequest {
  /** Debian packages. */
  requirements: Requirement[];
  /** What a lock of npm pins; absent where there is none. */
  node?: NodeNeeds;
  /** What code in Julia asks for; absent where it runs none. */
  julia?: JuliaNeeds;
  /** The image that the manifest names, in place of any choice of packages. */
  image: ImageReference | null;
  python: PythonNeeds;
  /** Of the code's commit, an ISO 8601 time: what is not pinned is chosen as of then first. Null if it is not known. */
  committedAt: string | null;
  /** Those of `python` that no list has: the code loads them, and stopped without one. */
  unlisted: UnlistedPackage[];
  unmet: UnmetRequirement[];
  /** The authors' own, in place of any choice. */
  lock: EnvironmentLock | null;
  /** Debian packages of the interpreters that the code calls for. */
  runtimes: string[];
  /** Finds what the code loads, which takes a while. Called only where a package can be had. */
  findLoaded(): Promise<InferredPackage[]>;
  /** What its command calls. */
  programs: CalledProgram[];
  /** Debian packages of libraries of Octave and C that its code loads or is linked with, and that nobody declares. */
  linked: Requirement[];
  onLog(item: LogChunk): void;
  signal: AbortSignal;
}
