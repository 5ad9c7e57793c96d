import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { isObject, type Json } from "../../contract/json-pointer.ts";
import { listIn, type RecordRules } from "./record-rules.ts";

/** Digests of records that the contract says how to recompute. */
export const digestRules: RecordRules = {
  Assessment: ({ recordDigest, current: _, ...record }) => wrong("recordDigest", recordDigest, record),
  Environment: ({ digest, ...record }) => wrong("digest", digest, record),
  ProcessingStatus: (value) =>
    (listIn(value, "events") ?? []).flatMap(({ eventDigest, ...event }) =>
      isObject(value.job)
        ? wrong(`eventDigest of ${event.sequence}`, eventDigest, { ...event, jobId: value.job.id })
        : [],
    ),
};

function wrong(name: string, digest: unknown, content: Json): string[] {
  if (typeof digest !== "string") return [];
  const own = createHash("sha256").update(canonicalize(content) ?? "");
  return `sha256:${own.digest("hex")}` === digest ? [] : [`${name} is not that of the record`];
}
