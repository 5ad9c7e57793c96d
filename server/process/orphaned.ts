import { readFileSync } from "node:fs";

/**
 * Calls `stop` once npm, which started this process, is gone: npx that is killed takes its shell and what it started
 * nowhere, and the port would stay taken. Without npm, a parent that goes is the shell that put this into the background.
 */
export function whenOrphaned(env: NodeJS.ProcessEnv, stop: () => void): void {
  if (env.npm_lifecycle_event === undefined) return;
  const started = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === started) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

/** The parent, and where it is the shell that npx puts between, the parent's own. */
function ancestors(): string {
  const { ppid } = process;
  try {
    // After the name in parentheses, which may hold anything: the state, then the parent.
    const stat = readFileSync(`/proc/${ppid}/stat`, "utf8");
    return `${ppid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]}`;
  } catch {
    return String(ppid);
  }
}
