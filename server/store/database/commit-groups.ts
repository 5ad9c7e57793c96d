import { setImmediate as nextLoop } from "node:timers/promises";

/** The one handle that all transactions share, which has the write lock from `begin` to `end`. */
export interface GroupHandle {
  begin(): Promise<void>;
  execute(sql: string): Promise<unknown>;
  /** Whether SQLite is still within the transaction: some errors end it. */
  isOpen(): boolean;
  /** Lets others use the handle. */
  end(): void;
  /** Resolves when what was committed is on the disk. */
  sync(): Promise<void>;
}

/** A transaction of a group. One of its two methods is called once. */
export interface Member {
  /** Resolves when it is on the disk. */
  commit(): Promise<void>;
  /** Resolves when nobody can see any more what it may have read of others. `cause` is why it is given up. */
  rollback(cause: unknown): Promise<void>;
}

/** A group commits after this time, and others wait for the next one. */
const maxGroupMilliseconds = 10;

/**
 * Executes transactions that wait at the same time within one of SQLite: each is a savepoint of its own, none is
 * acknowledged before the commit of all, and one that fails takes back its own changes alone
 * (docs/decisions/0048-commit-groups.md).
 */
export class CommitGroups {
  readonly #open: () => GroupHandle;
  #waiting: GroupMember[] = [];
  #isRunning = false;

  constructor(open: () => GroupHandle) {
    this.#open = open;
  }

  /** Resolves when the statements of this transaction may run, and those of nobody else. */
  begin(): Promise<Member> {
    const member = new GroupMember();
    this.#waiting.push(member);
    if (!this.#isRunning) void this.#run();
    return member.begun;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // What the same turn of the event loop brings belongs to it.
      await nextLoop();
      const members = this.#waiting.splice(0);
      const left = await runGroup(members, this.#open());
      this.#waiting.unshift(...left);
    }
    this.#isRunning = false;
  }
}

/** Executes a group until it is on the disk; returns those that there was no time for. */
async function runGroup(members: GroupMember[], handle: GroupHandle): Promise<GroupMember[]> {
  const left = [...members];
  const executed: GroupMember[] = [];
  try {
    await handle.begin();
    const began = performance.now();
    // Where it is alone, all is taken back or nothing.
    const isAlone = left.length === 1;
    do {
      const member = left.shift()!;
      executed.push(member);
      await runMember(member, handle, isAlone);
    } while (left.length > 0 && performance.now() - began < maxGroupMilliseconds);
    await handle.execute(executed.some(isKept) ? "commit" : "rollback");
  } catch (error) {
    if (handle.isOpen()) await handle.execute("rollback").catch(() => undefined);
    const failed = executed.length > 0 ? executed : left.splice(0);
    for (const each of failed) each.fail(error);
    return left;
  } finally {
    handle.end();
  }
  const synced = executed.some(isKept) ? handle.sync() : Promise.resolve();
  for (const each of executed) each.succeed(each.isKept ? synced : Promise.resolve());
  // What would be committed meanwhile would wait for the next sync as well.
  await synced.catch(() => undefined);
  return left;
}

const isKept = (member: GroupMember) => member.isKept;

async function runMember(member: GroupMember, handle: GroupHandle, isAlone: boolean): Promise<void> {
  if (!isAlone) await handle.execute("savepoint member");
  await member.execute();
  if (!handle.isOpen()) throw member.cause ?? new Error("SQLite gave up the transaction.");
  if (isAlone) return;
  if (!member.isKept) await handle.execute("rollback to member");
  await handle.execute("release member");
}

class GroupMember implements Member {
  readonly #begun = Promise.withResolvers<Member>();
  readonly #ended = Promise.withResolvers<void>();
  readonly #settled = Promise.withResolvers<void>();
  readonly begun = this.#begun.promise;
  isKept = false;
  cause: unknown;

  constructor() {
    // Nobody waits for the end of what could not begin.
    this.#settled.promise.catch(() => undefined);
  }

  commit(): Promise<void> {
    this.isKept = true;
    this.#ended.resolve();
    return this.#settled.promise;
  }

  rollback(cause: unknown): Promise<void> {
    this.cause = cause;
    this.#ended.resolve();
    return this.#settled.promise;
  }

  /** Resolves when its last statement was executed. */
  execute(): Promise<void> {
    this.#begun.resolve(this);
    return this.#ended.promise;
  }

  succeed(synced: Promise<void>): void {
    this.#settled.resolve(synced);
  }

  fail(error: unknown): void {
    this.#begun.reject(error);
    this.#settled.reject(error);
  }
}
