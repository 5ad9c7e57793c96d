import type { EvidenceState, ExecutionState } from "../../__generated__/enumerations.ts";
import type { Experiment, RepositoryReference, RepositorySummary } from "../../__generated__/types.ts";
import type { ExperimentRecord, RepositoryRecord } from "../records.ts";
import type { LinkMaker } from "./links.ts";

/** Claims by evidence state, Runs by execution state, and the number of Claims that two or more Runs support. */
export interface RepositoryCounts {
  claims: Record<string, number>;
  /** Supported Claims of which a number only comes near (`isNearlySupported`). */
  near: number;
  runs: Record<string, number>;
  repeatedSupports: number;
}

export function repositorySummary(
  record: RepositoryRecord,
  counts: RepositoryCounts,
  links: LinkMaker,
): RepositorySummary {
  const { id, owner, slug, title, description, visibility, authors, subjects, topics, updatedAt } = record;
  const claims = (state: EvidenceState) => counts.claims[state] ?? 0;
  const runs = (state: ExecutionState) => counts.runs[state] ?? 0;
  const claimCount = sum(counts.claims);
  const runCount = sum(counts.runs);
  return {
    id,
    owner,
    slug,
    title,
    description,
    significance: null,
    visibility,
    authors,
    subjects,
    topics,
    verification: {
      rings: {
        run: runs("succeeded") > 0,
        match: claims("supported") + claims("mixed") > 0,
        repeat: counts.repeatedSupports > 0,
        institutionVerified: false,
      },
      claimCount,
      verifiedClaimCount: claims("supported"),
      runCount,
    },
    evidence: {
      stateCounts: {
        supported: claims("supported"),
        challenged: claims("challenged"),
        contradicted: claims("contradicted"),
        mixed: claims("mixed"),
        inconclusive: claims("inconclusive"),
        notAssessed: claims("notAssessed"),
      } satisfies Record<EvidenceState, number>,
      claimCount,
      assessedClaimCount: claimCount - claims("notAssessed"),
      supportedClaimCount: claims("supported"),
      nearClaimCount: counts.near,
    },
    execution: {
      runCount,
      stateCounts: {
        queued: runs("queued"),
        running: runs("running"),
        succeeded: runs("succeeded"),
        failed: runs("failed"),
        partial: runs("partial"),
        cancelled: runs("cancelled"),
        timedOut: runs("timedOut"),
        unknown: runs("unknown"),
      } satisfies Record<ExecutionState, number>,
    },
    ...withdrawalOf(record),
    updatedAt,
    links: {
      self: links.repository(id),
      html: links.html(owner, slug),
      claims: links.claims(id),
      runs: links.runs(id),
      badge: links.badge(owner, slug),
      ...(record.sourceUrl !== null ? { original: record.sourceUrl } : {}),
    },
  };
}

/** The member that a withdrawn repository has, and no other. */
export function withdrawalOf({ withdrawnAt, withdrawalReason: reason }: RepositoryRecord) {
  return withdrawnAt !== null && reason !== null ? { withdrawal: { withdrawnAt, reason } } : {};
}

export function repositoryReference({ id, owner, slug, title }: RepositoryRecord): RepositoryReference {
  return { id, owner, slug, title };
}

export function experimentView({ id, key, versionId, definition }: ExperimentRecord): Experiment {
  const { command, timeoutSeconds, memoryMiB, seed, repetitions, requires, outputs } = definition;
  const { image, workdir, env } = definition;
  return {
    id,
    key,
    experimentVersionId: versionId,
    command,
    ...(image && { image }),
    ...(workdir && { workdir }),
    ...(env && { env }),
    timeoutSeconds,
    memoryMiB,
    seed,
    repetitions,
    requires,
    outputs,
  };
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
