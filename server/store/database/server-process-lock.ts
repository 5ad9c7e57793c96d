import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** That this process uses a database, for as long as it lives. */
export interface ServerProcessLock {
  release(): Promise<void>;
}

/** Any number that no other program locks in this database: "verify" in ASCII. */
const lock = 0x766572696679;
const againMilliseconds = 2_000;

/** The library's types leave these two out. */
type Session = Client & { ref(): void; unref(): void };

/**
 * Announces a process at a database that many machines may use, as `acquireProcessLock` does at a data folder: where no
 * other is there, `whenAlone` runs first, and nobody else comes in until it has ended.
 *
 * The lock is an advisory one of a session of its own: shared while present, exclusive while alone. The server drops
 * it with the connection. A process whose connection was cut announces itself again; one that came in meanwhile, and
 * took itself to be alone, may have ended its leases: their tokens fence what it still writes.
 */
export async function acquireServerProcessLock(
  url: string,
  whenAlone: () => Promise<void>,
  warn: (error: unknown) => void,
): Promise<ServerProcessLock> {
  let released = false;
  let session = await connect(url, warn);

  /** Comes back where the connection is cut. */
  async function stay(): Promise<void> {
    while (!released) {
      try {
        session = await connect(url, warn);
        await session.query(`select pg_advisory_lock_shared(${lock})`);
        break;
      } catch (error) {
        warn(error);
        await sleep(againMilliseconds, undefined, { ref: false });
      }
    }
    if (released) await session.end();
    else keep();
  }

  /** A lock keeps no process alive that has nothing else to do, as where a start goes wrong later on. */
  function keep(): void {
    session.once("end", () => void stay());
    session.unref();
  }

  const took = async (how: string) => {
    const { rows } = await session.query<{ took: boolean }>(
      `select pg_try_advisory_lock${how}(${lock}) as took`,
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
      const alone = await took("");
      if (alone) await whenAlone();
      if (await took("_shared")) {
        if (alone) await session.query(`select pg_advisory_unlock(${lock})`);
        keep();
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
  // A machine that went away without a word is missed after about a minute.
  await client.query("set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10");
  return client as Session;
}
