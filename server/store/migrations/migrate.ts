import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { dialectOf } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import { up as identity } from "./0001-identity.ts";
import { up as repositories } from "./0002-repositories.ts";
import { up as jobs } from "./0003-jobs.ts";
import { up as signingKeys } from "./0004-signing-keys.ts";
import { up as search } from "./0005-search.ts";
import { up as socialAndForks } from "./0006-social-and-forks.ts";
import { up as avatars } from "./0007-avatars.ts";
import { up as dataRevision } from "./0008-data-revision.ts";
import { up as reactions } from "./0009-reactions.ts";
import { up as jobSlots } from "./0010-job-slots.ts";
import { up as jobBudget } from "./0011-job-budget.ts";
import { up as replacedRuns } from "./0012-replaced-runs.ts";
import { up as metadataOnlyPapers } from "./0013-metadata-only-papers.ts";
import { up as runDurations } from "./0014-run-durations.ts";
import { up as furtherVersions } from "./0015-further-versions.ts";
import { up as claimOrigins } from "./0016-claim-origins.ts";
import { up as withdrawals } from "./0017-withdrawals.ts";
import { up as idempotencyKeys } from "./0018-idempotency-keys.ts";
import { up as mailTokens } from "./0019-mail-tokens.ts";
import { up as assessmentIndexes } from "./0020-assessment-indexes.ts";
import { up as repositoryRevisions } from "./0021-repository-revisions.ts";
import { up as nearClaims } from "./0022-near-claims.ts";
import { up as numberedChanges } from "./0023-numbered-changes.ts";
import { up as wordsByAudience } from "./0024-words-by-audience.ts";

/** In order, forward only: a released migration is never edited; a change gets a new number. */
const migrations = {
  "0001-identity": identity,
  "0002-repositories": repositories,
  "0003-jobs": jobs,
  "0004-signing-keys": signingKeys,
  "0005-search": search,
  "0006-social-and-forks": socialAndForks,
  "0007-avatars": avatars,
  "0008-data-revision": dataRevision,
  "0009-reactions": reactions,
  "0010-job-slots": jobSlots,
  "0011-job-budget": jobBudget,
  "0012-replaced-runs": replacedRuns,
  "0013-metadata-only-papers": metadataOnlyPapers,
  "0014-run-durations": runDurations,
  "0015-further-versions": furtherVersions,
  "0016-claim-origins": claimOrigins,
  "0017-withdrawals": withdrawals,
  "0018-idempotency-keys": idempotencyKeys,
  "0019-mail-tokens": mailTokens,
  "0020-assessment-indexes": assessmentIndexes,
  "0021-repository-revisions": repositoryRevisions,
  "0022-near-claims": nearClaims,
  "0023-numbered-changes": numberedChanges,
  "0024-words-by-audience": wordsByAudience,
};

/**
 * Applies pending migrations under the migrator's lock.
 *
 * @throws Error where the database is newer than the code: running on it could lose what the newer version wrote.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const dialect = dialectOf(db);
  const provided = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (transaction: Kysely<unknown>) => up(dialect.forMigrations(transaction), dialect) },
  ]);
  const { error } = await createMigrator(db, Object.fromEntries(provided)).migrateToLatest();
  if (error)
    throw new Error(`The database could not be migrated: ${describeError(error)}`, {
      cause: error,
    });
}

/** Returns the names of the migrations that the database lacks. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const provider = Object.fromEntries(Object.keys(migrations).map((name) => [name, { up: async () => {} }]));
  const infos = await createMigrator(db, provider).getMigrations();
  return infos.filter((item) => item.executedAt === undefined).map((item) => item.name);
}

type Provider = Record<string, { up: (db: Kysely<unknown>) => Promise<void> }>;

function createMigrator(db: Kysely<Tables>, provider: Provider): Migrator {
  return new Migrator({ db: db as Kysely<unknown>, provider: { getMigrations: async () => provider } });
}

function describeError(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /corrupted migrations/.test(text)
    ? "it was made by a newer version of the service. Start that version, or restore a backup made by this one."
    : text;
}
