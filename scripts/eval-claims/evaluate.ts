import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FoundClaim } from "../../server/domain/claims/found.ts";
import { parsePrintedNumber } from "../../server/domain/measurement/printed-number.ts";
import { simulate } from "../eval-verdicts/simulate.ts";
import { findInPaper, type PaperScore, scorePaper } from "./evaluate-paper.ts";
import { perturbation } from "./perturb.ts";
import { readSource } from "./read-source.ts";
import { renderPaper } from "./render-paper.ts";

const folder = join(import.meta.dirname, "papers");

/** The papers that we wrote, by name. */
export async function ownPapers(): Promise<string[]> {
  return (await readdir(folder)).sort();
}

/** What is found in a paper that we wrote. */
export async function evaluateOwn(name: string): Promise<PaperScore> {
  const source = readSource(await readFile(join(folder, name, "paper.md"), "utf8"));
  const pdf = await renderPaper(source.blocks, source);
  return scorePaper(name, await findInPaper(pdf, join(folder, name)), source.labels);
}

export interface Perturbed {
  /** Numbers that were printed off. */
  changed: number;
  /** Claims that are linked although their number is off. */
  falseLinks: FoundClaim[];
  /** Those of them that the unchanged outputs would support. */
  supports: FoundClaim[];
}

/** Prints every number that has a committed one off by 2 to 20 %, and judges what is linked all the same. */
export async function evaluatePerturbed(name: string, seed: number): Promise<Perturbed> {
  const { print, changed } = perturbation(seed);
  const source = readSource(await readFile(join(folder, name, "paper.md"), "utf8"), print);
  const pdf = await renderPaper(source.blocks, source);
  const { claims } = await findInPaper(pdf, join(folder, name));
  const keys = new Set([...changed].map((printed) => parsePrintedNumber(printed)?.key));
  const falseLinks = claims.filter(
    ({ link, statement }) => link && keys.has(parsePrintedNumber(statement.printed)?.key),
  );
  return { changed: changed.size, falseLinks, supports: falseLinks.filter(isSupported) };
}

/** Whether a Run that leaves what the authors committed would support the Claim. */
function isSupported({ link, statement }: FoundClaim): boolean {
  const situation = { trueValue: link!.value, scatter: 0, repetitions: 1, reported: statement.printed };
  return simulate(situation, 1, () => 0).supports > 0;
}
