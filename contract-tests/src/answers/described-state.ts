import { at, isObject, type Json } from "../contract/json-pointer.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** What a write has done with a record shows in the record that it answers with. */
export const describedState: AnswerCheck = {
  name: "described-state",
  summary: "What is answered as queued or as cancelled says so itself",
  source: "contract: descriptions of responses, “The cancelled job”, “Accepted: the queued Run”",
  problems(answer) {
    const [, word] = /\bthe (queued|cancelled) [A-Za-z]+/i.exec(answer.declared?.description ?? "") ?? [];
    if (word === undefined || !isGood(answer) || !isObject(answer.body)) return [];
    const wanted = states[word.toLowerCase()]!;
    return statesIn(answer.body)
      .filter((state) => !wanted.includes(state))
      .map((state) => `the ${word} one is ${state}`);
  },
};

/** An execution under way is stopped within seconds: until then it runs. */
const states: Record<string, string[]> = { queued: ["queued"], cancelled: ["cancelled", "running"] };

/** The state of the record that an answer is, or has. */
function statesIn(body: Json): string[] {
  return [body, ...Object.values(body).filter(isObject)].flatMap((record) => {
    const state = at(record, "/execution/state") ?? record.state;
    return typeof record.id === "string" && typeof state === "string" ? [state] : [];
  });
}
