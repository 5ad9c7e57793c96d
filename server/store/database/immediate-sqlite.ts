import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { CommitGroups, type Member } from "./commit-groups.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";
import { StablePlanCompiler } from "./stable-plans.ts";
import { Turns } from "./turns.ts";

export interface ImmediateSqliteConfig {
  database: SqliteDatabase & { readonly inTransaction: boolean };
}

/**
 * SQLite that never blocks the event loop for a lock that somebody else holds, on a handle without a busy timeout, nor
 * for the disk, on one that does not sync its commits itself: a write resolves when `sync` has, and others may use the
 * handle meanwhile.
 *
 * Transactions take the write lock when they begin. A deferred transaction that reads first and writes later fails with
 * SQLITE_BUSY if another process wrote in between (https://sqlite.org/lang_transaction.html, 2.2).
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: ImmediateSqliteConfig;
  readonly #sync: () => Promise<void>;

  constructor(config: ImmediateSqliteConfig, sync: () => Promise<void>) {
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
  readonly #groups: CommitGroups;
  #handle: DatabaseConnection | undefined;

  constructor(config: ImmediateSqliteConfig, sync: () => Promise<void>) {
    super(config);
    this.#sync = sync;
    this.#groups = new CommitGroups(() => {
      const connection = this.#connect();
      return {
        begin: () => connection.begin(),
        execute: (sql) => connection.executeQuery(CompiledQuery.raw(sql)),
        isOpen: () => config.database.inTransaction,
        end: () => connection.endTurn(),
        sync,
      };
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#handle ??= await super.acquireConnection();
    return this.#connect();
  }

  override async beginTransaction(connection: TurnConnection): Promise<void> {
    connection.member = await this.#groups.begin();
  }

  override async commitTransaction(connection: TurnConnection): Promise<void> {
    await connection.leaveGroup()?.commit();
  }

  override async rollbackTransaction(connection: TurnConnection): Promise<void> {
    // Of what could not be committed nothing is left.
    await connection.leaveGroup()?.rollback(connection.failure);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof TurnConnection) connection.endTurn();
  }

  #connect(): TurnConnection {
    return new TurnConnection(this.#handle!, this.#turns, this.#sync);
  }
}

/** The handle, for as long as it is the turn of one user of it. */
class TurnConnection implements DatabaseConnection {
  /** Where it is a transaction: others' statements have no turn before its group has ended. */
  member: Member | null = null;
  /** What the last statement failed with. */
  failure: unknown;
  /** Within a transaction of the handle, which already has the lock. */
  #keepsTurn = false;
  readonly #connection: DatabaseConnection;
  readonly #turns: Turns;
  readonly #sync: () => Promise<void>;
  #endTurn: (() => void) | null = null;

  constructor(connection: DatabaseConnection, turns: Turns, sync: () => Promise<void>) {
    this.#connection = connection;
    this.#turns = turns;
    this.#sync = sync;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.member || this.#keepsTurn) {
      await this.#turns.shareLoop();
      return this.#executeInTransaction(query);
    }
    const result = await this.#executeAlone<R>(query);
    // Statements of other kinds are rare, and hardly one of them reads.
    if (query.query.kind !== "SelectQueryNode") await this.syncAside();
    return result;
  }

  streamQuery<R>(...request: Parameters<DatabaseConnection["streamQuery"]>) {
    return this.#connection.streamQuery<R>(...request);
  }

  /** Waits for the write lock. */
  async begin(): Promise<void> {
    await this.#executeAlone(beginImmediate);
    this.#keepsTurn = true;
  }

  leaveGroup(): Member | null {
    const { member } = this;
    this.member = null;
    return member;
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

  async #executeInTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#connection.executeQuery<R>(query);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  async #executeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#endTurn ??= await this.#turns.take();
    await this.#turns.shareLoop();
    const work = () => this.#connection.executeQuery<R>(query);
    return retryWhileLocked(work, (milliseconds) => this.#standBack(milliseconds));
  }

  /** Reads need no lock: they go on while this waits. */
  async #standBack(milliseconds: number): Promise<void> {
    this.endTurn();
    await sleep(milliseconds);
    this.#endTurn = await this.#turns.take();
  }
}
