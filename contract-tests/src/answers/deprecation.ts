import { queryParameters } from "../contract/parameters.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** Use of what is deprecated is told. */
export const deprecation: AnswerCheck = {
  name: "deprecation",
  summary: "Deprecation is in the answer to a deprecated parameter, and in no other",
  source: "contract: deprecated, Deprecation; RFC 9745, section 2",
  problems(answer) {
    const { operation, exchange, declared } = answer;
    if (!declared?.headers?.Deprecation || !isGood(answer)) return [];
    const given = exchange.headers.get("deprecation");
    const used = queryParameters(operation).filter(
      ({ name, deprecated }) => deprecated && exchange.request.query.some(([sent]) => sent === name),
    );
    if (used.length === 0)
      return given === null ? [] : [`Deprecation is ${given}, and nothing deprecated was used`];
    if (given === null) return [`no Deprecation, and ${used[0]!.name} is deprecated`];
    return /^@\d+$/.test(given) ? [] : [`Deprecation is ${given}, not a date such as @1688169599`];
  },
};
