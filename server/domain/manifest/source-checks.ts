import { isPattern } from "../measurement/path-pattern.ts";
import { isRFile, isRWorkspace } from "../measurement/r-file.ts";
import { groupHasDigits } from "../measurement/regex-group.ts";
import { filesOf } from "../measurement/source-files.ts";
import { record } from "../messages/recorded.ts";
import type { SchemaProblem } from "./check-schema.ts";
import { numberProblemTexts } from "./number-problem-texts.ts";
import type { RawSource } from "./raw-manifest.ts";

/** Checks that the members of a source belong together, as far as the schema cannot say it in a sentence. */
export function* checkSource(from: RawSource, path: (string | number)[]): Generator<SchemaProblem> {
  if (from.column !== undefined && from.row === undefined && from.where === undefined)
    yield { path: [...path, "column"], message: record(numberProblemTexts.columnAlone) };
  yield* checkChoice(from, path);
  if (from.sha256 !== undefined) {
    for (const member of ["decimal", "thousands", "combine"] as const) {
      if (from[member] === undefined) continue;
      yield { path: [...path, member], message: record(numberProblemTexts.notWithDigest) };
    }
  }
  const { file } = from;
  if (file !== undefined && isPattern(file) && from.sha256 !== undefined)
    yield { path: [...path, "file"], message: record(numberProblemTexts.oneFile) };
  if (file !== undefined && !isPattern(file) && from.combine !== undefined) {
    const message = record(numberProblemTexts.severalFiles);
    yield { path: [...path, "combine"], message };
  }
  yield* checkRFiles(from, path);
  const { decimal = ".", thousands } = from;
  if (decimal === thousands) {
    const message = record(numberProblemTexts.thousands, { decimal });
    yield { path: [...path, "thousands"], message };
  }
}

/** What is read must not be chosen by what is expected: then only the number that fits would be found. */
function* checkChoice(
  { where, column, regex }: RawSource,
  path: (string | number)[],
): Generator<SchemaProblem> {
  if (where !== undefined && column !== undefined && Object.hasOwn(where, column))
    yield { path: [...path, "where", column], message: record(numberProblemTexts.ownColumn) };
  if (regex !== undefined && groupHasDigits(regex))
    yield { path: [...path, "regex"], message: record(numberProblemTexts.ownDigits) };
}

/** R's own formats are no text: R reads them, and gives lists and tables. */
function* checkRFiles(from: RawSource, path: (string | number)[]): Generator<SchemaProblem> {
  const files = filesOf(from);
  const ofR = files.find(isRFile);
  if (ofR === undefined) {
    if (from.object === undefined) return;
    const message = record(numberProblemTexts.filesOfR);
    yield { path: [...path, "object"], message };
    return;
  }
  for (const member of ["regex", "separator", "header"] as const) {
    if (from[member] === undefined) continue;
    const message = record(numberProblemTexts.forText, { file: ofR });
    yield { path: [...path, member], message };
  }
  const workspace = files.find(isRWorkspace);
  if (workspace === undefined || from.column === undefined || from.object !== undefined) return;
  const message = record(numberProblemTexts.inObject, { file: workspace });
  yield { path: [...path, "column"], message };
}
