import type { Kysely } from "kysely";
import type { Assessment } from "../__generated__/types.ts";
import type { AssessmentRecord, AttestationRecord, PlacedAssessment } from "../domain/records.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import { readableByAll } from "./database/readable-by.ts";
import type { Tables } from "./database/tables.ts";

/**
 * An Assessment as recorded. `current` is computed when it is read: it is not superseded, and the Claim has no later
 * version than the one that was judged.
 */
export interface StoredAssessment {
  /** Whether a later Assessment of the same version of the Claim took its place. */
  isSuperseded: boolean;
  claimId: string;
  claimVersionId: string;
  runId: string;
  assessment: Assessment;
}

/** Queries over Assessments and attestations. Both tables are append-only; triggers refuse UPDATE and DELETE. */
export function createAssessmentStore(db: Kysely<Tables>) {
  const listBy = async (
    column: "claimId" | "runId" | "repositoryId",
    values: string[],
  ): Promise<StoredAssessment[]> => {
    if (values.length === 0) return [];
    const rows = await db
      .selectFrom("assessments")
      .leftJoin("supersessions", "supersessions.olderDigest", "assessments.recordDigest")
      .innerJoin("claims", "claims.id", "assessments.claimId")
      .select(["claimId", "claimVersionId", "runId", "record", "supersessions.newerDigest"])
      .select("claims.versionId")
      .where(`assessments.${column}`, "in", values)
      .orderBy("assessments.createdAt")
      .orderBy("assessments.id")
      .execute();
    return rows.map(({ record, newerDigest, versionId, ...row }) => {
      const isSuperseded = newerDigest !== null;
      const current = !isSuperseded && row.claimVersionId === versionId;
      return { ...row, isSuperseded, assessment: { ...(JSON.parse(record) as AssessmentRecord), current } };
    });
  };

  const newest = async (limit: number, repositoryId?: string): Promise<PlacedAssessment[]> => {
    const query = db
      .selectFrom("assessments")
      .innerJoin("claims", "claims.id", "assessments.claimId")
      .innerJoin("repositories", "repositories.id", "assessments.repositoryId")
      .select(["claims.id as claimId", "statement", "record", "owner", "slug", "title"]);
    const chosen =
      repositoryId === undefined
        ? query.where(readableByAll).where("withdrawnAt", "is", null)
        : query.where("repositories.id", "=", repositoryId);
    const ordered = chosen.orderBy("assessments.createdAt", "desc").orderBy("assessments.id", "desc");
    return (await ordered.limit(limit).execute()).map(({ claimId, statement, record, ...repository }) => ({
      ...{ claimId, statement, repository, assessment: JSON.parse(record) as AssessmentRecord },
    }));
  };

  return {
    /** The newest of public repositories that were not withdrawn, the newest first. */
    listNewestPublic: (limit: number) => newest(limit),
    /** The newest of a repository, the newest first. */
    listNewestOf: (repositoryId: string, limit: number) => newest(limit, repositoryId),
    listByClaims: (claimIds: string[]) => listBy("claimId", claimIds),
    listByRuns: (runIds: string[]) => listBy("runId", runIds),
    listByRepository: (repositoryId: string) => listBy("repositoryId", [repositoryId]),

    /**
     * Appends an Assessment and its supersessions. Throws a unique violation for a second one of the same Claim and
     * Run.
     */
    async append(repositoryId: string, claimId: string, assessment: AssessmentRecord): Promise<void> {
      const { id, claimVersionId, conclusion, recordDigest, createdAt, executionRunId } = assessment;
      const { record } = encodeJsonColumns<{ record: string }>({ record: assessment }, ["record"]);
      await db
        .insertInto("assessments")
        .values({
          id,
          repositoryId,
          claimId,
          claimVersionId,
          runId: executionRunId,
          conclusion,
          recordDigest,
          record,
          createdAt,
        })
        .execute();
      const links = assessment.supersedesAssessmentDigests.map((olderDigest) => ({
        olderDigest,
        newerDigest: recordDigest,
      }));
      if (links.length > 0) await db.insertInto("supersessions").values(links).execute();
    },

    async getAttestation(digest: string): Promise<AttestationRecord | null> {
      const row = await db
        .selectFrom("attestations")
        .selectAll()
        .where("digest", "=", digest)
        .executeTakeFirst();
      return row ? decodeJsonColumns<AttestationRecord>(row, ["predicateTypes"]) : null;
    },

    async listAttestationsByRuns(runIds: string[]): Promise<AttestationRecord[]> {
      if (runIds.length === 0) return [];
      const query = db
        .selectFrom("attestations")
        .selectAll()
        .where("runId", "in", runIds)
        .orderBy("assessmentId");
      return (await query.execute()).map((row) =>
        decodeJsonColumns<AttestationRecord>(row, ["predicateTypes"]),
      );
    },

    async appendAttestation(record: AttestationRecord): Promise<void> {
      const row = encodeJsonColumns<Tables["attestations"]>(record, ["predicateTypes"]);
      await db.insertInto("attestations").values(row).execute();
    },
  };
}
