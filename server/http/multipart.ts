import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { UploadedFile } from "../__generated__/handler-types.ts";
import { DomainError, issueAt } from "../domain/errors.ts";
import type { MessageKey } from "../domain/messages/render.ts";
import { invalidRequest } from "../domain/validation/validate.ts";

export interface FileRule {
  name: string;
  maxBytes: number;
}

export interface Multipart {
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
  /** Deletes the temporary files; store their content before. */
  dispose(): Promise<void>;
}

/**
 * Streams a multipart body (RFC 7578) into temporary files below `folder`. Throws for an undeclared or repeated part
 * and for a file over its limit, after deleting the temporary files.
 */
export async function readMultipart(
  body: Readable,
  contentType: string,
  rules: readonly FileRule[],
  folder: string,
): Promise<Multipart> {
  const temporary = await mkdtemp(join(folder, "upload-"));
  const dispose = () => rm(temporary, { recursive: true, force: true });
  try {
    const { fields, files } = await collect(body, contentType, rules, temporary);
    return { fields, files, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function collect(body: Readable, contentType: string, rules: readonly FileRule[], folder: string) {
  const fields: Record<string, string> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  const problems: DomainError[] = [];
  const writes: Promise<unknown>[] = [];
  let writeError: unknown;
  const maxFileSize = Math.max(0, ...rules.map((rule) => rule.maxBytes));
  const parser = createParser(contentType, maxFileSize);

  parser.on("field", (name, value, { valueTruncated }) => {
    if (name in fields || name in files) problems.push(invalid(name, "issue.repeated"));
    else if (valueTruncated) problems.push(invalid(name, "issue.too_long"));
    fields[name] = value;
  });
  parser.on("file", (name, stream, { filename, mimeType }) => {
    const rule = rules.find((candidate) => candidate.name === name);
    if (!rule || name in files) {
      problems.push(invalid(name, rule ? "issue.repeated" : "issue.not_a_file"));
      stream.resume();
      return;
    }
    const path = join(folder, String(writes.length));
    files[name] = { fileName: filename ?? "", mediaType: mimeType, path, byteSize: 0 };
    stream.on("data", (chunk: Buffer) => {
      files[name]!.byteSize += chunk.byteLength;
    });
    stream.on("limit", () => problems.push(tooLarge(rule)));
    const written = pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    // Handled at once: a disk that is full while the body is still coming would end the process as an unhandled rejection.
    writes.push(
      written.catch((error: NodeJS.ErrnoException) => {
        // Where the client disconnects the parser fails by itself, and a write for want of the rest, without a system call.
        if (error.syscall === undefined) return;
        writeError ??= error;
        parser.destroy(error);
      }),
    );
  });
  for (const event of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
    parser.on(event, () => problems.push(invalid("", "issue.too_many_parts")));
  }
  try {
    await pipeline(body, parser);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    if (writeError !== undefined) throw writeError;
    throw new DomainError("invalid_request", "request.interrupted", { cause });
  } finally {
    await Promise.all(writes);
  }
  if (writeError !== undefined) throw writeError;
  if (problems[0]) throw problems[0];
  return { fields, files };
}

function createParser(contentType: string, maxFileSize: number) {
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      // The `limit` event fires when the size is reached, so one byte more admits a file of exactly the limit.
      limits: {
        fileSize: maxFileSize + 1,
        files: 8,
        fields: 64,
        parts: 64,
        fieldSize: 65_536,
        fieldNameSize: 128,
      },
    });
  } catch (cause) {
    const parameters = { detail: { key: "request.boundary_missing" as const } };
    throw new DomainError("invalid_request", "request.invalid", { parameters, cause });
  }
}

function invalid(name: string, key: MessageKey): DomainError {
  return invalidRequest([issueAt(`/body/${name}`, key)]);
}

function tooLarge({ name, maxBytes }: FileRule): DomainError {
  const issues = [issueAt(`/body/${name}`, "issue.too_many_bytes", { limit: maxBytes })];
  return new DomainError("payload_too_large", "paper.too_large", { parameters: { limit: maxBytes }, issues });
}
