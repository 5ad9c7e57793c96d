import { Readable, Transform } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { BodySpec, ContentSpec } from "../__generated__/operation-spec.ts";
import { bodyLimit, jsonBodyLimit } from "../__generated__/operations.ts";
import { DomainError, issueAt } from "../domain/errors.ts";
import { invalidRequest } from "../domain/validation/validate.ts";
import { readMultipart } from "./multipart.ts";
import { parseForm } from "./parse-form.ts";
import { parseJson } from "./parse-json.ts";

export interface ReadBody {
  contentType: string | undefined;
  /** The value to validate: of a multipart body, its text fields. */
  validated: unknown;
  /** Files of a multipart body, merged with the fields after these were validated. */
  files: Record<string, unknown>;
  dispose(): Promise<void>;
}

const emptyBody: ReadBody = {
  contentType: undefined,
  validated: undefined,
  files: {},
  dispose: async () => {},
};

/**
 * Reads the body of a request as the contract declares it: from `incoming`, where the listener has it as a stream, as the
 * request's own is two conversions away from that. Throws a 4xx for a wrong media type, size or syntax.
 */
export async function readBody(
  spec: BodySpec | null,
  request: Request,
  uploads: string,
  incoming?: Readable,
): Promise<ReadBody> {
  const declaredBytes = Number(request.headers.get("content-length") ?? 0);
  requireWithinLimit(declaredBytes, bodyLimit);
  if (!spec) return emptyBody;
  const header = request.headers.get("content-type");
  if (header === null && isEmpty(request)) {
    if (spec.required) throw new DomainError("invalid_request", "request.body_missing");
    return emptyBody;
  }
  const contentType = (header ?? "").split(";", 1)[0]!.trim().toLowerCase();
  // The client controls the name, which may be an inherited one such as `__proto__`.
  const content = Object.hasOwn(spec.contentTypes, contentType) ? spec.contentTypes[contentType] : undefined;
  if (!content) {
    const parameters = {
      given: contentType || "(none)",
      supported: Object.keys(spec.contentTypes).join(" or "),
    };
    throw new DomainError("unsupported_media_type", "request.media_type", { parameters });
  }
  const limit = limitOf(content);
  requireWithinLimit(declaredBytes, limit);
  // The parser of HTTP ends a body after its declared length: it needs no counting.
  const isBounded = declaredBytes > 0 && !request.headers.has("transfer-encoding");
  if (isBounded && (content.kind === "json" || content.kind === "form")) {
    const bytes = await readWhole(request);
    requireWithinLimit(bytes.length, limit);
    return { ...emptyBody, contentType, validated: parse(content.kind, bytes) };
  }
  const stream = limitedStream(request, limit, incoming);
  if (content.kind === "multipart") {
    const rules = content.files.map(({ name, required, maxBytes }) => ({
      name,
      required,
      maxBytes: maxBytes ?? bodyLimit,
    }));
    const { fields, files, dispose } = await readMultipart(stream, header!, rules, uploads);
    const missing = rules.find(({ name, required }) => required && !files[name]);
    if (missing) {
      await dispose();
      throw invalidRequest([issueAt(`/body/${missing.name}`, "issue.required_file")]);
    }
    return { contentType, validated: fields, files, dispose };
  }
  const bytes = await collect(stream);
  return { ...emptyBody, contentType, validated: parse(content.kind, bytes) };
}

function parse(kind: ContentSpec["kind"], bytes: Buffer): unknown {
  if (kind === "json") return parseJson(bytes);
  return kind === "form" ? parseForm(bytes) : bytes;
}

/** A server's request always has a stream: only its headers indicate an empty body (RFC 9112, 6.3). */
function isEmpty({ body, headers }: Request): boolean {
  return (
    body === null || (!headers.has("transfer-encoding") && Number(headers.get("content-length") ?? 0) === 0)
  );
}

/** A JSON body or a form is parsed and validated on the event loop, so its size bounds how long others wait. */
function limitOf({ kind, maxBytes }: ContentSpec): number {
  return kind === "json" || kind === "form" ? (maxBytes ?? jsonBodyLimit) : bodyLimit;
}

function requireWithinLimit(bytes: number, limit: number): void {
  if (bytes <= limit) return;
  throw new DomainError("payload_too_large", "request.body_too_large", { parameters: { limit } });
}

/** Returns the body as a stream that fails with a 413 above the limit: the declared length is not trusted. */
function limitedStream(request: Request, limit: number, incoming?: Readable): Readable {
  const source = incoming ?? bodyOf(request);
  let byteCount = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteCount += chunk.byteLength;
      try {
        requireWithinLimit(byteCount, limit);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  source.on("error", (error) => counter.destroy(error));
  // An error before the reader is attached, as when a client disconnects, would end the process without this listener.
  counter.on("error", () => {});
  return source.pipe(counter);
}

function bodyOf({ body }: Request): Readable {
  return body ? Readable.fromWeb(body as NodeReadableStream<Uint8Array>) : Readable.from([]);
}

/** Without the streams between, which cost more than a short body is worth. */
async function readWhole(request: Request): Promise<Buffer> {
  try {
    return Buffer.from(await request.arrayBuffer());
  } catch (cause) {
    throw new DomainError("invalid_request", "request.interrupted", { cause });
  }
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError("invalid_request", "request.interrupted", { cause });
  }
  return Buffer.concat(chunks);
}
