import { DomainError } from "../domain/errors.ts";
import { type GitOptions, runGit } from "./git.ts";

/** The first version with `http.curloptResolve`; an older git would resolve names again, unchecked. */
const MIN_VERSION = [2, 37] as const;

/** One that sufficed is not asked again: a fifth of the processes that a fetch starts. */
let hasSufficed = false;

/** @throws DomainError `degraded` / `source.git_missing` (retryable) if git is missing or older than MIN_VERSION. */
export async function requireGitVersion(options: GitOptions): Promise<void> {
  if (hasSufficed) return;
  let output = "";
  const { code } = await runGit(["version"], options, (chunk) => {
    output += chunk.toString("latin1");
  });
  if (code !== 0 || !isSupportedVersion(output))
    throw new DomainError("degraded", "source.git_missing", { retryable: true });
  hasSufficed = true;
}

export function isSupportedVersion(version: string): boolean {
  const [, major, minor] = /^git version (\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  if (major === undefined || minor === undefined) return false;
  return major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1]);
}
