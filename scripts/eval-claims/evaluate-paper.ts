import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import type { FoundClaim, FoundClaims } from "../../server/domain/claims/found.ts";
import { chooseFiles } from "../../server/domain/links/committed-files.ts";
import type { CommittedFile } from "../../server/domain/links/committed-number.ts";
import { findClaims } from "../../server/domain/links/find-claims.ts";
import { parsePrintedNumber } from "../../server/domain/measurement/printed-number.ts";
import { createPaperReader } from "../../server/papers/read-paper.ts";
import { textsOf } from "../../server/pipeline/committed-files.ts";
import type { Label } from "./read-source.ts";

/** What was found of what a paper reports. */
export interface PaperScore {
  name: string;
  /** Claims under the right name, with the right number, unit and comparator. */
  right: FoundClaim[];
  /** The same result once more. */
  repeated: FoundClaim[];
  wrong: FoundClaim[];
  missed: Label[];
  rightLinks: number;
  /** Links to another committed number than the one that the paper reports. */
  wrongLinks: FoundClaim[];
  /** Results whose committed number is known. */
  linkable: number;
}

const reader = createPaperReader({
  timeoutSeconds: 120,
  memoryMiB: 512,
  maxPages: 400,
  maxTextBytes: 16 * 1024 ** 2,
});

/** Finds the Claims of a PDF and a folder of code by the code of the service, from the bytes on. */
export async function findInPaper(pdf: Buffer, folder: string): Promise<FoundClaims> {
  const { pages } = await reader.read(() => Readable.from([pdf]));
  const entries = await filesIn(folder);
  const chosen = chooseFiles(entries, new Set());
  const [files, code] = [await committed(folder, chosen.outputs), await committed(folder, chosen.code)];
  return findClaims({ pages, files, code, experiments: [], proposals: [] });
}

async function filesIn(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter(
    (entry) => entry.isFile() && entry.name !== "paper.md" && !/(?:^|\/)\.git(?:\/|$)/.test(entry.parentPath),
  );
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { path: relative(folder, path), type: "file", size: (await stat(path)).size };
    }),
  );
}

async function committed(folder: string, paths: ReadonlySet<string>): Promise<CommittedFile[]> {
  const read = [...paths].map(async (path) => [path, await readFile(join(folder, path))] as const);
  return textsOf(new Map(await Promise.all(read)));
}

/** Compares what was found with the labels. */
export function scorePaper(name: string, { claims }: FoundClaims, labels: readonly Label[]): PaperScore {
  const score: PaperScore = {
    ...{ name, right: [], repeated: [], wrong: [], missed: [], wrongLinks: [] },
    ...{ rightLinks: 0, linkable: new Set(labels.filter(({ link }) => link).map(resultOf)).size },
  };
  const found = new Set<string>();
  for (const claim of claims) {
    const matching = labels.filter((label) => reports(claim, label));
    const label = matching.find((one) => !found.has(resultOf(one))) ?? matching[0];
    if (!label) score.wrong.push(claim);
    else if (found.has(resultOf(label))) score.repeated.push(claim);
    else score.right.push(claim);
    if (label) found.add(resultOf(label));
    if (!claim.link) continue;
    // A right link under a name that is not right is a wrong Claim, and no wrong link.
    if (labels.some((one) => one.link && isSameNumber(claim, one) && isSameLink(claim, one)))
      score.rightLinks += 1;
    else score.wrongLinks.push(claim);
  }
  const missed = new Map(labels.map((label) => [resultOf(label), label]));
  for (const result of found) missed.delete(result);
  score.missed.push(...missed.values());
  return score;
}

/** A result that is printed with more digits in a table is one result. */
function resultOf({ printed, metric, link }: Label): string {
  return link ? `${link.file} ${link.value}` : `${printed} ${metric}`;
}

function reports({ statement }: FoundClaim, label: Label): boolean {
  return (
    isSameNumber({ statement }, label) &&
    statement.metric.toLowerCase().includes(label.metric.toLowerCase()) &&
    statement.unit === label.unit &&
    statement.comparator === label.comparator
  );
}

function isSameNumber({ statement }: Pick<FoundClaim, "statement">, { printed }: Label): boolean {
  return parsePrintedNumber(statement.printed)?.key === parsePrintedNumber(printed)?.key;
}

function isSameLink({ link }: FoundClaim, label: Label): boolean {
  return link!.from.file === label.link!.file && link!.value === label.link!.value;
}
