import type { Parameter } from "../contract/document.ts";
import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { recordsOf } from "../contract/pages.ts";
import { queryParameters } from "../contract/parameters.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** A filter lets through what it names. */
export const filter: AnswerCheck = {
  name: "filter",
  summary: "Each item of a filtered list is one that the filter names",
  source: "contract: x-matches of the parameter",
  problems(answer) {
    const { operation, body, exchange } = answer;
    if (!isGood(answer)) return [];
    return queryParameters(operation).flatMap((parameter) => {
      const value = exchange.request.query.find(([name]) => name === parameter.name)?.[1];
      const isPart = exchange.request.query.some(([name]) => name === "fields");
      if (
        value === undefined ||
        !parameter["x-matches"] ||
        (isPart && parameter["x-matches"].rule === "words")
      )
        return [];
      const wrong = recordsOf(operation, body).filter(
        (record) => matches(parameter, value, record) === false,
      );
      const first = wrong[0]?.id ?? JSON.stringify(wrong[0])?.slice(0, 80);
      return wrong.length > 0
        ? [`${parameter.name}=${value} let ${first} through, which it does not name`]
        : [];
    });
  },
};

/** Whether a record is one that a filter lets through; undefined where that cannot be seen in the record. */
export function matches({ "x-matches": rule }: Parameter, value: string, record: Json): boolean | undefined {
  const found = (rule?.members ?? [])
    .map((pointer) => at(record, pointer))
    .filter((member) => member !== undefined);
  if (!rule || found.length === 0) return undefined;
  // A member of the same name that is an object is something else.
  if (rule.rule === "equal")
    return found.some(isObject) ? undefined : found.some((member) => String(member) === value);
  if (rule.rule === "includes")
    return found.some((member) => Array.isArray(member) && member.includes(value));
  if (rule.rule === "notBefore")
    return found.some((member) => Date.parse(String(member)) >= Date.parse(value));
  const text = fold(JSON.stringify(found));
  return wordsOf(value).every((word) => text.includes(fold(word)));
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
/** A service may look through accents: what it finds so is no mistake. */
const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
