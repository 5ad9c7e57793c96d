import { isJson } from "../request.ts";
import type { AnswerCheck } from "./answer-check.ts";

/** Text is UTF-8 and says so. */
export const charset: AnswerCheck = {
  name: "charset",
  summary: "JSON and text are UTF-8 without a byte order mark; a charset, where one is named, is utf-8",
  source: "RFC 8259, section 8.1; RFC 9110, section 8.3.2; contract: the examples' media types",
  problems({ operation, exchange: { headers, bytes, status } }) {
    const type = headers.get("content-type");
    // A stored file has the bytes that its author gave it.
    if (!type || !bytes || bytes.length === 0 || operation.responses[206] || status === 304) return [];
    const json = isJson(type);
    const problems: string[] = [];
    const named = /;\s*charset=("?)([^";\s]+)\1/i.exec(type)?.[2];
    if (named !== undefined && named.toLowerCase() !== "utf-8")
      problems.push(`the charset is ${named}, not utf-8`);
    if (!json && !/^(text\/|image\/svg)/i.test(type)) return problems;
    if (/^text\/(html|css|javascript|plain)/i.test(type) && named === undefined)
      problems.push(`${type} names no charset`);
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
      problems.push("the body begins with a byte order mark");
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      problems.push("the body is not UTF-8");
    }
    return problems;
  },
};
