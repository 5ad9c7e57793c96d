import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool, type PoolConfig, types } from "pg";
import { readsOf } from "./committed-reads.ts";
import type { OpenDatabase } from "./open-database.ts";
import { publicChanges } from "./public-revision.ts";
import { acquireServerProcessLock } from "./server-process-lock.ts";
import { shareReads } from "./share-reads.ts";
import { maxUnsummedRows, sumRevisions } from "./sum-revisions.ts";
import type { Tables } from "./tables.ts";

const int8 = 20;

/**
 * Opens a PostgreSQL database. The pool opens up to ten connections on demand and reconnects after an outage of the
 * server: statements in flight fail, later ones succeed.
 *
 * @throws Error where the server cannot be reached or the database's encoding is not UTF8.
 */
export async function openPostgres(url: string, warn: (error: unknown) => void): Promise<OpenDatabase> {
  const options: PoolConfig = {
    connectionString: url,
    application_name: "research-verification",
    max: 10,
    connectionTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    // Experiments run for up to an hour, but outside statements.
    statement_timeout: 60_000,
    // Frees the locks of a process that hangs.
    idle_in_transaction_session_timeout: 30_000,
    Client: TextClient,
    types: {
      // Counts and epoch milliseconds stay far below 2^53.
      getTypeParser: ((id: number, format: "text") =>
        id === int8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  };
  const pool = new Pool(options);
  // A separate pool: waiting for a lock must not occupy the connections that the lock's holder needs.
  const lockPool = new Pool({ ...options, max: 4 });
  for (const each of [pool, lockPool]) each.on("error", warn);
  try {
    await requireUtf8(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    // The server executes statements in processes of its own, so reads need no other connection.
    reads: db,
    handles: { kind: "postgres", pool },
    committedReads: readsOf(db),
    publicRevision: shareReads(async () => {
      const result = await pool.query<[changes: number | null, rows: number]>({
        text: publicChanges,
        name: "publicChanges",
        rowMode: "array",
      });
      const [changes, rows] = result.rows[0]!;
      if (rows > maxUnsummedRows) await sumRevisions(db);
      return changes ?? 0;
    }),
    acquireProcessLock: (whenAlone) => acquireServerProcessLock(url, whenAlone, warn),
    withLock: (name, work) => withAdvisoryLock(lockPool, name, work),
    async close() {
      await Promise.all([pool.end(), lockPool.end()]);
    },
  };
}

/** Runs `work` holding the advisory lock of this name; the server releases it when the connection ends. */
async function withAdvisoryLock<T>(pool: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
    try {
      return await work();
    } finally {
      await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", [name]);
    }
  } finally {
    client.release();
  }
}

/** Replaces NUL in parameters by U+FFFD: clients may send it, and PostgreSQL's text cannot store it. */
class TextClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the library's own signature has a dozen forms.
  override query(query: any, values?: any, callback?: any): any {
    if (Array.isArray(query?.values)) query.values = query.values.map(replaceNul);
    return super.query(query, Array.isArray(values) ? values.map(replaceNul) : values, callback);
  }
}

function replaceNul(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value;
}

async function requireUtf8(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ server_encoding: string }>("show server_encoding")
    .catch((error: Error & { code?: string }) => {
      // An AggregateError of several addresses has an empty message. Neither member contains the password.
      const reason = error.message || error.code;
      throw new Error(`The database of SERVICE_DATABASE_URL cannot be opened: ${reason}`, { cause: error });
    });
  const encoding = rows[0]!.server_encoding;
  if (encoding !== "UTF8") throw new Error(`The database holds ${encoding}: make one with encoding UTF8.`);
}
