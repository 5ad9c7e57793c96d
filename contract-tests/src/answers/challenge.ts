import { credentialKinds } from "../contract/security.ts";
import type { AnswerCheck } from "./answer-check.ts";

/** How to authenticate. */
export const challenge: AnswerCheck = {
  name: "challenge",
  summary: "A 401 has a WWW-Authenticate challenge with a scheme and its parameters",
  source: "RFC 9110, sections 11.6.1 and 15.5.2; RFC 6750, section 3; contract: WWW-Authenticate",
  problems({ contract, operation, exchange: { status, headers } }) {
    const text = headers.get("www-authenticate");
    if (status !== 401) return status < 400 && text !== null ? ["a WWW-Authenticate without a refusal"] : [];
    if (text === null) return ["401 without WWW-Authenticate"];
    const scheme = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)(?: +(.+))?$/.exec(text.trim());
    if (!scheme) return [`WWW-Authenticate is ${JSON.stringify(text)}: no challenge`];
    const problems: string[] = [];
    const takesBearer =
      credentialKinds(contract, operation).has("bearer") || hasBearer(contract.securitySchemes);
    if (takesBearer && !/\bbearer\b/i.test(text))
      problems.push(`WWW-Authenticate is ${JSON.stringify(text)}: it does not name Bearer`);
    if (/^bearer$/i.test(scheme[1]!) && !/\b[a-z_]+="?[^"]+"?/i.test(scheme[2] ?? ""))
      problems.push(`WWW-Authenticate is ${JSON.stringify(text)}: Bearer has no parameter`);
    return problems;
  },
};

const hasBearer = (schemes: Record<string, { type: string; scheme?: string }>): boolean =>
  Object.values(schemes).some(({ type, scheme }) => type === "http" && scheme === "bearer");
