import { createHash } from "node:crypto";
import { at } from "../contract/json-pointer.ts";
import type { AnswerCheck } from "./answer-check.ts";

/** Bytes are those that their digest names. */
export const digest: AnswerCheck = {
  name: "digest",
  summary: "The bytes at an address that ends in a digest have that digest, and it is their validator",
  source: "contract: ObjectDigest, ObjectETag; FIPS 180-4",
  problems({ operation, exchange: { request, status, bytes, headers } }) {
    const named = /(sha256:[0-9a-f]{64})$/.exec(decodeURIComponent(request.path))?.[1];
    if (!named || !operation.responses[206] || request.method !== "GET") return [];
    const problems: string[] = [];
    if (status === 200 && bytes) {
      const own = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
      if (own !== named) problems.push(`the bytes have the digest ${own}`);
    }
    const tag = headers.get("etag");
    if ([200, 206, 304].includes(status) && tag !== `"${named}"`)
      problems.push(`ETag is ${tag}, not "${named}"`);
    return problems;
  },
};

/** An address with a digest in it is that of the bytes beside which the digest stands. */
export const downloads: AnswerCheck = {
  name: "download",
  summary: "The address to download bytes from names the digest beside it",
  source: "contract: Evidence.downloadUrl, Artifact.downloadUrl",
  problems({ body }) {
    return objectsIn(body).flatMap((object) => {
      const own = object.digest;
      return [object.downloadUrl, at(object, "/links/download")].flatMap((url) =>
        typeof own === "string" && typeof url === "string" && !decodeURIComponent(url).includes(own)
          ? [`${object.id ?? own} has the digest ${own} and is downloaded from ${url}`]
          : [],
      );
    });
  },
};

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}
