import type { Contract } from "../contract/read-contract.ts";
import { credentialKinds } from "../contract/security.ts";
import type { AnswerCheck } from "./answer-check.ts";

/** How to authenticate. */
export const challenge: AnswerCheck = {
  name: "challenge",
  summary: "A 401 has a WWW-Authenticate challenge with a scheme and its parameters, well-formed",
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
    const strange = schemesIn(text).find((name) => !knownSchemes(contract.securitySchemes).has(name));
    if (takesBearer && strange !== undefined)
      problems.push(`WWW-Authenticate names ${strange}, which is no way to authenticate here`);
    if (/^bearer$/i.test(scheme[1]!) && !/\b[a-z_]+="?[^"]+"?/i.test(scheme[2] ?? ""))
      problems.push(`WWW-Authenticate is ${JSON.stringify(text)}: Bearer has no parameter`);
    if (!wellFormed.test(text))
      problems.push(`WWW-Authenticate is ${JSON.stringify(text)}: a parameter is no token and has no quotes`);
    return problems;
  },
};

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const parameter = `${token}\\s*=\\s*(?:${token}|"(?:[^"\\\\]|\\\\.)*")`;
const challenged = `${token}(?: +(?:${parameter}|[A-Za-z0-9._~+/-]+=*))?`;
/** Challenges and the further parameters of one, with commas between them. */
const wellFormed = new RegExp(`^\\s*${challenged}(?:\\s*,\\s*(?:${parameter}|${challenged}))*\\s*$`);

/** The schemes of the challenges in a header, in lower case: what is followed by a parameter, and no parameter itself. */
const schemesIn = (text: string): string[] =>
  [...text.replace(/"[^"]*"/g, '""').matchAll(/(?:^|,)\s*([\w-]+)(?=\s+[\w-]+\s*=|\s*(?:,|$))/g)].map(
    ([, name]) => name!.toLowerCase(),
  );

const knownSchemes = (schemes: Contract["securitySchemes"]): Set<string | undefined> =>
  new Set(Object.values(schemes).map(({ scheme }) => scheme?.toLowerCase()));

const hasBearer = (schemes: Record<string, { type: string; scheme?: string }>): boolean =>
  Object.values(schemes).some(({ type, scheme }) => type === "http" && scheme === "bearer");
