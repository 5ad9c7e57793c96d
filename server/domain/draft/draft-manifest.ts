import { Document, type YAMLMap, type YAMLSeq } from "yaml";
import type { FoundClaim, FoundClaims, FoundLink } from "../claims/found.ts";
import type { Manifest, ManifestExperiment } from "../manifest/manifest.ts";
import type { RawClaim, RawExperiment } from "../manifest/raw-manifest.ts";
import { commentOf, type Entry, entryAsComment, type Lack, lackAsComment, plainIds } from "./draft-text.ts";
import { foundClaim, foundMeasurement, plainClaim, plainExperiment } from "./plain-manifest.ts";

export interface DraftInput {
  /** Of the paper; null where there is none. */
  title: string | null;
  /** The code's address and commit, each null where it has none; null where there is no code. */
  source: { url: string | null; commit: string | null } | null;
  /** Where it is described what each member means: one line. */
  reference: string;
  /** What the manifests of the code say; null where there are none. */
  manifest: Manifest | null;
  /** What the paper's text says; null where it was not looked into. */
  found: FoundClaims | null;
  /** Why something is not there, in words. */
  missing: readonly string[];
}

/** Claims and candidates beyond these are not drafted: nobody would read them. */
const maxClaims = 100;
const maxCandidates = 50;

/** It fails, and says why, until an author names the command. */
const unknownCommand = "echo 'Name the command that computes the results of the paper.' >&2; exit 1";

/**
 * Drafts `.research/experiment.yml` for an author to edit (docs/rules/manifest-draft.md). It is valid as it is: what is not
 * known stands in comments. Every text comes from a paper or from code: none can end a comment or a string.
 */
export function draftManifest(input: DraftInput): string {
  const experiments = draftExperiments(input);
  const claims = draftClaims(input, experiments);
  const image = input.manifest?.experiments.find((experiment) => experiment.image)?.image;
  const document = new Document({
    version: 1,
    ...(image && { environment: { image } }),
    experiments: experiments.map(({ value }) => value),
    claims: claims.map(({ value }) => value),
  });
  document.commentBefore = commentOf(introduction(input));
  comment(document.get("experiments") as YAMLSeq, experiments);
  const claimNodes = document.get("claims") as YAMLSeq;
  comment(claimNodes, claims);
  const candidates = draftCandidates(input, claims, experiments);
  if (candidates.length > 0) {
    const heading = `Too doubtful to be Claims. Remove the "#" of those that are, and the others whole:`;
    const text = [commentOf(["", heading]), ...candidates.map(entryAsComment)].join("\n");
    // A list without items is printed in one line, which a comment within would break.
    if (claims.length > 0) claimNodes.comment = text;
    else document.comment = text;
  }
  return document.toString({
    lineWidth: 110,
    commentString: (text) => text.replace(/^/gm, "#"),
  });
}

function comment(list: YAMLSeq, entries: readonly Entry<unknown>[]): void {
  for (const [index, { before, lacks }] of entries.entries()) {
    const node = list.items[index] as YAMLMap;
    if (before.length > 0) node.commentBefore = commentOf(before);
    if (lacks) node.comment = lackAsComment(lacks);
  }
}

function introduction(input: DraftInput): string[] {
  const { reference, found, missing } = input;
  const notes = [...missing, ...(found?.missing ?? [])];
  return [
    `Drafted from ${describeOrigin(input)}.`,
    "Check every line and commit the file as .research/experiment.yml. What each member means:",
    reference,
    ...(notes.length > 0 ? ["", "What is missing:", ...notes.map((note) => `- ${note}`)] : []),
  ];
}

function describeOrigin({ title, source }: DraftInput): string {
  const place = source?.url ? `at ${source.url}` : "of this folder";
  const commit = source?.commit ? `, commit ${source.commit}` : "";
  return [title === null ? [] : `the paper "${title}"`, source ? `the code ${place}${commit}` : []]
    .flat()
    .join(" and ");
}

function draftExperiments({ manifest, found }: DraftInput): Entry<RawExperiment>[] {
  const experiments = manifest?.experiments ?? [];
  if (experiments.length === 0) {
    const before = [
      "No command was found. Put the one here that computes the paper's numbers: until then a Run fails.",
    ];
    return [{ value: { id: "main", command: unknownCommand }, before, lacks: null }];
  }
  const origins = experiments.map(whereFrom);
  return experiments.map((experiment, index) => ({
    value: plainExperiment(experiment, found?.outputs[experiment.id] ?? []),
    before: sayOnce(origins, index),
    lacks: null,
  }));
}

/** What one of `lines` says, with how many after it say the same; nothing where the one before it has said it. */
function sayOnce(lines: readonly (string | null)[], index: number): string[] {
  const line = lines[index] ?? null;
  if (line === null || line === lines[index - 1]) return [];
  const next = lines.findIndex((other, place) => place > index && other !== line);
  const same = (next < 0 ? lines.length : next) - index - 1;
  return [same === 0 ? line : `${line} So ${same === 1 ? "is the next" : `are the next ${same}`}.`];
}

function whereFrom({ sources, confidence }: ManifestExperiment): string | null {
  const named = Object.entries(sources ?? {}).map(([member, file]) => `${member}: ${file}`);
  if (named.length === 0) return null;
  return `Read from ${named.join(", ")}.${confidence ? ` Confidence: ${confidence}.` : ""}`;
}

function draftClaims(
  { manifest, found }: DraftInput,
  experiments: Entry<RawExperiment>[],
): Entry<RawClaim>[] {
  const declared = (manifest?.claims ?? []).map((claim) => ({
    value: plainClaim(claim),
    before: [],
    lacks: null,
  }));
  const ids = plainIds(declared.map(({ value }) => value.id));
  const known = new Set(experiments.map(({ value }) => value.id));
  const drafted = (found?.claims ?? [])
    .slice(0, maxClaims)
    .map((claim) => draftClaim(claim, ids(claim.id), known));
  return [...declared, ...drafted];
}

function draftClaim(claim: FoundClaim, id: string, experiments: ReadonlySet<string>): Entry<RawClaim> {
  const { statement, link } = claim;
  const before = statement.reasons.length > 0 ? [`Taken for a result: ${listed(statement.reasons)}.`] : [];
  if (link?.experiment && experiments.has(link.experiment)) {
    const linked = { experiment: link.experiment, from: link.from };
    return {
      value: foundClaim(claim, id, linked),
      before: [...before, `Its number: ${describeLink(link)}`],
      lacks: null,
    };
  }
  const offered = link ? [link] : claim.candidates;
  return {
    value: foundClaim(claim, id, null),
    before,
    lacks: lackingMeasurement(claim, offered, experiments),
  };
}

/** The measurement of a number of which it is not known what file has it. */
function lackingMeasurement(claim: FoundClaim, offered: FoundLink[], experiments: ReadonlySet<string>): Lack {
  const [first] = experiments;
  const writer = offered.find((link) => link.experiment && experiments.has(link.experiment));
  const from = offered[0]?.from ?? { file: "metrics.json", pointer: "/value" };
  return {
    notes:
      offered.length > 0
        ? ["Which of these has the number?", ...offered.slice(0, 5).map((link) => `- ${describeLink(link)}`)]
        : ["No committed output has this number. Name the file that a Run leaves it in:"],
    members: {
      experiment: writer?.experiment ?? first,
      measurements: [foundMeasurement(claim.statement, from)],
    },
  };
}

function describeLink({ from, value, confidence, reasons, experiment }: FoundLink): string {
  const { file, ...place } = from;
  const where = [file, ...Object.entries(place).map(([name, part]) => `${name} ${part}`)].join(", ");
  const writer = experiment === null ? " No experiment is known to write this file." : "";
  return `${value} in ${where} (confidence ${confidence}: ${listed(reasons)}).${writer}`;
}

/** Sentences in one. */
function listed(reasons: readonly string[]): string {
  return reasons.map((reason) => reason.replace(/\.$/, "")).join("; ");
}

function draftCandidates(
  { found }: DraftInput,
  claims: Entry<RawClaim>[],
  experiments: Entry<RawExperiment>[],
): Entry<RawClaim>[] {
  const ids = plainIds(claims.map(({ value }) => value.id));
  const known = new Set(experiments.map(({ value }) => value.id));
  return (found?.candidates ?? [])
    .slice(0, maxCandidates)
    .map((candidate) => draftClaim(candidate, ids(candidate.id), known));
}
