import { type Answer, type AnswerCheck, isGood, isIdentified, listOf } from "./answer-check.ts";

/** What may be kept of an answer: its `Cache-Control`. */
export const caching: AnswerCheck = {
  name: "caching",
  summary: "Cache-Control is that of the operation's x-cache; what belongs to a caller is never public",
  source: "contract: x-cache, x-cache-control; RFC 9111, sections 3.5 and 5.2.2",
  problems(answer) {
    const { status, headers } = answer.exchange;
    const given = headers.get("cache-control");
    const directives = listOf(headers, "cache-control");
    const problems: string[] = [];
    if (
      isIdentified(answer) &&
      (directives.includes("public") || hasSharedAge(directives)) &&
      hasOwnAnswer(answer)
    )
      problems.push(`an answer to an identified caller may be shared: Cache-Control is ${given}`);
    if (directives.includes("public") && directives.includes("private"))
      problems.push(`Cache-Control is both public and private: ${given}`);
    if (
      directives.includes("no-store") &&
      directives.some((one) => /^(max-age=[1-9]|immutable|public)/.test(one))
    )
      problems.push(`Cache-Control contradicts itself: ${given}`);
    const policy = policyOf(answer);
    if (policy === undefined || status < 200 || (status >= 300 && status !== 304)) {
      if (status >= 400 && policy !== undefined && !directives.includes("no-store"))
        problems.push(`an error may be kept: Cache-Control is ${given}`);
      return problems;
    }
    const own = answer.declared?.headers?.["Cache-Control"]?.schema?.const;
    const wanted = typeof own === "string" ? own : policy;
    if (!isSame(given, wanted)) problems.push(`Cache-Control is ${given}, not ${wanted}`);
    return problems;
  },
};

/** Answers that are the same for everybody are public whoever asks. */
const hasOwnAnswer = ({ operation: { security } }: Answer): boolean =>
  security.some((scheme) => Object.keys(scheme).length > 0);

const hasSharedAge = (directives: string[]): boolean => directives.some((one) => /^s-maxage=[1-9]/.test(one));

function policyOf(answer: Answer): string | undefined {
  const { contract, operation } = answer;
  const policies = contract.words["x-cache-control"]?.[operation["x-cache"] ?? "no-store"];
  if (!policies) return undefined;
  return isIdentified(answer) && hasOwnAnswer(answer) && (isGood(answer) || answer.exchange.status === 304)
    ? policies.identified
    : policies.anonymous;
}

/** The order of directives says nothing. */
function isSame(given: string | null, wanted: string): boolean {
  const sorted = (text: string) =>
    text
      .toLowerCase()
      .split(",")
      .map((directive) => directive.trim())
      .sort()
      .join();
  return given !== null && sorted(given) === sorted(wanted);
}
