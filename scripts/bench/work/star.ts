import { createHash } from "node:crypto";
import Database from "better-sqlite3";

interface StarUpdate {
  repositoryId: string;
  action: "star" | "unstar";
}

/**
 * Stars as the service's store does, for whoever has the key. A commit is on the disk when the answer leaves, as the
 * service promises; here SQLite syncs each one itself.
 */
export function openStars(path: string) {
  const database = new Database(path, { timeout: 5000 });
  database.pragma("synchronous = FULL");
  const account = database.prepare(
    `select "referenceId" as id, permissions from apikey where key = ? and enabled = 1
      and ("expiresAt" is null or "expiresAt" > ?)`,
  );
  const repository = database.prepare(
    `select 1 from repositories where id = ? and visibility = 'public' and "withdrawnAt" is null`,
  );
  const add = database.prepare(
    `insert into reactions (kind, "targetId", "accountId", "createdAt") values ('star', ?, ?, ?) on conflict do nothing`,
  );
  const remove = database.prepare(
    `delete from reactions where kind = 'star' and "targetId" = ? and "accountId" = ?`,
  );
  const count = database.prepare(
    `insert into "reactionCounts" (kind, "targetId", count) values ('star', @id, max(@change, 0))
      on conflict ("targetId", kind) do update set count = count + @change returning count`,
  );
  const change = database.transaction(({ repositoryId: id, action }: StarUpdate, accountId: string) => {
    const isSet = action === "star";
    const { changes } = isSet ? add.run(id, accountId, new Date().toISOString()) : remove.run(id, accountId);
    return (count.get({ id, change: changes === 0 ? 0 : isSet ? 1 : -1 }) as { count: number }).count;
  });
  return (key: string, update: StarUpdate) => {
    const digest = createHash("sha256").update(key).digest("base64url");
    const found = account.get(digest, new Date().toISOString()) as
      | { id: string; permissions: string }
      | undefined;
    const { service: scopes = [] } = JSON.parse(found?.permissions ?? "{}") as { service?: string[] };
    if (!found || !scopes.includes("write")) return { status: 401, body: { error: "unknown key" } };
    if (!repository.get(update.repositoryId)) return { status: 403, body: { error: "no such repository" } };
    return { status: 200, body: { starCount: change.immediate(update, found.id) } };
  };
}
