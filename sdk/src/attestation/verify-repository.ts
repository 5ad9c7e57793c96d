import type { Assessment, JsonWebKeySet, Run } from "../__generated__/types.ts";
import { artifactBytes, type RepositoryRecords } from "./collect-repository.ts";
import { AttestationError, type AttestationErrorCode } from "./errors.ts";
import { sha256 } from "./sha256.ts";
import { type VerifiedStatement, verifyAttestation } from "./verify-attestation.ts";
import { verifyEvents } from "./verify-events.ts";
import { verifyMeasurements } from "./verify-measurements.ts";

export interface RepositoryVerificationOptions {
  /** Trusted keys, from a copy that you keep. */
  keys: JsonWebKeySet;
  /**
   * Judges a signed reproduction result again by what its Run recorded, and returns what differs, as sentences. The rules
   * of this service are `judgeAgain` of its source. Without it no verdict is judged again, and the answer says so.
   */
  judge?: (
    signed: Record<string, unknown>,
    record: unknown,
  ) => readonly string[] | Promise<readonly string[]>;
}

export interface RepositoryVerification {
  /** Whether nothing failed. */
  verified: boolean;
  events: number;
  /** Assessments whose record, bundle, signatures and Run's record were verified. */
  assessments: number;
  /** Of these, how many were judged again. */
  judged: number;
  failures: { what: string; code: AttestationErrorCode; message: string }[];
}

/**
 * Verifies all records of a repository offline: the chain of events; of each Assessment the digest of its record, its
 * bundle and the signatures in it, that it is what was signed and of its Run, and that the Run's record is the signed
 * one; that the Run's measurements are those that were signed; and, with `judge`, the verdict once more. A failure does
 * not end it: all are told.
 */
export async function verifyRepository(
  records: RepositoryRecords,
  options: RepositoryVerificationOptions,
): Promise<RepositoryVerification> {
  const done: RepositoryVerification = { verified: true, events: 0, assessments: 0, judged: 0, failures: [] };
  const check = async (what: string, verify: () => Promise<void>) => {
    try {
      await verify();
    } catch (error) {
      if (!(error instanceof AttestationError)) throw error;
      done.verified = false;
      done.failures.push({ what, code: error.code, message: error.message });
    }
  };
  await check(records.jobId, async () => {
    await verifyEvents(records.jobId, records.events);
    done.events = records.events.length;
  });
  for (const run of records.runs) {
    const ofRun: VerifiedStatement[] = [];
    const failuresBefore = done.failures.length;
    for (const assessment of run.assessments ?? []) {
      await check(assessment.id, async () => {
        const statements = await verifySigned(records, options.keys, run, assessment);
        const record = await verifyArtifact(records, run, assessment, statements);
        ofRun.push(...statements);
        done.assessments += 1;
        if (!options.judge) return;
        await judgeAgain(options.judge, statements, record);
        done.judged += 1;
      });
    }
    // Where an Assessment failed, it is not known what was signed.
    if (done.failures.length === failuresBefore)
      await check(run.id, async () => verifyMeasurements(run, ofRun));
  }
  return done;
}

async function verifySigned(
  { bundles }: RepositoryRecords,
  keys: JsonWebKeySet,
  run: Run,
  assessment: Assessment,
): Promise<VerifiedStatement[]> {
  const named = run.attestation?.bundles.find(({ assessmentId }) => assessmentId === assessment.id);
  const envelopes = named && Object.hasOwn(bundles, named.digest) ? bundles[named.digest] : undefined;
  if (!named || !envelopes) throw new AttestationError("missing_record", "There is no bundle of it");
  const { executionRunId } = assessment;
  if (executionRunId !== run.id)
    throw new AttestationError("subject_missing", `It is of ${executionRunId}, not of ${run.id}`);
  return verifyAttestation({ envelopes, keys, expectedDigest: named.digest, assessment });
}

/** The record of the Run must be the one that the Assessment names and that was signed. */
async function verifyArtifact(
  records: RepositoryRecords,
  run: Run,
  { artifactDigest }: Assessment,
  statements: readonly VerifiedStatement[],
): Promise<unknown> {
  const digest = artifactDigest ?? run.artifact?.digest;
  const bytes = digest ? artifactBytes(records, digest) : null;
  if (!digest || !bytes) throw new AttestationError("missing_record", `There is no record of ${run.id}`);
  const found = await sha256(bytes);
  if (found !== digest)
    throw new AttestationError("digest_mismatch", `The record of ${run.id} is ${found}, not ${digest}`);
  if (!statements.some(({ subjects }) => subjects.includes(digest)))
    throw new AttestationError("subject_missing", `No statement is about the record of ${run.id}`);
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function judgeAgain(
  judge: NonNullable<RepositoryVerificationOptions["judge"]>,
  statements: readonly VerifiedStatement[],
  record: unknown,
): Promise<void> {
  const result = statements.find(({ predicateType }) => predicateType.includes("/reproduction-result/"));
  if (!result) throw new AttestationError("missing_record", "No signed statement is a reproduction result");
  const differences = await judge(result.statement.predicate, record);
  if (differences.length > 0) throw new AttestationError("other_verdict", differences.join("; "));
}
