import { randomUUID } from "node:crypto";
import { Hono, type Context as HonoContext } from "hono";
import Negotiator from "negotiator";
import type { OperationId, Operations } from "../__generated__/handlers.ts";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operationList } from "../__generated__/operations.ts";
import { bodies, parameters } from "../__generated__/validators.js";
import type { Context, Deps } from "../deps.ts";
import { DomainError } from "../domain/errors.ts";
import { type ReadBody, readBody } from "./body.ts";
import { toErrorResponse } from "./errors.ts";
import { identify, refuseCrossSite, requireScope } from "./identity.ts";
import { type Counted, countRequest } from "./limits.ts";
import { parseParameters } from "./parameters.ts";
import { type Answer, respond } from "./respond.ts";
import { validate } from "./validation.ts";

export interface RouterOptions {
  deps: Deps;
  operations: Operations<Deps, Context>;
  /** A folder for uploads while their request lasts. */
  uploads: string;
  /** Keys entity tags. */
  tagSecret: string;
  /** Checks every answer against the contract; on in tests, where a violation becomes a 500. */
  checkResponse?: ((id: OperationId, answer: Answer) => void) | undefined;
  /** A refusal for a browser, where the contract offers HTML. */
  errorPage(status: number, message: string): Promise<string>;
}

/** Serves every operation of the contract, and nothing else: there is no other route. */
export function createRouter(options: RouterOptions): Hono {
  const app = new Hono();
  const methods = new Map<string, string[]>();
  for (const spec of operationList) {
    const path = spec.path.replace(/\{(\w+)\}/g, ":$1");
    methods.set(path, [...(methods.get(path) ?? []), spec.method]);
    app.on(spec.method, path, (c) => answer(options, spec, c));
  }
  for (const [path, allowed] of methods) app.all(path, (c) => refuseMethod(c, allowed, options));
  app.notFound((c) => fail(c, new DomainError("not_found", "request.not_found"), options));
  return app;
}

async function answer(
  options: RouterOptions,
  spec: OperationSpec & { id: OperationId },
  c: HonoContext,
): Promise<Response> {
  const { deps } = options;
  const requestId = randomUUID();
  const { raw: request } = c.req;
  const started = performance.now();
  let counted: Counted | undefined;
  let body: ReadBody | undefined;
  let response: Response;
  let identified = false;
  try {
    refuseCrossSite(request.method, request.headers, deps.baseUrl);
    const caller = await identify(deps, spec.security, request.headers);
    identified = caller.principal !== null;
    counted = await countRequest(deps, spec, caller, addressOf(c));
    requireScope(spec.security, caller);
    const input = parseParameters(
      spec.parameters,
      c.req.param(),
      new URL(request.url).searchParams,
      request.headers,
    );
    const check = parameters[spec.id];
    if (check) validate(check, input, "");
    body = await readBody(spec.body, request, options.uploads);
    const { contentType } = body;
    const checkBody = contentType === undefined ? undefined : bodies[spec.id]?.[contentType];
    if (checkBody) validate(checkBody, body.validated, "/body");
    const whole =
      Object.keys(body.files).length > 0 ? { ...(body.validated as object), ...body.files } : body.validated;

    const context: Context = { requestId, principal: caller.principal, headers: request.headers };
    // The table and the handlers come from one contract: the input was validated as this operation's own.
    const handle = options.operations[spec.id] as (
      deps: Deps,
      input: unknown,
      context: Context,
    ) => Promise<Answer>;
    const result = await handle(deps, { ...input, contentType, body: whole }, context);
    options.checkResponse?.(spec.id, result);
    response = respond(result, {
      spec,
      request,
      requestId,
      identified,
      limits: counted.headers,
      tagSecret: options.tagSecret,
    });
  } catch (error) {
    await counted?.refund();
    response = await fail(c, error, options, { requestId, spec, counted });
  } finally {
    await body?.dispose();
  }
  const milliseconds = Math.round((performance.now() - started) * 10) / 10;
  deps.log.info({ requestId, operation: spec.id, status: response.status, milliseconds }, "request");
  return response;
}

interface FailedRequest {
  requestId: string;
  spec: OperationSpec;
  counted: Counted | undefined;
}

/** Every refusal leaves here, in the shape of the operation's family, or as a page where a browser asked for one. */
async function fail(
  c: HonoContext,
  error: unknown,
  options: RouterOptions,
  failed?: FailedRequest,
): Promise<Response> {
  const requestId = failed?.requestId ?? randomUUID();
  if (!(error instanceof DomainError)) {
    options.deps.log.error({ error, requestId, path: c.req.path }, "A request failed unforeseen");
  }
  const family = failed?.spec.errorFamily ?? (c.req.path.startsWith("/api/v1/") ? "v1" : "text");
  const { status, headers, body } = toErrorResponse(error, family);
  const offered = failed?.spec.responses[status]?.mediaTypes ?? [];
  const html = offered.includes("text/html") && prefersHtml(c.req.header("accept"));
  const message = (body as { error: string }).error;
  return new Response(html ? await options.errorPage(status, message) : JSON.stringify(body), {
    status,
    headers: {
      "Content-Type": html ? "text/html; charset=utf-8" : "application/json",
      "Cache-Control": "no-store",
      Vary: html ? "Accept, Accept-Language" : "Accept-Language",
      "X-Content-Type-Options": "nosniff",
      "X-Request-Id": requestId,
      ...Object.fromEntries(
        Object.entries({ ...failed?.counted?.headers, ...headers }).map(([name, value]) => [
          name,
          String(value),
        ]),
      ),
    },
  });
}

function prefersHtml(accept = "*/*"): boolean {
  return new Negotiator({ headers: { accept } }).mediaType(["text/html", "application/json"]) === "text/html";
}

/** 405 with `Allow` (RFC 9110, 15.5.6); OPTIONS is answered with the same list. */
async function refuseMethod(c: HonoContext, methods: string[], options: RouterOptions): Promise<Response> {
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const headers = { Allow: allowed };
  if (c.req.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: { ...headers, "X-Request-Id": randomUUID() } });
  }
  const parameters = { method: c.req.method, allowed };
  return fail(c, new DomainError("method_not_allowed", "request.method", { parameters, headers }), options);
}

/** The peer's address; behind a proxy that is the proxy's, until an operator can say which proxy to believe. */
function addressOf(c: HonoContext): string {
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return incoming?.socket?.remoteAddress ?? "unknown";
}
