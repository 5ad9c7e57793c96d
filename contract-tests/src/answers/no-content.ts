import type { AnswerCheck } from "./answer-check.ts";

/** Answers without content. */
export const noContent: AnswerCheck = {
  name: "no-content",
  summary: "A 204, a 304 and an answer to HEAD have no body, and a 304 keeps ETag, Cache-Control and Vary",
  source: "RFC 9110, sections 9.3.2, 15.3.5 and 15.4.5",
  problems({ exchange: { status, headers, bytes, request }, declared }) {
    if (status !== 204 && status !== 304 && request.method !== "HEAD") return [];
    const problems: string[] = [];
    if (bytes && bytes.length > 0) problems.push(`${status} with a body of ${bytes.length} bytes`);
    if (status === 204 && Number(headers.get("content-length") ?? 0) > 0)
      problems.push("204 with a Content-Length");
    if (status !== 304) return problems;
    for (const name of ["content-type", "content-encoding", "content-range", "content-language"])
      if (headers.has(name)) problems.push(`304 with ${name}`);
    for (const name of ["ETag", "Cache-Control", "Vary"])
      if (declared?.headers?.[name] && !headers.has(name)) problems.push(`304 without ${name}`);
    return problems;
  },
};
