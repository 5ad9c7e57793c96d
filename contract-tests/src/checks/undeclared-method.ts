import { bodyProblems } from "../conformance/body.ts";
import { headerProblems } from "../conformance/headers.ts";
import type { MediaType, Operation, Response } from "../contract/document.ts";
import type { Session } from "../session.ts";
import type { OperationCheck } from "./operation-check.ts";

/** A method that the path does not have. */
export const undeclaredMethod: OperationCheck = {
  name: "undeclared-method",
  summary:
    "An undeclared method is refused with 405, an Allow with the declared ones, and an error as elsewhere",
  source: "RFC 9110, sections 15.5.6 and 10.2.1; contract: paths, x-error-family",
  run: checkMethod,
};

async function checkMethod(session: Session, operation: Operation): Promise<void> {
  const declared = session.contract.methods.get(operation.path) ?? [];
  // Never DELETE, in case the service has an undeclared one.
  const method = ["PATCH", "PUT", "POST", "GET"].find((one) => !declared.includes(one));
  if (declared[0] !== operation.method || !method) return;
  const description = `${method}, which the path does not have`;
  const probe = { check: "undeclared-method", operation, description };
  const request = {
    method,
    path: operation.path.replace(/\{\w+\}/g, "x"),
    query: [],
    headers: {},
    body: null,
  };
  const exchange = await session.sendUndeclared(probe, request);
  if (!exchange) return;
  const { status, headers } = exchange;
  if (status !== 405)
    return session.recordFinding(probe, `${description}: answered ${status}, not 405`, request, status);

  const allow = (headers.get("allow") ?? "").split(",").map((name) => name.trim().toUpperCase());
  // HEAD is implied by GET, and OPTIONS by CORS.
  const found = allow.filter((name) => name && !["HEAD", "OPTIONS"].includes(name));
  if (found.sort().join() !== [...declared].sort().join())
    session.recordFinding(
      probe,
      `405: Allow is ${allow.join(", ") || "missing"}, not ${declared.join(", ")}`,
      request,
      status,
    );
  const hasHead = session.contract.words["x-head"] === "as-get" && declared.includes("GET");
  if (hasHead && !allow.includes("HEAD"))
    session.recordFinding(probe, "405: Allow leaves HEAD out", request, status);
  const error = errorOf(operation);
  const problems = error ? bodyProblems(session.contract.schemas, error, "application/json", exchange) : [];
  const missing = headerProblems(session.contract.schemas, { headers: headersOfErrors(operation) }, exchange);
  for (const problem of [...problems, ...missing])
    session.recordFinding(probe, `405: ${problem}`, request, status);
}

/** Returns the headers that every error of an operation must have. */
function headersOfErrors({ responses }: Operation): NonNullable<Response["headers"]> {
  const errors = Object.entries(responses).flatMap(([status, { headers = {} }]) =>
    /^[45]/.test(status) ? [headers] : [],
  );
  const [first = {}, ...others] = errors;
  return Object.fromEntries(
    Object.entries(first).filter(([name]) => [first, ...others].every((one) => one[name]?.required)),
  );
}

/** Returns any error body of an operation: all of them have the same schema. */
function errorOf({ responses }: Operation): MediaType | undefined {
  const failing = Object.entries(responses).filter(([status]) => status.startsWith("4"));
  return failing.map(([, { content }]) => content?.["application/json"]).find((media) => media !== undefined);
}
