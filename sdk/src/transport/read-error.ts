import { ServiceError, type ServiceErrorCode } from "../errors.ts";
import type { ResponseInfo } from "./response-info.ts";

/**
 * Builds the error of a response with an error status, for any body: that of `/api/v1` (`{error: {code, message,
 * details}}`), that of the unversioned endpoints (`{error: message, ...}`), another one, or none.
 */
export function readError(info: ResponseInfo, body: unknown, redact: (text: string) => string): ServiceError {
  const { error, ...rest } = isObject(body) ? body : {};
  const message = (given: unknown) => redact(messageOf(given, info));
  // Consoles print an error with its members.
  const detailsOf = (given: unknown) => (isObject(given) ? JSON.parse(redact(JSON.stringify(given))) : null);
  if (isObject(error)) {
    const code = typeof error.code === "string" ? (error.code as ServiceErrorCode) : codeOf(info);
    return new ServiceError(info, code, message(error.message), { details: detailsOf(error.details) });
  }
  return new ServiceError(info, codeOf(info), message(error), {
    details: Object.keys(rest).length > 0 ? detailsOf(rest) : null,
    text: typeof body === "string" && body !== "" ? redact(body) : null,
  });
}

function codeOf({ status, quota }: ResponseInfo): ServiceErrorCode {
  if (status === 429 && quota?.remaining === 0) return "quota_exceeded";
  return codes[status] ?? (status >= 500 ? "internal" : "unknown");
}

const codes: Readonly<Record<number, ServiceErrorCode>> = {
  400: "invalid_request",
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "payload_too_large",
  415: "unsupported_media_type",
  422: "unprocessable",
  429: "rate_limited",
  451: "license_restricted",
  502: "upstream_failed",
  503: "degraded",
};

const messageOf = (message: unknown, { operationId, status }: ResponseInfo): string =>
  typeof message === "string" && message ? message : `${operationId}: the service responded with ${status}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
