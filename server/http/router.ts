import { randomUUID } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import type { OperationId, Operations } from "../__generated__/handlers.ts";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operationList } from "../__generated__/operations.ts";
import { bodies, parameters } from "../__generated__/validators.js";
import type { Answer, Context, Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import { validate } from "../domain/validation/validate.ts";
import { acceptedCodings } from "../headers/content-codings.ts";
import { answerOnce, sentKey, settledWindows } from "./answer-once.ts";
import { identify, requireOwnForm, requireOwnHost, requireSameSite, requireScope } from "./authenticate.ts";
import { type ReadBody, readBody } from "./body.ts";
import { findFreshTag } from "./caching.ts";
import { findViolation } from "./check-error-response.ts";
import type { CheckResponse } from "./check-response.ts";
import type { TrustProxy } from "./client-address.ts";
import { allowsCrossOrigin, crossOriginFields, isPreflight, preflight } from "./cors.ts";
import {
  type ErrorResponseOptions,
  isForMachines,
  respondMethodNotAllowed,
  respondWithError,
} from "./error-response.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type CountedRequest, countRequest, countUnknown } from "./limits.ts";
import { parseParameters } from "./parameters.ts";
import { readRevision } from "./read-revision.ts";
import { addressOf, environmentOf, isFromProxy } from "./request-environment.ts";
import { queryOf, targetOf } from "./request-target.ts";
import { requireConfirmed } from "./require-confirmed.ts";
import { respond } from "./respond.ts";
import { withoutSlash } from "./without-slash.ts";

export interface RouterOptions extends ErrorResponseOptions {
  deps: Deps;
  operations: Operations<Deps, Context>;
  /** Folder for the temporary files of uploads. */
  uploads: string;
  /** Keys entity tags. */
  tagSecret: string;
  /** Keys the seals of entity tags; differs for each build and base URL of the service. */
  revisionSecret: string;
  trustProxy: TrustProxy;
  /** Validates every response, errors included, against the contract; enabled in tests, where a violation becomes a 500. */
  checkResponse?: CheckResponse | undefined;
}

/** Creates the routes of the contract's operations; there are no others. */
export function createRouter(options: RouterOptions): Hono {
  const app = new Hono();
  for (const [path, specs] of operationsByPath()) app.all(path, handlerOf(options, specs));
  app.notFound(async (c) => {
    await countUnknown(options.deps, addressOf(c, options.trustProxy));
    const place = withoutSlash(c.req.method, c.req.url);
    if (place) return c.body(null, 308, { Location: place, "X-Request-Id": randomUUID() });
    const fields = isForMachines(c.req.path) ? crossOriginFields : {};
    return respondWithError(c, new DomainError("not_found", "request.not_found"), options, undefined, fields);
  });
  app.onError((error, c) => respondWithError(c, error, options));
  return app;
}

/** Handles all requests for one path: where a router finds a single handler, it needs no chain of them. */
function handlerOf(options: RouterOptions, specs: (typeof operationList)[number][]) {
  const specOf = new Map(
    specs.flatMap((spec) =>
      (spec.method === "GET" ? ["GET", "HEAD"] : [spec.method]).map((method) => [method, spec] as const),
    ),
  );
  const methods = [...specOf.keys()];
  const isCrossOrigin = specs.some(allowsCrossOrigin);
  const fields = isCrossOrigin ? crossOriginFields : {};
  const answerPreflight = isCrossOrigin ? preflight(methods) : null;
  const allowed = [...methods, "OPTIONS"];
  return (c: HonoContext): Response | Promise<Response> => {
    const { method } = c.req;
    const spec = specOf.get(method);
    if (spec) return handleRequest(options, spec, fields, c);
    if (answerPreflight && isPreflight(c)) return answerPreflight(c);
    if (method !== "OPTIONS") return respondMethodNotAllowed(c, allowed, options, fields);
    const optionsFields = { ...fields, Allow: allowed.join(", "), "X-Request-Id": randomUUID() };
    return c.body(null, 204, optionsFields);
  };
}

/** Groups the operations by path, in the router's notation. */
function operationsByPath(): Map<string, (typeof operationList)[number][]> {
  return Map.groupBy(operationList, ({ path }) => path.replace(/\{(\w+)\}/g, ":$1"));
}

async function handleRequest(
  options: RouterOptions,
  spec: OperationSpec & { id: OperationId },
  fields: Readonly<Record<string, string>>,
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
    const target = targetOf(request.url);
    const input = parseParameters(spec, c.req.param(), queryOf(target), request.headers);
    const check = parameters[spec.id];
    if (check) validate(check, input, "");
    body = await readBody(spec.body, request, options.uploads, environmentOf(c).body);
    const { contentType } = body;
    const checkBody = contentType === undefined ? undefined : bodies[spec.id]?.[contentType];
    if (checkBody) validate(checkBody, body.validated, "/body");
    requireOwnForm(spec, request.headers, deps.baseUrl);
    const bodyInput =
      Object.keys(body.files).length > 0 ? { ...(body.validated as object), ...body.files } : body.validated;

    const { headers } = request;
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
        {
          ...{ principal: caller.principal, headers, address, commit },
          // Made for those alone that listen to it.
          get signal() {
            return request.signal;
          },
        },
      );
    const revision = await readRevision(options, {
      ...{ spec, target, query: input.query, principal: caller.principal },
      publicRevision: environmentOf(c).publicRevision,
    });
    const codings =
      environmentOf(c).compress && caller.principal === null
        ? acceptedCodings(headers.get("accept-encoding"))
        : [];
    const freshTag = revision && findFreshTag(request.headers.get("if-none-match"), revision.seal, codings);
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
    const { keep } = environmentOf(c);
    response = await respond(result, {
      ...{ spec, request, requestId, identified, fields, codings },
      limits: counted.headers,
      tagSecret: options.tagSecret,
      seal: revision?.seal,
      keep:
        keep && (revision || result.basis?.isWhole) && caller.principal === null
          ? (headers, content) => keep({ spec, revision, basis: result.basis, headers, content })
          : undefined,
    });
  } catch (thrown) {
    const error = isClientGone(thrown, request) ? interruptedError() : thrown;
    await counted?.refund();
    environmentOf(c).refused?.(error);
    const failed = { requestId, spec, limits: counted?.headers };
    response = await respondWithError(c, error, options, failed, fields);
    // A code may be thrown only where the operation declares its status.
    const violation =
      error instanceof DomainError && (await findViolation(options.checkResponse, spec.id, response.clone()));
    if (violation) response = await respondWithError(c, violation, options, failed, fields);
  } finally {
    await body?.dispose();
  }
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  deps.logRequest({ requestId, operation: spec.id, status: response.status, milliseconds });
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
