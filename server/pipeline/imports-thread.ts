import type { ImportedModule } from "../domain/environment/imported-module.ts";
import { findImports } from "./syntax/find-imports.ts";
import type { ThreadFunction } from "./task-thread.ts";

/** What the thread of find-code-imports.ts is given; it posts one list of ImportedModule. */
export interface ImportsRequest {
  texts: ReadonlyMap<string, Uint8Array>;
  /** Paths of the files that the experiment starts. */
  begin: readonly string[];
}

export const run: ThreadFunction<ImportsRequest, ImportedModule[]> = async ({ texts, begin }, post) => {
  const decoded = new Map([...texts].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
  post(await findImports(decoded, begin));
};
