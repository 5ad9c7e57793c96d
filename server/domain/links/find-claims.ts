import type { Confidence } from "../../__generated__/enumerations.ts";
import { findStatements, type LaidOutPage } from "../claims/find-statements.ts";
import type { FoundClaim, FoundClaims, FoundLink, Statement } from "../claims/found.ts";
import type { Proposal } from "../claims/proposal.ts";
import { claimScore } from "../claims/score.ts";
import type { ManifestExperiment } from "../manifest/manifest.ts";
import type { CommittedFile } from "./committed-number.ts";
import { indexOutputs, type OutputIndex } from "./index-outputs.ts";
import { linkPointed } from "./link-pointed.ts";
import { linkStatement, type StatementLinks } from "./link-statement.ts";
import { nameTokens } from "./name-tokens.ts";
import { withoutPaperSource } from "./paper-source.ts";
import { writingExperiment } from "./writing-experiment.ts";

/** What Claims are found in. */
export interface Material {
  pages: readonly LaidOutPage[];
  /** Committed files that may be outputs. */
  files: readonly CommittedFile[];
  /** Committed code, which tells what writes them. */
  code: readonly CommittedFile[];
  experiments: readonly ManifestExperiment[];
  /** Of a language model. */
  proposals?: readonly Proposal[];
}

const maxClaims = 50;
const maxCandidates = 100;
/** Statements that are linked at most: each is compared with every number whose name shares a word. */
const maxLinked = 600;
/** That the authors committed the number, under its name, says that it is a result. */
const linkScore = 1.5;

/** Finds the Claims of a paper's text and links their numbers to outputs that the authors committed. */
export function findClaims({ pages, code, experiments, proposals = [], ...material }: Material): FoundClaims {
  const statements = strongest(findStatements(pages, proposals), maxLinked);
  const files = withoutPaperSource(material.files, pages);
  const index = indexOutputs(files);
  const writers = new Map<string, ReturnType<typeof writingExperiment>>();
  const withWriter = (link: FoundLink): FoundLink => {
    const { file } = link.from;
    const writer = writers.get(file) ?? writingExperiment(file, experiments, code);
    writers.set(file, writer);
    return { ...link, experiment: writer.experiment, reasons: [...link.reasons, writer.reason] };
  };
  const found = statements.map((statement) => {
    const { link, candidates } = linkOf(statement, index);
    const score = statement.score + (link === null || link.confidence === "low" ? 0 : linkScore);
    return { statement, score, link: link && withWriter(link), candidates: candidates.map(withWriter) };
  });
  const distinct = withoutRepetitions(found);
  const claims = strongest(
    distinct.filter(({ score }) => score >= claimScore),
    maxClaims,
  );
  const others = strongest(
    distinct.filter((one) => !claims.includes(one)),
    maxCandidates,
  );
  const ids = new Set<string>();
  const toFound = (one: Scored): FoundClaim => ({
    id: idOf(one.statement, ids),
    statement: one.statement,
    confidence: claimConfidence(one),
    link: one.link,
    candidates: one.candidates,
  });
  const made = claims.map(toFound);
  return {
    version: 1,
    claims: made,
    candidates: others.map(toFound),
    outputs: outputsOf(made),
    missing: missingOf(made, files, experiments),
  };
}

/** The link that the rules find; where they find none, the one that a model points at and the value confirms. */
function linkOf(statement: Statement, index: OutputIndex): StatementLinks {
  const byRules = linkStatement(statement, index);
  const pointed = statement.output === undefined ? undefined : index.numbers[statement.output];
  const link = byRules.link || !pointed ? null : linkPointed(statement, pointed, index);
  return link ? { link, candidates: [] } : byRules;
}

interface Scored {
  statement: Statement;
  score: number;
  link: FoundLink | null;
  candidates: FoundLink[];
}

/** The ones with the highest score, in the order of the paper. */
function strongest<T extends { score: number }>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  const kept = new Set([...all].sort((a, b) => b.score - a.score).slice(0, count));
  return all.filter((one) => kept.has(one));
}

/**
 * A paper states a number more than once: in the abstract, in the results, in a second table. The better statement of it
 * is kept, the first of equals. Cells of one table are never one number.
 */
function withoutRepetitions(found: readonly Scored[]): Scored[] {
  const kept: (Scored | null)[] = [];
  const places = new Map<string, number[]>();
  for (const one of found) {
    const { printed, unit } = one.statement;
    const number = `${printed.replace(/(?<=\d)\s?[±(].*/, "")} ${unit}`;
    const keys = one.link ? [number, JSON.stringify(one.link.from)] : [number];
    const at = keys
      .flatMap((key) => places.get(key) ?? [])
      .find((place) => kept[place] && isSameResult(kept[place], one));
    if (at !== undefined && !isBetter(one, kept[at]!)) continue;
    if (at !== undefined) kept[at] = null;
    for (const key of keys) places.set(key, [...(places.get(key) ?? []), kept.length]);
    kept.push(one);
  }
  return kept.filter((one) => one !== null);
}

function isSameResult(one: Scored, other: Scored): boolean {
  if (one.link && other.link) return JSON.stringify(one.link.from) === JSON.stringify(other.link.from);
  return isSame(one.statement, other.statement);
}

function isBetter(one: Scored, other: Scored): boolean {
  if ((one.link === null) !== (other.link === null)) return one.link !== null;
  const digits = digitsOf(one) - digitsOf(other);
  return digits > 0 || (digits === 0 && one.score > other.score);
}

/** Whether two statements of one number are of one thing: by their names, less so the more digits agree. */
function isSame(one: Statement, other: Statement): boolean {
  if (
    one.kind === "cell" &&
    other.kind === "cell" &&
    one.names.around === other.names.around &&
    one.page === other.page
  )
    return false;
  const digits = one.printed.replace(/\D/g, "").replace(/^0+/, "").length;
  const named = sharedOf(nameTokens(one.metric), nameTokens(other.metric));
  if (digits >= 4 && one.unit === other.unit) return named > 0;
  // What a sentence says of a table.
  if (one.kind !== other.kind) return named >= (digits >= 3 ? 0.5 : 1);
  const near = sharedOf(nameTokens(one.names.near), nameTokens(other.names.near));
  return named >= 0.5 && near >= (one.kind === "sentence" ? 0.3 : 0.5);
}

/** The share of the shorter list that is in the other. */
function sharedOf(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length === 0 ? 0 : short.filter((token) => long.includes(token)).length / short.length;
}

function digitsOf({ statement }: Scored): number {
  return statement.printed.replace(/\D/g, "").length;
}

function claimConfidence({ statement, score, link }: Scored): Confidence {
  if (score >= 5 && !statement.isProposed)
    return link?.confidence === "high" || score >= 6 ? "high" : "medium";
  return score >= 4 ? "medium" : "low";
}

/** The same for the same statement of the same paper, so that a second reading changes no Claim. */
function idOf({ page, metric, printed }: Statement, ids: Set<string>): string {
  const slug =
    metric
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 40) || "value";
  const base = `text-p${page}-${slug}-${printed.replace(/[^\d.-]+/g, "_").slice(0, 24)}`;
  let id = base;
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`;
  ids.add(id);
  return id;
}

function outputsOf(claims: readonly FoundClaim[]): Record<string, string[]> {
  const outputs: Record<string, string[]> = {};
  for (const { link } of claims) {
    if (!link || link.experiment === null) continue;
    outputs[link.experiment] = [...new Set([...(outputs[link.experiment] ?? []), link.from.file])];
  }
  return outputs;
}

function missingOf(
  claims: readonly FoundClaim[],
  files: readonly CommittedFile[],
  experiments: readonly ManifestExperiment[],
): string[] {
  const missing: string[] = [];
  if (experiments.length === 0) missing.push("No experiment is known: nothing says which command to run.");
  if (files.length === 0)
    missing.push("The code repository has no output files that numbers could be read from.");
  const unlinked = claims.filter(({ link }) => link === null).length;
  if (unlinked > 0)
    missing.push(
      `${unlinked} of ${claims.length} Claims report a number that is in no committed output under its name.`,
    );
  const unwritten = new Set(
    claims.flatMap(({ link }) => (link && link.experiment === null ? [link.from.file] : [])),
  );
  for (const file of [...unwritten].slice(0, 10)) missing.push(`No experiment is known to write ${file}.`);
  return missing;
}
