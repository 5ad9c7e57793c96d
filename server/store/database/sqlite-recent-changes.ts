import type { Statement } from "better-sqlite3";
import { createChangeLog, type RecentChanges } from "./recent-changes.ts";

/** Reads the changes by the number that triggers give them (repository-triggers.ts), each time those since the last time. */
export function sqliteRecentChanges(prepare: (sql: string) => Statement): RecentChanges {
  const log = createChangeLog();
  let last: number | undefined;
  const catchUp = (): number => {
    const rows = last === undefined ? [] : (prepare(changesAfter).all(last) as ChangeRow[]);
    if (last === undefined || rows.length === maxRows) {
      last = (prepare(lastChange).get() as { last: number | null }).last ?? 0;
      log.forgetUntil(last);
      return last;
    }
    if (rows.length === 0) return last;
    log.add(
      rows.map(({ number, repositoryId, at, id }) => ({
        number,
        repositoryId,
        place: id === null ? null : { at, id },
      })),
    );
    last = rows.at(-1)!.number;
    return last;
  };
  return {
    latest() {
      try {
        return catchUp();
      } catch {
        // Somebody holds a lock on the file for a moment.
        return undefined;
      }
    },
    mayTouch: log.mayTouch,
  };
}

type ChangeRow = { number: number; repositoryId: string } & (
  | { id: string; at: string }
  | { id: null; at: null }
);

/** Rows of one reading. To read more takes longer than it spares. */
const maxRows = 300;

/** A subquery, so that SQLite keeps the plan (stable-plans.ts). One statement: each change with Claims that are as new. */
const changesAfter = `select r.change as number, r."repositoryId", c."createdAt" as at, c.id
  from "repositoryRevisions" r left join claims c on c."repositoryId" = r."repositoryId"
  where r.change > (select ?) order by r.change limit ${maxRows}`;

const lastChange = `select max(change) as last from "repositoryRevisions"`;
