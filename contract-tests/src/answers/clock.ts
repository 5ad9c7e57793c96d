import { instancesOf } from "../contract/instances.ts";
import { successSchema } from "../contract/parameters.ts";
import { type AnswerCheck, isGood } from "./answer-check.ts";

/** Times. */
export const clock: AnswerCheck = {
  name: "time",
  summary:
    "Date is there and is now; what has happened is not in the future, and nothing ends before it began",
  source: "RFC 9110, section 6.6.1; contract: members of format date-time",
  problems(answer) {
    const { exchange, contract, operation, body } = answer;
    const problems: string[] = [];
    const date = exchange.headers.get("date");
    const now = date === null ? Number.NaN : Date.parse(date);
    if (date === null || Number.isNaN(now)) problems.push(`Date is ${date ?? "missing"}`);
    if (!isGood(answer) || body === undefined) return problems;
    const latest = (Number.isNaN(now) ? Date.now() : now) + 60_000;
    for (const { value, pointer } of instancesOf(contract.schemas, successSchema(operation) ?? {}, body)) {
      const time = (name: string) => (typeof value[name] === "string" ? Date.parse(value[name]) : Number.NaN);
      for (const name of Object.keys(value))
        if (isPast.test(name) && time(name) > latest) problems.push(`${pointer}/${name} is in the future`);
      // What is checked for an answer is not checked once.
      if (time("checkedAt") < latest - 360_000) problems.push(`${pointer}/checkedAt is not now`);
      for (const [first, last] of orders)
        if (time(first) > time(last)) problems.push(`${pointer}: ${last} is before ${first}`);
    }
    return problems;
  },
};

/** What tells when something happened; what lapses, or is expected, comes later. */
const isPast = /^(?!expires|available|estimated)\w+At$/;

const orders: [string, string][] = [
  ...["updatedAt", "startedAt", "finishedAt", "expiresAt"].map((later): [string, string] => [
    "createdAt",
    later,
  ]),

  ["queuedAt", "startedAt"],
  ["queuedAt", "finishedAt"],
  ["startedAt", "finishedAt"],
];
