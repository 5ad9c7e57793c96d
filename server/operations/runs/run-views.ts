import type { Assessment, LogItem, Run } from "../../__generated__/types.ts";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { AttestationRecord, RepositoryRecord, RunRecord } from "../../domain/records.ts";
import { groupAssessments } from "../../domain/views/assessments.ts";
import { createLinks } from "../../domain/views/links.ts";
import { attestationView, evidenceView, type RunSections, runView } from "../../domain/views/run.ts";

/** Log items of a Run's view; all of them are pages of their own. */
const maxLogItems = 200;

type Parts = Pick<Deps, "store" | "baseUrl" | "objects" | "signer">;

/** Builds the contract's view of Runs with the requested sections. */
export async function runViews(
  deps: Parts,
  runs: RunRecord[],
  repositories: Map<string, RepositoryRecord>,
  include: readonly string[] = [],
): Promise<Run[]> {
  const { store, baseUrl } = deps;
  const links = createLinks(baseUrl);
  const requested = new Set(include);
  const ids = runs.map(({ id }) => id);
  const assessments = groupAssessments(await store.assessments.listByRuns(ids), ({ runId }) => runId);
  const attestations = requested.has("attestation")
    ? await store.assessments.listAttestationsByRuns(ids)
    : [];

  const loadSections = async (run: RunRecord, own: Assessment[]): Promise<RunSections> => {
    const sections: RunSections = {};
    if (requested.has("assessments")) sections.assessments = own;
    if (requested.has("environment") && run.environment) sections.environment = run.environment;
    if (requested.has("logs")) sections.logs = (await store.runs.listLogs(run.id, maxLogItems)).map(logItem);
    if (requested.has("evidence")) {
      sections.evidence = (await store.evidence.listByRun(run.id)).map((item) => evidenceView(item, links));
    }
    const signed = attestations.filter(({ runId }) => runId === run.id);
    const attestation = attestationView(signed, own, await verifyBundles(deps, signed));
    if (attestation) sections.attestation = attestation;
    return sections;
  };

  return Promise.all(
    runs.map(async (run) => {
      const own = assessments.get(run.id) ?? [];
      return runView(run, repositories.get(run.repositoryId)!, own, links, await loadSections(run, own));
    }),
  );
}

/** Returns whether every bundle verifies under the published keys; false where one is damaged or missing. */
async function verifyBundles({ objects, signer }: Parts, signed: AttestationRecord[]): Promise<boolean> {
  try {
    for (const { digest } of signed) {
      if (!signer.verifyBundle(await objects.get(digest)).verified) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

export function logItem({ stream, sequence, recordedAt, text }: LogItem): LogItem {
  return { stream, sequence, recordedAt, text };
}
