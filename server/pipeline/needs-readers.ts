import { parseAuthorsLock } from "../domain/environment/authors-lock.ts";
import { findCodeNeeds } from "../domain/environment/code-needs.ts";
import type { DeclaredNeeds } from "../domain/environment/environment-files.ts";
import { readJuliaFiles } from "../domain/environment/julia-files.ts";
import { readPackageLock } from "../domain/environment/node-needs.ts";
import { parsePythonFile } from "../domain/environment/python-files.ts";
import { readRFile } from "../domain/environment/r-files.ts";

/** What reads what an experiment needs from strangers' files, by what a thread is told. */
export const needsReaders = {
  authorsLock: parseAuthorsLock,
  code: findCodeNeeds,
  julia: readJuliaFiles,
  packageLock: readPackageLock,
  pythonFile: parsePythonFile,
  rFile: (path: string, text: string): DeclaredNeeds => readRFile(path, text),
};

export type NeedsReaders = typeof needsReaders;
