import { recordsOf } from "../contract/pages.ts";
import { choicesOf, findQuery } from "../contract/parameters.ts";
import { type AnswerCheck, isGood, queryOf } from "./answer-check.ts";

/** `fields`: exactly those members. */
export const fields: AnswerCheck = {
  name: "fields",
  summary: "A record has no other members than those that fields names",
  source: "contract: the parameter fields, “Top-level members to answer with: exactly these”",
  problems(answer) {
    const { operation, body } = answer;
    const asked = queryOf(answer, "fields");
    if (!isGood(answer) || asked === undefined || choicesOf(findQuery(operation, "fields")).length === 0)
      return [];
    const wanted = asked.split(",");
    const more = new Set(
      recordsOf(operation, body)
        .flatMap(Object.keys)
        .filter((name) => !wanted.includes(name)),
    );
    return more.size > 0 ? [`fields=${asked} brought ${[...more].join(", ")} as well`] : [];
  },
};
