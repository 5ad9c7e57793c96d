import { randomUUID } from "node:crypto";
import type { Context as HonoContext } from "hono";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import type { Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import type { Language } from "../domain/messages/render.ts";
import { preferredLanguage, preferredType } from "../headers/negotiation.ts";
import { pageLanguage } from "../headers/page-language.ts";
import { hasSessionCookie } from "../headers/session-cookie.ts";
import { contentSecurityPolicy } from "./content-policy.ts";
import { toErrorResponse } from "./errors.ts";

export interface ErrorResponseOptions {
  /** `health` where there are parts of the service's own that may be down. */
  deps: Pick<Deps, "log"> & Partial<Pick<Deps, "health">>;
  /** A refusal for a browser, where the contract offers HTML. */
  errorPage(refusal: Refusal): Promise<string>;
}

interface Refusal {
  status: number;
  message: string;
  language: Language;
  method: string;
  /** Path and query of the request. */
  path: string;
  /** Whether no session was sent. */
  isSignedOut: boolean;
  requestId: string;
  /** Absent where nothing is won by waiting. */
  retryAfterSeconds?: number | undefined;
}

/** What is known of the request by the time that it fails. */
export interface FailedRequest {
  requestId: string;
  spec: OperationSpec;
  /** Of the limits that it was counted against. */
  limits: Record<string, string | number> | undefined;
}

/** What answers of a path have, whatever they are. */
type PathFields = Readonly<Record<string, string>>;

/** Builds every error response: in the shape of the operation's family, or as a page where a browser asked for one. */
export async function respondWithError(
  c: HonoContext,
  thrown: unknown,
  { deps, errorPage }: ErrorResponseOptions,
  failed?: FailedRequest,
  fields: PathFields = {},
): Promise<Response> {
  const requestId = failed?.requestId ?? randomUUID();
  let error = thrown;
  if (!(thrown instanceof DomainError)) {
    deps.log.error({ error: thrown, requestId, path: c.req.path }, "A request failed unforeseen");
    if (isExhausted(thrown) || (await isDown(deps.health)))
      error = new DomainError("degraded", "internal.degraded", { facts: { retryAfterSeconds } });
  }
  const known = error instanceof DomainError ? error : undefined;
  const { status } = toErrorResponse(error, "text");
  // Where no operation is, a person may have typed or followed an address, but none of the interface for machines, which
  // has no pages. A defect is told without a page, which may be it.
  const elsewhere = known && !isForMachines(c.req.path) ? anywhere : [];
  const offered = failed ? (failed.spec.responses[status]?.mediaTypes ?? []) : elsewhere;
  // A 406 has one media type, and depends on the Accept header all the same.
  const negotiated = offered.length > 1 || status === 406;
  const html = offered.length > 1 && preferredType(c.req.header("accept"), offered) === "text/html";
  const language = html
    ? pageLanguage(c.req.raw.headers)
    : preferredLanguage(c.req.header("accept-language"));
  const versioned = failed?.spec.errorFamily ?? (/^\/api\/v1(\/|$)/.test(c.req.path) ? "v1" : "text");
  const { headers, body } = toErrorResponse(error, html ? "text" : versioned, language);
  const { pathname, search } = new URL(c.req.url);
  const { error: message } = body as { error: string };
  const wait = known?.facts.retryAfterSeconds;
  const refusal: Refusal = {
    ...{ status, message, language, requestId, retryAfterSeconds: wait },
    ...{ method: c.req.method, path: pathname + search },
    isSignedOut: !hasSessionCookie(c.req.raw.headers),
  };
  const text = html ? (known?.page ?? (await errorPage(refusal))) : JSON.stringify(body);
  const own = {
    "Content-Type": html ? "text/html; charset=utf-8" : "application/json",
    "Content-Length": Buffer.byteLength(text),
    ...contentSecurityPolicy(html ? "text/html" : "application/json"),
    "Cache-Control": "no-store",
    Vary: [...(negotiated ? ["Accept"] : []), "Accept-Language", ...(html ? ["Cookie"] : [])].join(", "),
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
    ...failed?.limits,
    ...fields,
    ...headers,
  };
  const named = Object.entries(own).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(c.req.method === "HEAD" ? null : text, { status, headers: named });
}

const anywhere = ["application/json", "text/html"];

/** Whether a path is one of the interface's, though perhaps no operation's. */
export function isForMachines(path: string): boolean {
  return /^\/(?:api|mcp)(?:\/|$)/.test(path);
}

/** Of what an operator or another process has to end first. */
const retryAfterSeconds = 10;

/** The machine or the database has no room, descriptor or lock left: the request is not at fault, and may be repeated. */
const exhausted =
  /^(?:ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|SQLITE_FULL|SQLITE_BUSY\w*|SQLITE_IOERR\w*|SQLITE_READONLY\w*|53\w{3})$/;

/** Reads the error and its causes: what failed for want of room may have room again when it is checked. */
function isExhausted(thrown: unknown, depth = 0): boolean {
  const { code, cause } = (thrown ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === "string" && exhausted.test(code)) return true;
  return cause !== undefined && depth < 5 && isExhausted(cause, depth + 1);
}

/**
 * Whether the database or the object store does not respond: then the failure is no defect. The parts themselves are
 * checked, since the libraries between do not keep the cause.
 */
async function isDown(health: Deps["health"] | undefined): Promise<boolean> {
  if (!health) return false;
  const checks = await Promise.allSettled([health.database(), health.objectStorage()]);
  return checks.some(({ status }) => status === "rejected");
}

/** 405 with `Allow` (RFC 9110, 15.5.6). */
export async function respondMethodNotAllowed(
  c: HonoContext,
  allowedMethods: string[],
  refusals: ErrorResponseOptions,
  fields: PathFields = {},
): Promise<Response> {
  const parameters = { method: c.req.method, allowed: allowedMethods.join(", ") };
  const options = { parameters, facts: { allowedMethods } };
  const error = new DomainError("method_not_allowed", "request.method", options);
  return respondWithError(c, error, refusals, undefined, fields);
}
