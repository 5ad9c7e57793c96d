import type { AnswerCheck } from "./answer-check.ts";

/** Messages have a language that the service speaks. */
export const language: AnswerCheck = {
  name: "language",
  summary: "A page or an error says its language, one that the service speaks and the caller prefers",
  source: "contract: x-languages, Content-Language; RFC 9110, sections 8.5 and 12.5.4; HTML, section 3.2.6.2",
  problems({ contract, exchange: { status, headers, request, text }, declared }) {
    const spoken = contract.words["x-languages"];
    if (!spoken || !declared?.headers?.["Content-Language"]) return [];
    const given = headers.get("content-language");
    // Of an address that has a page and a record, the record is in no language.
    if (given === null && status < 400 && !headers.get("content-type")?.startsWith("text/html")) return [];
    if (given === null) return [`${status < 400 ? "a page" : "an error"} without Content-Language`];
    if (!spoken.includes(given))
      return [`Content-Language is ${given}; the contract has ${spoken.join(", ")}`];
    const told = /^\s*<!doctype html>\s*<html[^>]*\slang="?([\w-]+)/i.exec(text ?? "")?.[1];
    if (told !== undefined && told !== given)
      return [`Content-Language is ${given}, and the page says ${told}`];
    // A page may be in the language of a cookie instead.
    if (/\blang=/.test(request.headers.cookie ?? "")) return [];
    const asked = request.headers["accept-language"];
    const wanted = asked === undefined ? spoken[0] : spoken.find((one) => one === asked);
    return wanted !== undefined && wanted !== given
      ? [`Content-Language is ${given}, and ${asked ? `${asked} was asked for` : "no other was asked for"}`]
      : [];
  },
};
