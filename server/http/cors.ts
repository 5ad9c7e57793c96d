import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operationList } from "../__generated__/operations.ts";

/** Whether scripts of other sites may call it: what a key opens, and what everybody may read. */
export function allowsCrossOrigin({ method, security }: OperationSpec): boolean {
  return Boolean(security.apiKey || security.bearer) || (method === "GET" && security.anonymous);
}

/**
 * Lets scripts of any site call an address with a key or with nothing. Credentials are never allowed: a session
 * cookie stays with our own pages, so that no other site can act as whoever is signed in.
 */
export function corsMiddleware(methods: string[]): MiddlewareHandler {
  const answer = cors({ origin: "*", allowMethods: methods, allowHeaders, exposeHeaders, maxAge: 7200 });
  return async (c, next) => {
    if (c.req.method !== "OPTIONS") return answer(c, next);
    // A browser that asks before it sends is answered here; who asks for the methods alone, by the router.
    if (c.req.header("access-control-request-method") === undefined) return next();
    c.header("X-Request-Id", randomUUID());
    return answer(c, next);
  };
}

const allowHeaders = [
  ...["accept-language", "authorization", "content-type", "if-range", "x-api-key"],
  ...new Set(
    operationList.flatMap(({ parameters }: OperationSpec) =>
      parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name),
    ),
  ),
];

/** Every header that the contract declares; `Set-Cookie` is nobody's to read. */
const exposeHeaders = [
  ...new Set([
    ...operationList.flatMap(({ responses }: OperationSpec) =>
      Object.values(responses).flatMap(({ headers }) => headers.map(({ name }) => name)),
    ),
    "Allow",
    "Content-Length",
  ]),
].filter((name) => name !== "Set-Cookie");
