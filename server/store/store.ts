import type { Kysely } from "kysely";
import { createAccountStore } from "./accounts.ts";
import { createAssessmentStore } from "./assessments.ts";
import { createAvatarStore } from "./avatars.ts";
import { createClaimStamps } from "./claim-stamps.ts";
import { createClaimStore } from "./claims.ts";
import { createDataRevisionStore } from "./data-revision.ts";
import { type CommittedReads, readsOf } from "./database/committed-reads.ts";
import { dialectOf } from "./database/dialect.ts";
import type { Tables } from "./database/tables.ts";
import { createEvidenceStore } from "./evidence.ts";
import { createExperimentStore } from "./experiments.ts";
import { createIdempotencyStore } from "./idempotency-keys.ts";
import { createJobStore } from "./jobs.ts";
import { createMailTokenStore } from "./mail-tokens.ts";
import { createMemberStore } from "./members.ts";
import { createObjectReferenceStore } from "./objects.ts";
import { createPageStamps } from "./page-stamps.ts";
import { createPrincipalStore } from "./principals.ts";
import { createQueueStore } from "./queue.ts";
import { createQuotaStore } from "./quotas.ts";
import { createReactionStore } from "./reactions.ts";
import { createRepositoryStore } from "./repositories.ts";
import { createRepositoryRevisionStore } from "./repository-revisions.ts";
import { createRepositoryStamps } from "./repository-stamps.ts";
import { createRunStore } from "./runs.ts";
import { createSearchStore } from "./search/search.ts";
import { createSigningKeyStore } from "./signing-keys.ts";

/** Every query of the service, grouped by record type. */
export interface Store extends Queries {
  /**
   * Runs the same queries in a serializable transaction. After a conflict `work` runs again from its start, so it must
   * have no other side effects.
   */
  transaction<T>(work: (store: Queries) => Promise<T>): Promise<T>;
}

/** The queries, of the database or of one transaction. */
export type Queries = ReturnType<typeof createQueries>;

/** `reads` executes the queries that may take long, `committed` short ones that many requests make. */
export function createStore(
  db: Kysely<Tables>,
  reads: Kysely<Tables> = db,
  committed: CommittedReads = readsOf(db),
): Store {
  return {
    ...createQueries(db, reads, committed),
    transaction: (work) =>
      dialectOf(db).transaction(db, (trx) => work(createQueries(trx, trx, readsOf(trx)))),
  };
}

function createQueries(db: Kysely<Tables>, reads: Kysely<Tables>, committed: CommittedReads) {
  return {
    repositories: createRepositoryStore(db, reads, committed),
    experiments: createExperimentStore(db),
    claims: createClaimStore(db, reads),
    claimStamps: createClaimStamps(db, committed),
    runs: createRunStore(db),
    search: createSearchStore(reads),
    evidence: createEvidenceStore(db),
    accounts: createAccountStore(db),
    assessments: createAssessmentStore(db),
    avatars: createAvatarStore(db),
    idempotencyKeys: createIdempotencyStore(db),
    jobs: createJobStore(db),
    reactions: createReactionStore(db),
    mailTokens: createMailTokenStore(db),
    members: createMemberStore(db),
    objects: createObjectReferenceStore(db),
    pageStamps: createPageStamps(db, committed),
    queue: createQueueStore(db),
    repositoryStamps: createRepositoryStamps(db, committed),
    quotas: createQuotaStore(db),
    principals: createPrincipalStore(db, committed),
    signingKeys: createSigningKeyStore(db),
    dataRevision: createDataRevisionStore(db, committed),
    repositoryRevisions: createRepositoryRevisionStore(db),
  };
}
