import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool, type PoolConfig, types } from "pg";
import type { OpenDatabase } from "./open-database.ts";
import { acquireServerProcessLock } from "./server-process-lock.ts";
import type { Tables } from "./tables.ts";

const int8 = 20;

/**
 * Opens a database of a PostgreSQL server. Connections are made as they are needed, ten at most, and anew where the
 * server was away for a while: what was under way fails, what comes later does not.
 */
export async function openPostgres(url: string, warn: (error: unknown) => void): Promise<OpenDatabase> {
  const options: PoolConfig = {
    connectionString: url,
    application_name: "research-verification",
    max: 10,
    connectionTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    // An experiment may take an hour, a statement of ours may not.
    statement_timeout: 60_000,
    // What a process that hangs has locked is free again after this.
    idle_in_transaction_session_timeout: 30_000,
    Client: TextClient,
    types: {
      // Counts and moments in milliseconds: none comes near 2^53.
      getTypeParser: ((id: number, format: "text") =>
        id === int8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  };
  const pool = new Pool(options);
  // Of its own: who waits for a turn must not hold what the one whose turn it is needs.
  const turns = new Pool({ ...options, max: 4 });
  for (const one of [pool, turns]) one.on("error", warn);
  try {
    await requireUtf8(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    // The server's own processes execute every statement.
    reads: db,
    handles: { kind: "postgres", pool },
    acquireProcessLock: (whenAlone) => acquireServerProcessLock(url, whenAlone, warn),
    withLock: (name, work) => withAdvisoryLock(turns, name, work),
    async close() {
      await Promise.all([pool.end(), turns.end()]);
    },
  };
}

/** Holds an advisory lock by this name meanwhile; the server drops it with the connection. */
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

/** PostgreSQL's text holds every character but NUL, which anybody may send: it is kept as U+FFFD. */
class TextClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the library's own signature has a dozen forms.
  override query(query: any, values?: any, callback?: any): any {
    if (Array.isArray(query?.values)) query.values = query.values.map(withoutNul);
    return super.query(query, Array.isArray(values) ? values.map(withoutNul) : values, callback);
  }
}

function withoutNul(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value;
}

async function requireUtf8(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ server_encoding: string }>("show server_encoding")
    .catch((error: Error & { code?: string }) => {
      // An address has no text for several that were tried in vain; neither text holds the password.
      const reason = error.message || error.code;
      throw new Error(`The database of SERVICE_DATABASE_URL cannot be opened: ${reason}`, { cause: error });
    });
  const encoding = rows[0]!.server_encoding;
  if (encoding !== "UTF8") throw new Error(`The database holds ${encoding}: make one with encoding UTF8.`);
}
