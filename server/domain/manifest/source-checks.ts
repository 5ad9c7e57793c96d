import { isPattern } from "../measurement/path-pattern.ts";
import { isRFile, isRWorkspace } from "../measurement/r-file.ts";
import { filesOf } from "../measurement/source-files.ts";
import type { SchemaProblem } from "./check-schema.ts";
import type { RawSource } from "./raw-manifest.ts";

/** Checks that the members of a source belong together, as far as the schema cannot say it in a sentence. */
export function* checkSource(from: RawSource, path: (string | number)[]): Generator<SchemaProblem> {
  if (from.column !== undefined && from.row === undefined && from.where === undefined)
    yield { path: [...path, "column"], message: "is read with `row` or `where` alone: leave it out." };
  if (from.sha256 !== undefined) {
    for (const member of ["decimal", "thousands", "combine"] as const) {
      if (from[member] === undefined) continue;
      yield { path: [...path, member], message: "is not used together with `sha256`: leave it out." };
    }
  }
  const { file } = from;
  if (file !== undefined && isPattern(file) && from.sha256 !== undefined)
    yield { path: [...path, "file"], message: "must be the path of one file where `sha256` is its digest." };
  if (file !== undefined && !isPattern(file) && from.combine !== undefined) {
    const message = "is for several files: name them in `files`, or by a pattern in `file`, or leave it out.";
    yield { path: [...path, "combine"], message };
  }
  yield* checkRFiles(from, path);
  const { decimal = ".", thousands } = from;
  if (decimal === thousands) {
    const message = `groups thousands, and "${decimal}" stands before the decimals: nobody could tell them apart.`;
    yield { path: [...path, "thousands"], message };
  }
}

/** R's own formats are no text: R reads them, and gives lists and tables. */
function* checkRFiles(from: RawSource, path: (string | number)[]): Generator<SchemaProblem> {
  const files = filesOf(from);
  const ofR = files.find(isRFile);
  if (ofR === undefined) {
    if (from.object === undefined) return;
    const message = "is for files of R (.rds, .RData, .rda): leave it out, or name such a file.";
    yield { path: [...path, "object"], message };
    return;
  }
  for (const member of ["regex", "separator", "header"] as const) {
    if (from[member] === undefined) continue;
    const message = `is for a text, and ${ofR} is a file of R: use \`pointer\`, or \`row\` or \`where\` with \`column\`.`;
    yield { path: [...path, member], message };
  }
  const workspace = files.find(isRWorkspace);
  if (workspace === undefined || from.column === undefined || from.object !== undefined) return;
  const message = `is in one of the objects of ${workspace}: name it in \`object\`, as in "/results".`;
  yield { path: [...path, "column"], message };
}
