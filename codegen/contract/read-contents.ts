import type { MediaTypeObject, Schema } from "./document.ts";
import { type Content, ContractError, type File } from "./model.ts";
import type { Resolver } from "./resolve.ts";

/** What a body may be, by media type. */
export function readContents(
  id: string,
  resolve: Resolver,
  content: Record<string, MediaTypeObject>,
): Content[] {
  return Object.entries(content).map(([mediaType, { schema = {} }]) => {
    const kind = kindOf(mediaType);
    const files = kind === "multipart" ? readFiles(id, resolve, schema) : [];
    if (kind === "form") requireTextFields(id, resolve, schema);
    return { mediaType, kind, schema, files, maxBytes: maxBytesOf(`${id} ${mediaType}`, resolve(schema)) };
  });
}

/** Whether a schema means bytes: OpenAPI 3.0's `format: binary`, or 3.1's `contentMediaType` with no encoding. */
export function isBinary(schema: Schema): boolean {
  const bytes = schema.contentMediaType !== undefined && schema.contentEncoding === undefined;
  return bytes || schema.format === "binary";
}

const isByteCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function kindOf(mediaType: string): Content["kind"] {
  if (/^application\/([^;]+\+)?json$/.test(mediaType)) return "json";
  if (mediaType === "multipart/form-data") return "multipart";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  return /^text\/|^application\/yaml$|\+(?:xml|yaml)$/.test(mediaType) ? "text" : "binary";
}

function readFiles(id: string, resolve: Resolver, source: Schema): File[] {
  const schema = resolve(source);
  const files: File[] = [];
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    const part = resolve(value);
    if (isBinary(part)) {
      files.push({
        name,
        required: schema.required?.includes(name) ?? false,
        mediaType: part.contentMediaType ?? null,
        maxBytes: maxBytesOf(`${id} ${name}`, part),
      });
    } else if (part.type !== "string") throw new ContractError(`${id} ${name}`, "a multipart field is text");
  }
  return files;
}

/** What a form sends is text: numbers, lists and choices are made of it by the operation. */
function requireTextFields(id: string, resolve: Resolver, source: Schema): void {
  for (const [name, value] of Object.entries(resolve(source).properties ?? {}))
    if (resolve(value).type !== "string")
      throw new ContractError(`${id} ${name}`, "a field of a form is text");
}

function maxBytesOf(place: string, { "x-max-bytes": maxBytes = null }: Schema): number | null {
  if (maxBytes !== null && !isByteCount(maxBytes))
    throw new ContractError(place, "x-max-bytes must be a positive integer");
  return maxBytes;
}
