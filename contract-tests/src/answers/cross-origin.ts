import type { Operation } from "../contract/document.ts";
import type { Contract } from "../contract/read-contract.ts";
import { credentialKinds, isPublic } from "../contract/security.ts";
import { type AnswerCheck, listOf } from "./answer-check.ts";

/** Whether scripts of other origins may call an operation: with a key, or a public read. */
export function allowsCrossOrigin(contract: Contract, operation: Operation): boolean {
  const kinds = credentialKinds(contract, operation);
  return kinds.has("key") || kinds.has("bearer") || (operation.method === "GET" && isPublic(operation));
}

/** What scripts of other origins may read. */
export const crossOrigin: AnswerCheck = {
  name: "cross-origin",
  summary:
    "Scripts of other origins may read answers to keys and public reads, with their headers, and no others",
  source: "contract: x-cross-origin; Fetch, section 3.3 (CORS protocol)",
  problems({ contract, operation, exchange, declared }) {
    const policy = contract.words["x-cross-origin"];
    if (!policy) return [];
    const { headers } = exchange;
    const origin = headers.get("access-control-allow-origin");
    const problems: string[] = [];
    if (!policy.credentials && headers.has("access-control-allow-credentials"))
      problems.push("Access-Control-Allow-Credentials lets other sites act as the person who is signed in");
    const samePath = contract.operations.filter(({ path }) => path === operation.path);
    if (!samePath.some((one) => allowsCrossOrigin(contract, one)))
      return origin === null
        ? problems
        : [...problems, `Access-Control-Allow-Origin is ${origin}, of what is for sessions alone`];
    if (origin !== policy.origin)
      problems.push(`Access-Control-Allow-Origin is ${origin ?? "missing"}, not ${policy.origin}`);
    const exposed = listOf(headers, "access-control-expose-headers");
    const hidden = Object.keys(declared?.headers ?? {}).filter(
      (name) => name !== "Set-Cookie" && headers.has(name) && !isExposed(name, exposed),
    );
    if (hidden.length > 0) problems.push(`Access-Control-Expose-Headers hides ${hidden.join(", ")}`);
    return problems;
  },
};

/** Names that are never hidden (Fetch, “CORS-safelisted response-header name”). */
const safelisted = [
  "cache-control",
  "content-language",
  "content-length",
  "content-type",
  "expires",
  "last-modified",
  "pragma",
];

const isExposed = (name: string, exposed: string[]): boolean =>
  exposed.includes("*") || exposed.includes(name.toLowerCase()) || safelisted.includes(name.toLowerCase());
