import type { ExpressionBuilder, Kysely } from "kysely";
import type { EvidenceState } from "../__generated__/enumerations.ts";
import type { Tables } from "./database/tables.ts";

interface ClaimCounts {
  claims: Partial<Record<EvidenceState, number>>;
  /** Supported Claims that no current Assessment of their version supports with more than low confidence. */
  lowConfidence: number;
}

/** Counts a repository's Claims by evidence state and confidence, in one query: badges are asked for often. */
export async function countClaims(db: Kysely<Tables>, repositoryId: string): Promise<ClaimCounts> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom("claims")
        .where("claims.repositoryId", "=", repositoryId)
        .where("claims.retiredAt", "is", null)
        .select((claims) => [
          "claims.evidenceState",
          claims
            .case()
            .when("claims.evidenceState", "<>", "supported")
            .then(0)
            .when(claims.exists(confidentSupport(claims)))
            .then(0)
            .else(1)
            .end()
            .as("isLow"),
        ])
        .as("counted"),
    )
    .select(["evidenceState", "isLow", (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy(["evidenceState", "isLow"])
    .execute();
  const counts: ClaimCounts = { claims: {}, lowConfidence: 0 };
  for (const { evidenceState, isLow, count } of rows) {
    counts.claims[evidenceState] = (counts.claims[evidenceState] ?? 0) + Number(count);
    if (Number(isLow) === 1) counts.lowConfidence += Number(count);
  }
  return counts;
}

/** The current Assessments that support a Claim's version with more than low confidence. */
function confidentSupport(claims: ExpressionBuilder<Tables, "claims">) {
  return claims
    .selectFrom("assessments")
    .leftJoin("supersessions", "supersessions.olderDigest", "assessments.recordDigest")
    .select("assessments.id")
    .whereRef("assessments.claimId", "=", "claims.id")
    .whereRef("assessments.claimVersionId", "=", "claims.versionId")
    .where("assessments.conclusion", "=", "supports")
    .where("supersessions.newerDigest", "is", null)
    .where(({ or, eb }) =>
      // Unescaped quotes: text in the canonical JSON cannot contain this. PostgreSQL refuses to parse JSON with \u0000.
      or(["high", "medium"].map((level) => eb("assessments.record", "like", `%"confidence":"${level}"%`))),
    );
}
