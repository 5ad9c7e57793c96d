import { DomainError } from "../domain/errors.ts";
import { type GitOptions, runGit } from "./git.ts";

/** The first git that knows `http.curloptResolve`; an older one would look names up again, unchecked. */
const OLDEST = [2, 37] as const;

/** Throws `degraded` / `source.git_missing` (retryable) unless the machine's git is there and new enough. */
export async function checkGitVersion(options: GitOptions): Promise<void> {
  let output = "";
  const { code } = await runGit(["version"], options, (chunk) => {
    output += chunk.toString("latin1");
  });
  if (code !== 0 || !isNewEnough(output))
    throw new DomainError("degraded", "source.git_missing", { retryable: true });
}

export function isNewEnough(version: string): boolean {
  const [, major, minor] = /^git version (\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  if (major === undefined || minor === undefined) return false;
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
