import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** A lock that marks this process as a user of a database until it is released or the process ends. */
export interface ServerProcessLock {
  release(): Promise<void>;
}

/** The advisory lock's key, "verify" in ASCII; arbitrary, but no other program of this database may use it. */
const lockKey = 0x766572696679;
const reconnectMilliseconds = 2_000;

/** The library's types lack these two methods. */
type Session = Client & { ref(): void; unref(): void };

/**
 * Registers this process as a user of a database that several machines may use, as `acquireProcessLock` does for a data
 * folder: where no other process uses it, runs `whenAlone` first and keeps other processes waiting until it has ended.
 *
 * The lock is an advisory lock of a dedicated session: exclusive during `whenAlone`, then shared. The server releases
 * it with the connection. A process whose connection is cut acquires it again; a process that started in between may
 * have considered itself alone and ended the first one's leases, whose fencing tokens then refuse its late writes.
 */
export async function acquireServerProcessLock(
  url: string,
  whenAlone: () => Promise<void>,
  warn: (error: unknown) => void,
): Promise<ServerProcessLock> {
  let released = false;
  let session = await connect(url, warn);

  /** Reconnects and acquires the shared lock again after the connection was cut. */
  async function reconnect(): Promise<void> {
    while (!released) {
      try {
        session = await connect(url, warn);
        await session.query(`select pg_advisory_lock_shared(${lockKey})`);
        break;
      } catch (error) {
        warn(error);
        await sleep(reconnectMilliseconds, undefined, { ref: false });
      }
    }
    if (released) await session.end();
    else watchConnection();
  }

  /** Unrefs the session, so that the lock does not keep a process alive whose start fails later. */
  function watchConnection(): void {
    session.once("end", () => void reconnect());
    session.unref();
  }

  const tryLock = async (how: string) => {
    const { rows } = await session.query<{ took: boolean }>(
      `select pg_try_advisory_lock${how}(${lockKey}) as took`,
    );
    return rows[0]!.took;
  };
  const release = async () => {
    released = true;
    session.ref();
    await session.end();
  };
  try {
    for (;;) {
      const alone = await tryLock("");
      if (alone) await whenAlone();
      if (await tryLock("_shared")) {
        if (alone) await session.query(`select pg_advisory_unlock(${lockKey})`);
        watchConnection();
        return { release };
      }
      await sleep(20);
    }
  } catch (error) {
    await release();
    throw error;
  }
}

async function connect(url: string, warn: (error: unknown) => void): Promise<Session> {
  const client = new Client({ connectionString: url, application_name: "research-verification presence" });
  client.on("error", warn);
  await client.connect();
  // The server detects a machine that disappeared without closing the connection after about a minute.
  await client.query("set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10");
  return client as Session;
}
