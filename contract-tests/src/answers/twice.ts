import { isObject } from "../contract/json-pointer.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** A thing is in a list once, wherever the list is. */
export const twice: AnswerCheck = {
  name: "twice",
  summary: "No list in an answer has two records with the same id",
  source: "contract: id, the identifier of a record",
  problems(answer) {
    // The contract has examples, which are of nothing that there is.
    if (!isGood(answer) || (isObject(answer.body) && "openapi" in answer.body)) return [];
    return repeatedIn(answer.body, "");
  },
};

function repeatedIn(value: unknown, pointer: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => repeatedIn(one, `${pointer}/${name}`));
  if (!Array.isArray(value)) return inner;
  const ids = value.flatMap((one) => (isObject(one) && typeof one.id === "string" ? [one.id] : []));
  return new Set(ids).size < ids.length ? [...inner, `a record is at ${pointer || "the root"} twice`] : inner;
}
