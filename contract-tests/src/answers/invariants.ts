import { instancesOf } from "../contract/instances.ts";
import { successSchema } from "../contract/parameters.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";
import { accountRules } from "./records/accounts.ts";
import { countRules } from "./records/counts.ts";
import { digestRules } from "./records/digests.ts";
import { measurementRules } from "./records/measurements.ts";
import { processingRules } from "./records/processing.ts";
import type { RecordRules } from "./records/record-rules.ts";
import { runRules } from "./records/runs.ts";
import { sectionRules } from "./records/sections.ts";

/** What the members of one record say of each other. */
export const invariants: AnswerCheck = {
  name: "record",
  summary:
    "The members of a record fit: counts are sums, sections are of it and in order, digests are of what they name",
  source: "contract: descriptions of the schemas",
  problems(answer) {
    const schema = successSchema(answer.operation);
    if (!isGood(answer) || !schema || answer.body === undefined) return [];
    const found = instancesOf(answer.contract.schemas, schema, answer.body).flatMap(
      ({ schema: name, value, pointer }) =>
        rules
          .flatMap((one) => one[name.replace(/Projection$/, "")]?.(value) ?? [])
          .map((problem) => `${name}${pointer && ` at ${pointer}`}: ${problem}`),
    );
    return [...new Set(found)];
  },
};

const rules: readonly RecordRules[] = [
  accountRules,
  countRules,
  measurementRules,
  sectionRules,
  runRules,
  processingRules,
  digestRules,
];
