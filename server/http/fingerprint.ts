import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { UploadedFile } from "../__generated__/handler-types.ts";
import { type Digest, digestOfBytes } from "../domain/digest.ts";
import type { ReadBody } from "./body.ts";
import type { ParsedParameters } from "./parameters.ts";

/**
 * Returns a digest of what a request asks for, the same however it is written: a form has another boundary each time
 * that it is sent, and JSON other spaces. Of files it reads one chunk at a time.
 */
export async function fingerprintOf({ path, query }: ParsedParameters, body: ReadBody): Promise<Digest> {
  const { contentType, validated } = body;
  const content = validated instanceof Uint8Array ? digestOfBytes(validated) : validated;
  const files: Record<string, Digest> = {};
  for (const [name, file] of Object.entries(body.files))
    files[name] = await digestOfFile(file as UploadedFile);
  const parts = [path, query, contentType ?? null, content ?? null, files];
  return digestOfBytes(Buffer.from(JSON.stringify(parts, sortMembers)));
}

async function digestOfFile({ path }: UploadedFile): Promise<Digest> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return `sha256:${hash.digest("hex")}`;
}

/** Not canonical JSON, which refuses texts that a body may have. */
function sortMembers(_name: string, value: unknown): unknown {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
