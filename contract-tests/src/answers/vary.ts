import { credentialKinds, keyHeader } from "../contract/security.ts";
import { successTypes } from "../request.ts";
import { type Answer, type AnswerCheck, isGood, listOf } from "./answer-check.ts";

/** `Vary` names what the answer depends on. */
export const vary: AnswerCheck = {
  name: "vary",
  summary: "Vary names the request fields that an answer which may be kept, or a message, depends on",
  source: "contract: security, content and x-languages; RFC 9110, section 12.5.5; RFC 9111, section 4.1",
  problems(answer) {
    const { headers } = answer.exchange;
    // A declared header only: a contract without `Vary` says nothing of it.
    if (!answer.declared?.headers?.Vary) return [];
    const named = listOf(headers, "vary");
    if (named.includes("*")) return mayBeKept(answer) ? ["Vary is *: no copy can be used again"] : [];
    const missing = dependsOn(answer).filter((name) => !named.includes(name.toLowerCase()));
    return missing.length > 0
      ? [`Vary is ${headers.get("vary") ?? "missing"}, without ${missing.join(", ")}`]
      : [];
  },
};

function dependsOn(answer: Answer): string[] {
  const { contract, operation, exchange, declared } = answer;
  const names: string[] = [];
  if (exchange.headers.has("content-encoding")) names.push("Accept-Encoding");
  if (isGood(answer) || exchange.status === 304) {
    if (!mayBeKept(answer)) return names;
    const kinds = credentialKinds(contract, operation);
    if (kinds.has("key")) names.push(keyHeader(contract));
    if (kinds.has("bearer")) names.push("Authorization");
    if (kinds.has("session")) names.push("Cookie");
    if (exchange.status === 200 && successTypes(operation).length > 1) names.push("Accept");
    return names;
  }
  if (contract.words["x-languages"] && exchange.headers.has("content-language"))
    names.push("Accept-Language");
  if (Object.keys(declared?.content ?? {}).length > 1) names.push("Accept");
  return names;
}

/** What is kept by nobody, or by one caller alone, is never given to another. */
function mayBeKept({ operation, exchange }: Answer): boolean {
  const directives = listOf(exchange.headers, "cache-control");
  return operation["x-cache"] !== "no-store" && (exchange.status === 304 || directives.length > 0);
}
