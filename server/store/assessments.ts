import type { Kysely } from "kysely";
import type { Assessment } from "../__generated__/types.ts";
import type { AttestationRecord } from "../domain/records.ts";
import { decodeJsonColumns, encodeJsonColumns } from "./database/json-columns.ts";
import type { Tables } from "./database/tables.ts";

/** An Assessment as it was written, with where it stands now. */
export interface StoredAssessment {
  claimId: string;
  claimVersionId: string;
  runId: string;
  assessment: Assessment;
}

/** Assessments are only ever appended; the database refuses anything else. */
export function createAssessmentStore(db: Kysely<Tables>) {
  const read = async (
    column: "claimId" | "runId" | "repositoryId",
    values: string[],
  ): Promise<StoredAssessment[]> => {
    if (values.length === 0) return [];
    const rows = await db
      .selectFrom("assessments")
      .leftJoin("supersessions", "supersessions.olderDigest", "assessments.recordDigest")
      .select(["claimId", "claimVersionId", "runId", "record", "supersessions.newerDigest"])
      .where(column, "in", values)
      .orderBy("assessments.createdAt")
      .orderBy("assessments.id")
      .execute();
    return rows.map(({ record, newerDigest, ...row }) => ({
      ...row,
      assessment: { ...(JSON.parse(record) as Assessment), current: newerDigest === null },
    }));
  };

  return {
    ofClaims: (claimIds: string[]) => read("claimId", claimIds),
    ofRuns: (runIds: string[]) => read("runId", runIds),
    ofRepository: (repositoryId: string) => read("repositoryId", [repositoryId]),

    /** Appends an Assessment of a Claim by a Run; a second one for the same pair is an error of the caller. */
    async append(repositoryId: string, claimId: string, assessment: Assessment): Promise<void> {
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

    async attestation(digest: string): Promise<AttestationRecord | null> {
      const row = await db
        .selectFrom("attestations")
        .selectAll()
        .where("digest", "=", digest)
        .executeTakeFirst();
      return row ? decodeJsonColumns<AttestationRecord>(row, ["predicateTypes"]) : null;
    },

    async attestationsOfRuns(runIds: string[]): Promise<AttestationRecord[]> {
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

    async attest(record: AttestationRecord): Promise<void> {
      const row = encodeJsonColumns<Tables["attestations"]>(record, ["predicateTypes"]);
      await db.insertInto("attestations").values(row).execute();
    },
  };
}
