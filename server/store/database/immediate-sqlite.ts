import { setImmediate as nextLoop, setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { retryWhileLocked } from "./retry-while-locked.ts";
import { StablePlanCompiler } from "./stable-plans.ts";

/**
 * SQLite that never blocks the event loop for a lock that somebody else holds, on a handle without a busy timeout, nor
 * for the disk, on one that does not sync its commits itself: a write resolves when `sync` has, and others may use the
 * handle meanwhile.
 *
 * Transactions take the write lock when they begin. A deferred transaction that reads first and writes later fails with
 * SQLITE_BUSY if another process wrote in between (https://sqlite.org/lang_transaction.html, 2.2).
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #sync: () => Promise<void>;

  constructor(config: SqliteDialectConfig, sync: () => Promise<void>) {
    super(config);
    this.#config = config;
    this.#sync = sync;
  }

  override createAdapter(): SqliteAdapter {
    return new SharedHandleAdapter();
  }

  override createQueryCompiler(): StablePlanCompiler {
    return new StablePlanCompiler();
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config, this.#sync);
  }
}

/** The driver below takes turns itself: the library's would not pass on while a statement waits for a lock. */
class SharedHandleAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const beginImmediate = CompiledQuery.raw("begin immediate");

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #turns = new Turns();
  readonly #sync: () => Promise<void>;

  constructor(config: SqliteDialectConfig, sync: () => Promise<void>) {
    super(config);
    this.#sync = sync;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const turn = await this.#turns.take();
    return new TurnConnection(await super.acquireConnection(), this.#turns, turn, this.#sync);
  }

  override async beginTransaction(connection: TurnConnection): Promise<void> {
    await connection.executeQuery(beginImmediate);
    connection.keepsTurn = true;
  }

  override async commitTransaction(connection: TurnConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
    connection.keepsTurn = false;
    await connection.syncAside();
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof TurnConnection) connection.endTurn();
  }
}

/** The handle, for as long as it is the turn of one user of it. */
class TurnConnection implements DatabaseConnection {
  /** Within a transaction, which already has the lock and must not be joined by others' statements. */
  keepsTurn = false;
  readonly #connection: DatabaseConnection;
  readonly #turns: Turns;
  readonly #sync: () => Promise<void>;
  #endTurn: (() => void) | null;

  constructor(connection: DatabaseConnection, turns: Turns, endTurn: () => void, sync: () => Promise<void>) {
    this.#connection = connection;
    this.#turns = turns;
    this.#endTurn = endTurn;
    this.#sync = sync;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#endTurn ??= await this.#turns.take();
    await this.#turns.shareLoop();
    const work = () => this.#connection.executeQuery<R>(query);
    if (this.keepsTurn) return work();
    const result = await retryWhileLocked(work, (milliseconds) => this.#standBack(milliseconds));
    // Statements of other kinds are rare, and hardly one of them reads.
    if (query.query.kind !== "SelectQueryNode" && query !== beginImmediate) await this.syncAside();
    return result;
  }

  streamQuery<R>(...request: Parameters<DatabaseConnection["streamQuery"]>) {
    return this.#connection.streamQuery<R>(...request);
  }

  endTurn(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  /** Waits until what was committed is on the disk; others have their turn meanwhile. */
  async syncAside(): Promise<void> {
    this.endTurn();
    await this.#sync();
  }

  /** Reads need no lock: they go on while this waits. */
  async #standBack(milliseconds: number): Promise<void> {
    this.endTurn();
    await sleep(milliseconds);
    this.#endTurn = await this.#turns.take();
  }
}

/** Statements are synchronous, and what follows each runs in the same turn of the event loop. */
const maxLoopMilliseconds = 20;

/** One user of the handle at a time, in the order of their arrival. */
class Turns {
  /** When the first statement of this turn of the event loop began. */
  #loopBegan: number | null = null;
  #last: Promise<void> = Promise.resolve();

  /** Lets the event loop serve others where statements have taken so long of its turn. */
  async shareLoop(): Promise<void> {
    if (this.#loopBegan === null) {
      this.#loopBegan = performance.now();
      setImmediate(() => {
        this.#loopBegan = null;
      });
    } else if (performance.now() - this.#loopBegan > maxLoopMilliseconds) await nextLoop();
  }

  /** Waits for a turn and returns what ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
