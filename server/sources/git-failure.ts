import { DomainError } from "../domain/errors.ts";
import type { MessageKey } from "../domain/messages/render.ts";
import type { GitResult } from "./git.ts";

interface FailurePattern {
  pattern: RegExp;
  code: "upstream_failed" | "unprocessable";
  key: MessageKey;
  retryable?: boolean;
}

/** Patterns of git's stderr (C locale, versions 2.39 to 2.51) and their meaning; the first match applies. */
const failurePatterns: FailurePattern[] = [
  { pattern: /^fatal: Not a valid object name HEAD$/, code: "unprocessable", key: "source.empty" },
  // The code host's own git cannot decode a tree (tree-walk.c) and sends no pack: no later attempt succeeds.
  {
    pattern: /(malformed mode|empty filename) in tree entry|too-short tree (object|file)/,
    code: "unprocessable",
    key: "source.corrupt",
  },
  // Without the reason that index-pack prints for each of its own errors: a limit killed it.
  {
    pattern: /^fatal: fetch-pack: invalid index-pack output$/,
    code: "unprocessable",
    key: "source.too_large",
  },
  { pattern: /signal 25|File too large|out of memory/i, code: "unprocessable", key: "source.too_large" },
  {
    pattern:
      /fsck error|error in (object|tree|blob|commit)|fsck_objects|bad object|inflate returned|pack is corrupted|pack has bad/,
    code: "unprocessable",
    key: "source.corrupt",
  },
  { pattern: /returned error: 30\d|redirect/, code: "upstream_failed", key: "source.redirected" },
  {
    pattern:
      /not found|could not read Username|Authentication failed|returned error: (401|403|404|410)|does not exist|not appear to be a git repository|Could not read from remote/,
    code: "upstream_failed",
    key: "source.not_found",
  },
];

/**
 * Without a match: a failure while fetching may be transient; one while reading the local clone is the repository's.
 */
const fallbacks: Record<"fetching" | "reading", FailurePattern> = {
  fetching: { pattern: /^/, code: "upstream_failed", key: "source.unreachable", retryable: true },
  reading: { pattern: /^/, code: "unprocessable", key: "source.corrupt" },
};

/** Maps a failed git run to a DomainError. git's stderr is only its cause, which is logged and not sent to clients. */
export function gitFailure(
  action: "fetching" | "reading",
  url: string,
  result: GitResult,
  limit: number,
): DomainError {
  const cause = new Error(`git exited with ${result.code}: ${result.stderr.trim()}`);
  const failure =
    failurePatterns.find(({ pattern: says }) => says.test(result.stderr.trim())) ?? fallbacks[action];
  const { code, key, retryable = false } = failure;
  return new DomainError(code, key, { parameters: { url, limit }, retryable, cause });
}
