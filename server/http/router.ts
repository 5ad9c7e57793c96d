import { randomUUID } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import type { OperationId, Operations } from "../__generated__/handlers.ts";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operationList } from "../__generated__/operations.ts";
import { bodies, parameters } from "../__generated__/validators.js";
import type { Answer, Context, Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import { answerOnce, sentKey, settledWindows } from "./answer-once.ts";
import { identify, requireOwnForm, requireOwnHost, requireSameSite, requireScope } from "./authenticate.ts";
import { type ReadBody, readBody } from "./body.ts";
import { findFreshTag, revisionKey } from "./caching.ts";
import { findViolation } from "./check-error-response.ts";
import type { CheckResponse } from "./check-response.ts";
import { clientAddress, type TrustProxy } from "./client-address.ts";
import { allowsCrossOrigin, corsMiddleware } from "./cors.ts";
import { type ErrorResponseOptions, respondMethodNotAllowed, respondWithError } from "./error-response.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type CountedRequest, countRequest } from "./limits.ts";
import { parseParameters } from "./parameters.ts";
import { requireConfirmed } from "./require-confirmed.ts";
import { respond } from "./respond.ts";
import { validate } from "./validation.ts";
import { withoutSlash } from "./without-slash.ts";

export interface RouterOptions extends ErrorResponseOptions {
  deps: Deps;
  operations: Operations<Deps, Context>;
  /** Folder for the temporary files of uploads. */
  uploads: string;
  /** Keys entity tags. */
  tagSecret: string;
  /** Keys the revision keys; differs for each build and base URL of the service. */
  revisionSecret: string;
  trustProxy: TrustProxy;
  /** Validates every response, errors included, against the contract; enabled in tests, where a violation becomes a 500. */
  checkResponse?: CheckResponse | undefined;
}

/** Creates the routes of the contract's operations; there are no others. */
export function createRouter(options: RouterOptions): Hono {
  const app = new Hono();
  for (const [path, specs] of operationsByPath()) {
    const methods = specs.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    if (specs.some(allowsCrossOrigin)) app.use(path, corsMiddleware(methods));
    for (const spec of specs) app.on(spec.method, path, (c) => handleRequest(options, spec, c));
    const allowed = [...methods, "OPTIONS"];
    app.options(path, (c) => c.body(null, 204, { Allow: allowed.join(", "), "X-Request-Id": randomUUID() }));
    app.all(path, (c) => respondMethodNotAllowed(c, allowed, options));
  }
  app.notFound((c) => {
    const place = withoutSlash(c.req.method, c.req.url);
    if (place) return c.body(null, 308, { Location: place, "X-Request-Id": randomUUID() });
    return respondWithError(c, new DomainError("not_found", "request.not_found"), options);
  });
  app.onError((error, c) => respondWithError(c, error, options));
  return app;
}

/** Groups the operations by path, in the router's notation. */
function operationsByPath(): Map<string, (typeof operationList)[number][]> {
  return Map.groupBy(operationList, ({ path }) => path.replace(/\{(\w+)\}/g, ":$1"));
}

async function handleRequest(
  options: RouterOptions,
  spec: OperationSpec & { id: OperationId },
  c: HonoContext,
): Promise<Response> {
  const { deps } = options;
  const requestId = randomUUID();
  const { raw: request } = c.req;
  const started = performance.now();
  let counted: CountedRequest | undefined;
  let body: ReadBody | undefined;
  let response: Response;
  let identified = false;
  try {
    requireSameSite(request.method, request.headers, deps.baseUrl);
    if (!isFromProxy(c, options.trustProxy)) requireOwnHost(spec, request.headers, deps.baseUrl);
    const caller = await identify(deps, spec.security, request.headers);
    identified = caller.principal !== null && spec.security.session;
    const address = addressOf(c, options.trustProxy);
    const key = sentKey(spec, caller.principal, request.headers);
    const settled = key ? await settledWindows(deps, spec, key) : [];
    const alreadyCounted = [...(environmentOf(c).counted ?? []), ...settled];
    counted = await countRequest(deps, spec, caller, address, alreadyCounted);
    requireScope(spec.security, caller);
    await requireConfirmed(deps, spec, caller.principal);
    const input = parseParameters(spec, c.req.param(), new URL(request.url).searchParams, request.headers);
    const check = parameters[spec.id];
    if (check) validate(check, input, "");
    body = await readBody(spec.body, request, options.uploads);
    const { contentType } = body;
    const checkBody = contentType === undefined ? undefined : bodies[spec.id]?.[contentType];
    if (checkBody) validate(checkBody, body.validated, "/body");
    requireOwnForm(spec, request.headers, deps.baseUrl);
    const bodyInput =
      Object.keys(body.files).length > 0 ? { ...(body.validated as object), ...body.files } : body.validated;

    const { headers, signal } = request;
    // The input was validated against this operation's contract, which the table's types cannot express.
    const handle = options.operations[spec.id] as (
      deps: Deps,
      input: unknown,
      context: Context,
    ) => Promise<Answer>;
    const answer = (commit: Context["commit"]) =>
      handle(
        deps,
        { ...input, contentType, body: bodyInput },
        { principal: caller.principal, headers, address, signal, commit },
      );
    const revision = await readRevisionKey(options, spec, request, input.query, caller.principal);
    const freshTag = revision && findFreshTag(request.headers.get("if-none-match"), revision);
    const result: Answer = freshTag
      ? { status: 304, headers: { ETag: freshTag } }
      : key
        ? await answerOnce(
            deps,
            spec,
            { key, fingerprint: await fingerprintOf(input, body), settled },
            answer,
          )
        : await answer(deps.store.transaction);
    options.checkResponse?.(spec.id, result);
    response = respond(result, {
      spec,
      request,
      requestId,
      identified,
      limits: counted.headers,
      tagSecret: options.tagSecret,
      revisionKey: revision,
    });
  } catch (thrown) {
    const error = isClientGone(thrown, request) ? interruptedError() : thrown;
    await counted?.refund();
    environmentOf(c).refused?.(error);
    const failed = { requestId, spec, limits: counted?.headers };
    response = await respondWithError(c, error, options, failed);
    // A code may be thrown only where the operation declares its status.
    const violation =
      error instanceof DomainError && (await findViolation(options.checkResponse, spec.id, response.clone()));
    if (violation) response = await respondWithError(c, violation, options, failed);
  } finally {
    await body?.dispose();
  }
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  deps.log.info({ requestId, operation: spec.id, status: response.status, milliseconds }, "request");
  return response;
}

/** Whether a handler stopped because the connection was closed: no defect, and nobody reads the response. */
function isClientGone(thrown: unknown, request: Request): boolean {
  // Reading the signal of a request makes a stream of its body, which a refused one does without.
  return !(thrown instanceof DomainError) && request.signal.aborted && thrown === request.signal.reason;
}

function interruptedError(): DomainError {
  return new DomainError("invalid_request", "request.interrupted");
}

/** Call it before the response is built, so that a concurrent change invalidates the tag. */
async function readRevisionKey(
  { deps, revisionSecret }: RouterOptions,
  { id, cache, liveSections }: OperationSpec,
  request: Request,
  { include }: { include?: unknown },
  principal: Context["principal"],
): Promise<string | undefined> {
  const sections = Array.isArray(include) ? include : [];
  if (cache !== "revision" || liveSections.some((section) => sections.includes(section))) return undefined;
  const { pathname, search } = new URL(request.url);
  const dataRevision = await deps.store.dataRevision.get(principal?.namespaces ?? []);
  const [url, caller] = [pathname + search, principal?.id ?? null];
  return revisionKey(revisionSecret, { dataRevision, operation: id, url, caller });
}

/** Returns the client's address, as limits count it. */
function addressOf(c: HonoContext, trustProxy: TrustProxy): string {
  const { incoming, address } = environmentOf(c);
  return (
    address ?? clientAddress(incoming?.socket?.remoteAddress ?? "unknown", c.req.raw.headers, trustProxy)
  );
}

/** A proxy of the operator may name this service as it likes. */
function isFromProxy(c: HonoContext, trustProxy: TrustProxy): boolean {
  const peer = environmentOf(c).incoming?.socket?.remoteAddress;
  return peer === undefined || trustProxy(peer, 0);
}

/** The request's environment: the connection from the listener, or what an enclosing call has found and counted, and wants to know. */
interface Environment {
  incoming?: { socket?: { remoteAddress?: string } };
  address?: string;
  counted?: readonly string[];
  refused?: (error: unknown) => void;
}

function environmentOf(c: HonoContext): Environment {
  return (c.env ?? {}) as Environment;
}
