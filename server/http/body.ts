import { Readable, Transform } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { BodySpec } from "../__generated__/operation-spec.ts";
import { bodyLimit } from "../__generated__/operations.ts";
import { DomainError, issueAt } from "../domain/errors.ts";
import { readMultipart } from "./multipart.ts";
import { invalidRequest } from "./validation.ts";

export interface ReadBody {
  contentType: string | undefined;
  /** What the validators see: of a multipart body its text fields. */
  validated: unknown;
  /** Files of a multipart body, to be put beside the fields once these are valid. */
  files: Record<string, unknown>;
  dispose(): Promise<void>;
}

const none: ReadBody = { contentType: undefined, validated: undefined, files: {}, dispose: async () => {} };

/** Reads the body of a request by what the contract says of it, and never more than the limit of all operations. */
export async function readBody(spec: BodySpec | null, request: Request, uploads: string): Promise<ReadBody> {
  refuseLarge(Number(request.headers.get("content-length") ?? 0));
  if (!spec) return none;
  const header = request.headers.get("content-type");
  if (header === null && isEmpty(request)) {
    if (spec.required) throw new DomainError("invalid_request", "request.body_missing");
    return none;
  }
  const contentType = (header ?? "").split(";", 1)[0]!.trim().toLowerCase();
  // A name such as `__proto__` is one of every object, but none of ours.
  const content = Object.hasOwn(spec.contentTypes, contentType) ? spec.contentTypes[contentType] : undefined;
  if (!content) {
    const parameters = {
      given: contentType || "(none)",
      supported: Object.keys(spec.contentTypes).join(" or "),
    };
    throw new DomainError("unsupported_media_type", "request.media_type", { parameters });
  }
  const stream = limited(request);
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
  return { ...none, contentType, validated: content.kind === "json" ? parseJson(bytes) : bytes };
}

/** A server's request always has a stream: that nothing comes is told by its headers (RFC 9112, 6.3). */
function isEmpty({ body, headers }: Request): boolean {
  return (
    body === null || (!headers.has("transfer-encoding") && Number(headers.get("content-length") ?? 0) === 0)
  );
}

function refuseLarge(bytes: number): void {
  if (bytes <= bodyLimit) return;
  throw new DomainError("payload_too_large", "request.body_too_large", { parameters: { limit: bodyLimit } });
}

/** The body, cut off with a 413 where it grows past the limit: a declared length is only a claim. */
function limited(request: Request): Readable {
  if (!request.body) return Readable.from([]);
  let seen = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.byteLength;
      try {
        refuseLarge(seen);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  const source = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>);
  source.on("error", (error) => counter.destroy(error));
  // Whoever reads it is told, but may not have begun: unheard until then, a client that hangs up would end the process.
  counter.on("error", () => {});
  return source.pipe(counter);
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

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new DomainError("invalid_request", "request.malformed_json", { cause });
  }
}
