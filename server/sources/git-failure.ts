import { DomainError } from "../domain/errors.ts";
import type { MessageKey } from "../domain/messages/render.ts";
import type { GitResult } from "./git.ts";

interface Reading {
  says: RegExp;
  code: "upstream_failed" | "unprocessable";
  key: MessageKey;
  retryable?: boolean;
}

/** What git says (in the C locale, versions 2.39 to 2.51) and what it means; the first that matches counts. */
const readings: Reading[] = [
  // Said alone, without the reason that index-pack prints on every error of its own: a limit has killed it.
  {
    says: /^fatal: fetch-pack: invalid index-pack output$/,
    code: "unprocessable",
    key: "source.too_large",
  },
  { says: /signal 25|File too large|out of memory/i, code: "unprocessable", key: "source.too_large" },
  {
    says: /fsck error|error in (object|tree|blob|commit)|fsck_objects|bad object|inflate returned|pack is corrupted|pack has bad/,
    code: "unprocessable",
    key: "source.corrupt",
  },
  { says: /returned error: 30\d|redirect/, code: "upstream_failed", key: "source.redirected" },
  {
    says: /not found|could not read Username|Authentication failed|returned error: (401|403|404|410)|does not exist|not appear to be a git repository|Could not read from remote/,
    code: "upstream_failed",
    key: "source.not_found",
  },
];

/** What remains: on the way to the host it is trouble that may pass, on our own disk it is the repository. */
const otherwise: Record<"fetching" | "reading", Reading> = {
  fetching: { says: /^/, code: "upstream_failed", key: "source.unreachable", retryable: true },
  reading: { says: /^/, code: "unprocessable", key: "source.corrupt" },
};

/** The typed failure of a git run that did not succeed. What git said goes to the log alone, as the cause. */
export function gitFailure(
  doing: "fetching" | "reading",
  url: string,
  result: GitResult,
  limit: number,
): DomainError {
  const cause = new Error(`git exited with ${result.code}: ${result.stderr.trim()}`);
  const reading = readings.find(({ says }) => says.test(result.stderr.trim())) ?? otherwise[doing];
  const { code, key, retryable = false } = reading;
  return new DomainError(code, key, { parameters: { url, limit }, retryable, cause });
}
