import Database from "better-sqlite3";
import { claimIdOf } from "../data/ids.ts";

/** Commits a change of another Claim so many times a second, until what it returns is called. */
export function writeMeanwhile(path: string, perSecond: number): () => Promise<void> {
  const database = new Database(path, { timeout: 2000 });
  const { count } = database.prepare("select count(*) as count from claims").get() as { count: number };
  const update = database.prepare(`update claims set "updatedAt" = ? where id = ?`);
  const began = performance.now();
  let written = 0;
  const timer = setInterval(() => {
    // A timer that is late catches up.
    for (; written < ((performance.now() - began) / 1000) * perSecond; written++)
      update.run(new Date().toISOString(), claimIdOf((written * 7919) % count));
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    database.close();
  };
}
