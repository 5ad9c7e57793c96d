import { type Config, folders } from "./config.ts";
import { clearUnfinished } from "./environments/environment-cache.ts";
import { createFolderRemover } from "./execution/folder-remover.ts";
import { createFilesystemObjects, incomingFolder } from "./objects/filesystem.ts";
import { clearFolder } from "./process/clear-folder.ts";
import type { Logger } from "./process/logger.ts";
import { openDatabase } from "./store/database/database.ts";
import { acquireProcessLock } from "./store/database/process-lock.ts";
import { migrate, pendingMigrations } from "./store/migrations/migrate.ts";
import { createStore } from "./store/store.ts";

/** Opens database and objects. Where no other process uses them, clears first what a killed one left. */
export async function composeStorage(config: Config, log: Logger, warn: (error: unknown) => void) {
  const { database, processLock, objects: objectsFolder, work, environments } = folders(config);
  const opened = await openDatabase({ url: config.databaseUrl, path: database }, warn);
  const store = createStore(opened.db, opened.reads, opened.committedReads, opened.recentChanges);
  const remover = createFolderRemover((error, folder) =>
    log.warn({ error, folder }, "A work folder was not removed"),
  );
  const recover = async () => {
    const migrations = await pendingMigrations(opened.db);
    if (migrations.length > 0) log.info({ migrations: migrations.length }, "The database is being migrated");
    await migrate(opened.db);
    // No other process is running that could hold a lease.
    await store.jobs.endLeases(new Date().toISOString());
    await store.idempotencyKeys.endLeases(new Date().toISOString());
    await store.principals.deleteIncomplete(new Date().toISOString());
  };
  const folderLock = await acquireProcessLock(processLock, async () => {
    // Temporary files of a killed process: none of these outlives its request or stage.
    await clearFolder(work, remover, log);
    await clearFolder(incomingFolder(objectsFolder), remover, log);
    await clearUnfinished(environments, remover);
    if (!opened.acquireProcessLock) await recover();
  });
  const databaseLock = await opened.acquireProcessLock?.(recover);
  if ((await pendingMigrations(opened.db)).length > 0)
    throw new Error("The database needs a migration, but another process uses it: stop that process first.");
  const sweep = () => {
    store.idempotencyKeys.deleteExpired(new Date().toISOString()).catch(warn);
    store.repositoryRevisions.sumRows().catch(warn);
  };
  const sweepTimer = setInterval(sweep, sweepMilliseconds).unref();
  return {
    store,
    publicRevision: opened.publicRevision,
    objects: await createFilesystemObjects(objectsFolder),
    remover,
    handles: opened.handles,
    lockAcrossProcesses: opened.withLock,
    pendingMigrations: () => pendingMigrations(opened.db),
    async close() {
      clearInterval(sweepTimer);
      await opened.close();
      await databaseLock?.release();
      folderLock.release();
    },
  };
}

const sweepMilliseconds = 10 * 60_000;
