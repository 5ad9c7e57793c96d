import { instancesOf } from "../contract/instances.ts";
import { successSchema } from "../contract/parameters.ts";
import { type AnswerCheck, isGood, isIdentified } from "./answer-check.ts";

/** What everybody is shown. */
export const visibility: AnswerCheck = {
  name: "visibility",
  summary: "What is private is shown to nobody who has not said who they are",
  source: "contract: schema Visibility, “Who may read”",
  problems(answer) {
    const { contract, operation, body } = answer;
    const schema = successSchema(operation);
    if (!schema || body === undefined || !isGood(answer) || isIdentified(answer)) return [];
    const seen = instancesOf(contract.schemas, schema, body).find(
      ({ value }) => value.visibility === "private",
    );
    return seen ? [`${seen.value.id ?? seen.pointer} is private, and shown to nobody in particular`] : [];
  },
};
