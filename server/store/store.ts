import type { Kysely } from "kysely";
import { createAccountStore } from "./accounts.ts";
import { createAssessmentStore } from "./assessments.ts";
import { createAvatarStore } from "./avatars.ts";
import { createClaimStamps } from "./claim-stamps.ts";
import { createClaimStore } from "./claims.ts";
import { createDataRevisionStore } from "./data-revision.ts";
import { type CommittedReads, readsOf } from "./database/committed-reads.ts";
import { dialectOf } from "./database/dialect.ts";
import type { RecentChanges } from "./database/recent-changes.ts";
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
export type Queries = { readonly [Name in keyof typeof stores]: ReturnType<(typeof stores)[Name]> };

/**
 * `reads` executes the queries that may take long, `committed` short ones that many requests make. With `changes`, those
 * that are made again and again are made where something was changed.
 */
export function createStore(
  db: Kysely<Tables>,
  reads: Kysely<Tables> = db,
  committed: CommittedReads = readsOf(db),
  changes?: RecentChanges,
): Store {
  return Object.assign(createQueries({ db, reads, committed, changes }), {
    transaction: <T>(work: (store: Queries) => Promise<T>) =>
      dialectOf(db).transaction(db, (trx) =>
        work(createQueries({ db: trx, reads: trx, committed: readsOf(trx) })),
      ),
  });
}

interface Handles {
  db: Kysely<Tables>;
  reads: Kysely<Tables>;
  committed: CommittedReads;
  /** None in a transaction, which may have changed what nobody else sees. */
  changes?: RecentChanges | undefined;
}

const stores = {
  repositories: ({ db, reads, committed }: Handles) => createRepositoryStore(db, reads, committed),
  experiments: ({ db }: Handles) => createExperimentStore(db),
  claims: ({ db, reads }: Handles) => createClaimStore(db, reads),
  claimStamps: ({ db, committed, changes }: Handles) => createClaimStamps(db, committed, changes),
  runs: ({ db }: Handles) => createRunStore(db),
  search: ({ reads }: Handles) => createSearchStore(reads),
  evidence: ({ db }: Handles) => createEvidenceStore(db),
  accounts: ({ db }: Handles) => createAccountStore(db),
  assessments: ({ db }: Handles) => createAssessmentStore(db),
  avatars: ({ db }: Handles) => createAvatarStore(db),
  idempotencyKeys: ({ db }: Handles) => createIdempotencyStore(db),
  jobs: ({ db }: Handles) => createJobStore(db),
  reactions: ({ db }: Handles) => createReactionStore(db),
  mailTokens: ({ db }: Handles) => createMailTokenStore(db),
  members: ({ db }: Handles) => createMemberStore(db),
  objects: ({ db }: Handles) => createObjectReferenceStore(db),
  pageStamps: ({ db, committed }: Handles) => createPageStamps(db, committed),
  queue: ({ db }: Handles) => createQueueStore(db),
  repositoryStamps: ({ db, committed }: Handles) => createRepositoryStamps(db, committed),
  quotas: ({ db }: Handles) => createQuotaStore(db),
  principals: ({ db, committed }: Handles) => createPrincipalStore(db, committed),
  signingKeys: ({ db }: Handles) => createSigningKeyStore(db),
  dataRevision: ({ db, committed }: Handles) => createDataRevisionStore(db, committed),
  repositoryRevisions: ({ db }: Handles) => createRepositoryRevisionStore(db),
};

/** Makes each store when it is first asked for: a transaction uses two or three of them. */
class LazyQueries {
  readonly handles: Handles;

  constructor(handles: Handles) {
    this.handles = handles;
  }
}

for (const [name, create] of Object.entries(stores))
  Object.defineProperty(LazyQueries.prototype, name, {
    get(this: LazyQueries) {
      const value = create(this.handles);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });

const createQueries = (handles: Handles) => new LazyQueries(handles) as unknown as Queries;
