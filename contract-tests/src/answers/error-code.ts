import { at } from "../contract/json-pointer.ts";
import type { AnswerCheck } from "./answer-check.ts";

/** The code of an error is one of its status, and there is a message. */
export const errorCode: AnswerCheck = {
  name: "error-code",
  summary: "An error says why in words, and its code is one that the contract gives to its status",
  source: "contract: x-error-statuses, schemas Error and TextError",
  problems({ contract, exchange: { status }, body }) {
    if (status < 400 || body === undefined) return [];
    const problems: string[] = [];
    const code = at(body, "/error/code");
    const wanted = typeof code === "string" ? contract.words["x-error-statuses"]?.[code] : undefined;
    if (wanted !== undefined && wanted !== status)
      problems.push(`${status} with the code ${code}, which is of ${wanted}`);
    const error = at(body, "/error");
    const message = typeof error === "string" ? error : at(body, "/error/message");
    if (typeof message === "string" && message.trim() === "")
      problems.push(`${status} with an empty message`);
    if (typeof message === "string" && typeof code === "string" && message === code)
      problems.push(`${status} whose message is its code`);
    return problems;
  },
};
