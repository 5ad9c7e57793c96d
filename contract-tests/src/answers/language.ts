import type { AnswerCheck } from "./answer-check.ts";

/** Messages have a language that the service speaks. */
export const language: AnswerCheck = {
  name: "language",
  summary: "An error says its language, one that the service speaks and the caller prefers",
  source: "contract: x-languages, Content-Language; RFC 9110, sections 8.5 and 12.5.4",
  problems({ contract, exchange: { status, headers, request }, declared }) {
    const spoken = contract.words["x-languages"];
    if (!spoken || status < 400 || !declared?.headers?.["Content-Language"]) return [];
    const given = headers.get("content-language");
    if (given === null) return ["an error without Content-Language"];
    if (!spoken.includes(given))
      return [`Content-Language is ${given}; the contract has ${spoken.join(", ")}`];
    const asked = request.headers["accept-language"];
    const wanted = asked === undefined ? spoken[0] : spoken.find((one) => one === asked);
    return wanted !== undefined && wanted !== given
      ? [`Content-Language is ${given}, and ${asked ? `${asked} was asked for` : "no other was asked for"}`]
      : [];
  },
};
