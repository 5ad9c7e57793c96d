import { declaredResponse } from "../contract/declared-response.ts";
import type { Operation } from "../contract/document.ts";
import type { Schemas } from "../contract/schemas.ts";
import type { Exchange } from "../exchange.ts";
import type { CheckName } from "../report.ts";
import { bodyProblems } from "./body.ts";
import { headerProblems } from "./headers.ts";
import { mediaTypeOf } from "./media-type.ts";

export interface Problem {
  check: CheckName;
  message: string;
}

/** Returns how a response, to any request, deviates from what the operation declares. */
export function findProblems(
  schemas: Schemas,
  operation: Operation,
  exchange: Omit<Exchange, "bytes">,
): Problem[] {
  const { status } = exchange;
  const response = declaredResponse(operation, status);
  if (status >= 500 && !(response && expectedServerErrors.has(status)))
    return [{ check: "server-error", message: `answered ${status}` }];
  if (!response) {
    const declared = Object.keys(operation.responses).join(", ");
    return [{ check: "undeclared-status", message: `answered ${status}; the contract has ${declared}` }];
  }
  const problems: Problem[] = headerProblems(schemas, response, exchange).map((message) => ({
    check: "headers",
    message: `${status}: ${message}`,
  }));
  const media = mediaTypeOf(response, exchange);
  if ("problem" in media)
    return [...problems, { check: "media-type", message: `${status}: ${media.problem}` }];
  const wrong = media.declared ? bodyProblems(schemas, media.declared, media.type, exchange) : [];
  return [
    ...problems,
    ...wrong.map((message): Problem => ({ check: "body", message: `${status}: ${message}` })),
  ];
}

/** 5xx statuses that a service may declare: not implemented, an upstream failed, or temporarily unavailable. */
const expectedServerErrors = new Set([501, 502, 503]);
