import { findProblems } from "../../../contract-tests/src/conformance/find-problems.ts";
import type { Operation } from "../../../contract-tests/src/contract/document.ts";
import type { Contract } from "../../../contract-tests/src/contract/read-contract.ts";

export interface FuzzAnswer {
  method: string;
  target: string;
  requestHeaders: Record<string, string>;
  status: number;
  headers: Headers;
  /** Null of an event stream. */
  text: string | null;
}

/** Of HTTP and of the Fetch standard, on every answer: the contract has no place for them. */
const ofTheProtocol =
  /^(content-type|content-length|content-encoding|transfer-encoding|date|connection|keep-alive|access-control-[a-z-]+)$/;

/** How an answer differs from what the contract declares: status, media type, schema, headers. */
export function answerProblems(contract: Contract, operation: Operation, answer: FuzzAnswer): string[] {
  const { method, target, requestHeaders, status, headers, text } = answer;
  if (status === 500 || status === 501) return [`answered ${status}`];
  // A path that a bad value changed into another one is not this operation's.
  if (pathOf(target).split("/").length !== operation.path.split("/").length) return [];
  const request = { method, path: "", query: [], headers: requestHeaders, body: null };
  const exchange = { request, url: target, status, headers, text };
  const problems = findProblems(contract.schemas, operation, exchange).map(({ message }) => message);
  const declared = Object.keys(operation.responses[status]?.headers ?? {}).map((name) => name.toLowerCase());
  const undeclared = [...headers.keys()].filter(
    (name) => !declared.includes(name) && !ofTheProtocol.test(name),
  );
  if (undeclared.length > 0) problems.push(`${status}: undeclared headers ${undeclared.join(", ")}`);
  if ((status === 502 || status === 503) && !explained(text))
    problems.push(`${status} without an explanation`);
  return problems;
}

const pathOf = (target: string): string => new URL(target, "http://x").pathname;

function explained(text: string | null): boolean {
  try {
    const body = JSON.parse(text ?? "") as { error?: string | { message?: string } };
    const message = typeof body.error === "string" ? body.error : body.error?.message;
    return (message ?? "").length > 10;
  } catch {
    return (text ?? "").includes("<html");
  }
}
