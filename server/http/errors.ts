import { DomainError, type ErrorCode, type FailureFacts, type Issue } from "../domain/errors.ts";
import { type Language, render } from "../domain/messages/render.ts";
import { repositoryPath } from "../domain/repository/submission.ts";
import { quotaHeaders, rateLimitHeaders } from "../headers/limits.ts";

export type ErrorFamily = "v1" | "text";

/** The one place that knows which status a failure has. */
export const statuses: Record<ErrorCode, number> = {
  invalid_request: 400,
  unauthenticated: 401,
  invalid_api_key: 401,
  session_required: 403,
  insufficient_scope: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  unprocessable: 422,
  rate_limited: 429,
  quota_exceeded: 429,
  internal: 500,
  upstream_failed: 502,
  integrity_failed: 502,
  degraded: 503,
  license_restricted: 451,
};

const challenge = 'Bearer realm="Research Verification Service"';

export interface ErrorResponse {
  status: number;
  headers: Record<string, string | number>;
  body: unknown;
}

/**
 * Builds the response of a failure, in the shape of its family and the language of its reader. What is not a DomainError
 * is a defect: its text stays in the log.
 */
export function toErrorResponse(
  thrown: unknown,
  family: ErrorFamily,
  language: Language = "en",
): ErrorResponse {
  const error = thrown instanceof DomainError ? thrown : new DomainError("internal", "internal.error");
  const headers = { "Content-Language": language, ...headersOf(error.facts) };
  const failure = {
    code: error.code,
    message: render(error.key, error.parameters, language),
    issues: error.issues.map(({ pointer, message, text }) => ({
      pointer,
      message: text ? render(text.key, text.parameters, language) : message,
    })),
    extra: membersOf(error.facts),
  };
  const status = statuses[error.code];
  return {
    status,
    // RFC 9110, 11.6.1; of the ways to send a key the one that has a registered scheme.
    headers: { ...headers, ...(status === 401 ? { "WWW-Authenticate": challenge } : {}) },
    body: family === "v1" ? v1Body(failure) : textBody(failure),
  };
}

function headersOf({
  retryAfterSeconds,
  quota,
  rateLimit,
  allowedMethods,
  completeLength,
}: FailureFacts): Record<string, string | number> {
  return {
    ...(retryAfterSeconds !== undefined ? { "Retry-After": retryAfterSeconds } : {}),
    ...(quota ? quotaHeaders(quota) : {}),
    ...(rateLimit ? rateLimitHeaders(rateLimit) : {}),
    // RFC 9110, 15.5.6.
    ...(allowedMethods ? { Allow: allowedMethods.join(", ") } : {}),
    // RFC 9110, 15.5.17.
    ...(completeLength !== undefined
      ? { "Content-Range": `bytes */${completeLength}`, "Accept-Ranges": "bytes" }
      : {}),
  };
}

/** Members of the body beside the message. */
function membersOf({ existing }: FailureFacts): Record<string, unknown> {
  return existing ? { url: repositoryPath(existing.owner, existing.slug) } : {};
}

interface Failure {
  code: ErrorCode;
  message: string;
  issues: Issue[];
  extra: Record<string, unknown>;
}

function v1Body({ code, message, issues, extra }: Failure): unknown {
  const details = { ...extra, ...(issues.length > 0 ? { issues } : {}) };
  return { error: { code, message, ...(Object.keys(details).length > 0 ? { details } : {}) } };
}

/** The unversioned family has no member for issues: they are appended to the message. */
function textBody({ message, issues, extra }: Failure): unknown {
  const listed = issues.filter((issue) => !message.includes(issue.message));
  const tail = listed.map((issue) => `${issue.pointer}: ${issue.message}`).join("; ");
  return { error: tail ? `${message} (${tail})` : message, ...extra };
}
