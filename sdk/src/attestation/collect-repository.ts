import type { DsseEnvelope, ProcessingEvent, Run } from "../__generated__/types.ts";
import type { Client } from "../client.ts";
import { fromBase64 } from "./base64.ts";
import { isEnvelope } from "./bundle.ts";

/** All that a repository's verdicts rest on, as plain JSON: keep it, and verify it at any time with `verifyRepository`. */
export interface RepositoryRecords {
  jobId: string;
  /** The latest events of the job, oldest first. */
  events: ProcessingEvent[];
  /** Every Run with its Assessments and the digests of their bundles. */
  runs: Run[];
  /** The envelopes of each bundle, by its digest. */
  bundles: Record<string, DsseEnvelope[]>;
  /** The record that each Run left (`run.json`), in base64 by its digest. */
  artifacts: Record<string, string>;
}

/** Fetches the records of a repository: all that the caller may read of them. */
export async function collectRepository(client: Client, repositoryId: string): Promise<RepositoryRecords> {
  const { job, events } = await client.processing.get({ repositoryId });
  const records: RepositoryRecords = { jobId: job.id, events, runs: [], bundles: {}, artifacts: {} };
  const include = ["attestation", "assessments"] as const;
  for await (const run of client.runs.list({ repository_id: repositoryId, include })) {
    records.runs.push(run);
    for (const { digest } of run.attestation?.bundles ?? []) {
      const { envelopes } = await client.attestations.verify({ digest });
      records.bundles[digest] = envelopes.filter(isEnvelope);
    }
    if (!run.artifact) continue;
    const { digest } = run.artifact;
    const response = await client.objects.get({ digest });
    records.artifacts[digest] = toBase64(new Uint8Array(await response.arrayBuffer()));
  }
  return records;
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The bytes of a Run's record; null where they are not there. */
export function artifactBytes(
  { artifacts }: RepositoryRecords,
  digest: string,
): Uint8Array<ArrayBuffer> | null {
  const text = Object.hasOwn(artifacts, digest) ? artifacts[digest] : undefined;
  return text === undefined ? null : fromBase64(text);
}
