import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { EvidenceState } from "../__generated__/enumerations.ts";
import type { Tables } from "./database/tables.ts";

interface ClaimCounts {
  claims: Partial<Record<EvidenceState, number>>;
  /** Supported Claims that no current Assessment of their version supports with more than low confidence. */
  lowConfidence: number;
  /** Supported Claims with a measurement that only comes near. */
  near: number;
  /** Supported Claims that no current Assessment supports by the code of the repository's latest version. */
  earlierCode: number;
}

/**
 * Whether a current Claim is supported, and a number of it only comes near. Literals, as a bound value keeps SQLite from
 * the index `claims_near`; unescaped quotes, as below. Measurements from before outcomes were kept have none.
 */
export const isNear = sql<boolean>`"evidenceState" = 'supported' and "retiredAt" is null and "measurements" like '%"outcome":"near"%'`;

/** Counts a repository's Claims by evidence state, confidence and nearness, in one query: badges are asked for often. */
export async function countClaims(db: Kysely<Tables>, repositoryId: string): Promise<ClaimCounts> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom("claims")
        .where("claims.repositoryId", "=", repositoryId)
        .where("claims.retiredAt", "is", null)
        .select((claims) => [
          "claims.evidenceState",
          isSupportedWithout(claims, confidentSupport(claims)).as("isLow"),
          claims.case().when(isNear).then(1).else(0).end().as("isNear"),
          isSupportedWithout(claims, supportByLatestCode(claims)).as("isEarlier"),
        ])
        .as("counted"),
    )
    .select([
      ...(["evidenceState", "isLow", "isNear", "isEarlier"] as const),
      (eb) => eb.fn.countAll<number>().as("count"),
    ])
    .groupBy(["evidenceState", "isLow", "isNear", "isEarlier"])
    .execute();
  const counts: ClaimCounts = { claims: {}, lowConfidence: 0, near: 0, earlierCode: 0 };
  for (const { evidenceState, isLow, isNear, isEarlier, count } of rows) {
    counts.claims[evidenceState] = (counts.claims[evidenceState] ?? 0) + Number(count);
    if (Number(isLow) === 1) counts.lowConfidence += Number(count);
    if (Number(isNear) === 1) counts.near += Number(count);
    if (Number(isEarlier) === 1) counts.earlierCode += Number(count);
  }
  return counts;
}

/** 1 for a supported Claim that has no such Assessment, else 0. */
function isSupportedWithout(
  claims: ExpressionBuilder<Tables, "claims">,
  support: ReturnType<typeof currentSupport>,
) {
  return claims
    .case()
    .when("claims.evidenceState", "<>", "supported")
    .then(0)
    .when(claims.exists(support))
    .then(0)
    .else(1)
    .end();
}

/** The current Assessments that support a Claim's version. */
function currentSupport(claims: ExpressionBuilder<Tables, "claims">) {
  return claims
    .selectFrom("assessments")
    .leftJoin("supersessions", "supersessions.olderDigest", "assessments.recordDigest")
    .select("assessments.id")
    .whereRef("assessments.claimId", "=", "claims.id")
    .whereRef("assessments.claimVersionId", "=", "claims.versionId")
    .where("assessments.conclusion", "=", "supports")
    .where("supersessions.newerDigest", "is", null);
}

/** Those with more than low confidence. */
function confidentSupport(claims: ExpressionBuilder<Tables, "claims">) {
  return currentSupport(claims).where(({ or, eb }) =>
    // Unescaped quotes: text in the canonical JSON cannot contain this. PostgreSQL refuses to parse JSON with \u0000.
    or(["high", "medium"].map((level) => eb("assessments.record", "like", `%"confidence":"${level}"%`))),
  );
}

/** Those of Runs of the present version of the Claim's experiment, which its code is a part of. */
function supportByLatestCode(claims: ExpressionBuilder<Tables, "claims">) {
  return (
    currentSupport(claims)
      .innerJoin("runs", "runs.id", "assessments.runId")
      .innerJoin("experiments", "experiments.id", "runs.experimentId")
      // A Claim that was given to another experiment has no support of that one.
      .whereRef("experiments.id", "=", "claims.experimentId")
      .whereRef("runs.experimentVersionId", "=", "experiments.versionId")
  );
}
