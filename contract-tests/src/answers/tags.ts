import type { AnswerCheck } from "./answer-check.ts";

/** Validators are written as such. */
export const tags: AnswerCheck = {
  name: "entity-tag",
  summary: "An ETag is quoted, and strong where the contract says so",
  source: "RFC 9110, section 8.8.3; contract: ETag",
  problems({ exchange: { headers, status, request }, declared }) {
    const tag = headers.get("etag");
    if (tag === null) return [];
    if (!/^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(tag)) return [`ETag is ${tag}: not quoted`];
    if (tag.replace("W/", "") === '""') return ["ETag is empty"];
    if (status >= 400 && status < 500 && request.method !== "HEAD") return [`${status} with an ETag`];
    const isStrong = /strong/i.test(String(declared?.headers?.ETag?.description ?? ""));
    return isStrong && tag.startsWith("W/") ? [`ETag is weak: ${tag}`] : [];
  },
};
