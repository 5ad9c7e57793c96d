import type { BodyObject, Referable, ResponseObject, Schema } from "./document.ts";
import { type Body, type Content, ContractError, type File, type Response } from "./model.ts";
import type { Resolver } from "./resolve.ts";

export function readBody(resolve: Resolver, source: Referable<BodyObject> | undefined): Body | null {
  if (!source) return null;
  const body = resolve(source);
  return { required: body.required ?? false, contents: readContents(resolve, body.content) };
}

export function readResponses(
  id: string,
  resolve: Resolver,
  sources: Record<string, Referable<ResponseObject>>,
): Response[] {
  return Object.entries(sources).map(([status, source]) => {
    if (!/^[1-5][0-9][0-9]$/.test(status)) throw new ContractError(id, `status ${status} must be one number`);
    const component = "$ref" in source ? (source.$ref.split("/").at(-1) ?? null) : null;
    const response = resolve(source);
    const contents = readContents(resolve, response.content ?? {});
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
      const { required = false, schema = {} } = resolve(header);
      return { name, required, schema: resolve(schema) };
    });
    return {
      status: Number(status),
      component,
      contents,
      headers,
      error: isError(Number(status), resolve, contents),
    };
  });
}

/** Whether a schema means bytes: OpenAPI 3.0's `format: binary`, or 3.1's `contentMediaType` with no encoding. */
export function isBinary(schema: Schema): boolean {
  return (
    schema.format === "binary" ||
    (schema.contentMediaType !== undefined && schema.contentEncoding === undefined)
  );
}

function readContents(resolve: Resolver, content: Record<string, { schema?: Schema }>): Content[] {
  return Object.entries(content).map(([mediaType, { schema = {} }]) => {
    const kind = kindOf(mediaType);
    return {
      mediaType,
      kind,
      schema,
      files: kind === "multipart" ? readFiles(resolve, resolve(schema)) : [],
    };
  });
}

function readFiles(resolve: Resolver, schema: Schema): File[] {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, resolve(part)] as const,
  );
  return properties
    .filter(([, part]) => isBinary(part))
    .map(([name, part]) => ({
      name,
      required: schema.required?.includes(name) ?? false,
      mediaType: part.contentMediaType ?? null,
      maxBytes: typeof part["x-max-bytes"] === "number" ? part["x-max-bytes"] : null,
    }));
}

function kindOf(mediaType: string): Content["kind"] {
  if (/^application\/([^;]+\+)?json$/.test(mediaType)) return "json";
  if (mediaType === "multipart/form-data") return "multipart";
  return mediaType.startsWith("text/") || mediaType.endsWith("+xml") ? "text" : "binary";
}

/** Both families put the failure under `error`; a failing status with no JSON body can only be the router's own. */
function isError(status: number, resolve: Resolver, contents: Content[]): boolean {
  const json = contents.filter((content) => content.kind === "json");
  return status >= 400 && json.every((content) => "error" in (resolve(content.schema).properties ?? {}));
}
