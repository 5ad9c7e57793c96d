import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { cors } from "hono/cors";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operationList } from "../__generated__/operations.ts";

/** Returns whether scripts of other sites may call an operation: those with API keys, and public reads. */
export function allowsCrossOrigin({ method, security }: OperationSpec): boolean {
  return Boolean(security.apiKey || security.bearer) || (method === "GET" && security.anonymous);
}

export function isPreflight({ req }: Context): boolean {
  return req.method === "OPTIONS" && req.header("access-control-request-method") !== undefined;
}

/**
 * Answers preflight requests: permits cross-origin requests of any site, with an API key or anonymous. Credentials are
 * never allowed: with the session cookie another site could act as the signed-in user.
 */
export function preflight(methods: string[]): (c: Context) => Promise<Response> {
  const answer = cors({ origin: "*", allowMethods: methods, allowHeaders, exposeHeaders, maxAge: 7200 });
  return async (c) => {
    c.header("X-Request-Id", randomUUID());
    return (await answer(c, async () => {})) ?? c.res;
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

/** Every response header of the contract, except `Set-Cookie`, which scripts cannot read. */
const exposeHeaders = [
  ...new Set([
    ...operationList.flatMap(({ responses }: OperationSpec) =>
      Object.values(responses).flatMap(({ headers }) => headers.map(({ name }) => name)),
    ),
    "Allow",
    "Content-Length",
  ]),
].filter((name) => name !== "Set-Cookie");

/**
 * What every answer to another request has there. The library would set it on an answer that is made already, which
 * copies all of its headers.
 */
export const crossOriginFields: Readonly<Record<string, string>> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposeHeaders.join(","),
};
