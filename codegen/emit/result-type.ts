import type { Schema } from "../contract/document.ts";
import type { Content, Operation, Response } from "../contract/model.ts";
import { responseType } from "../text/body-types.ts";
import { mediaTypeType } from "../text/media-type.ts";
import { key } from "../text/print.ts";
import { isRouterHeader } from "./router-headers.ts";

/** The union of the answers that a handler may return. */
export function resultType(operation: Operation): string {
  const results = operation.responses
    .filter((response) => !response.error)
    .flatMap((response) => {
      const head = `status: ${response.status}; ${headersType(response)}`;
      if (response.contents.length === 0) return [`{ ${head}; body?: undefined }`];
      return response.contents.map(
        (content) => `{ ${head}; ${bodyMembers(operation.id, response, content)} }`,
      );
    });
  if (results.length === 0) return "never";
  return results.length === 1 ? results[0]! : results.map((result) => `\n    | ${result}`).join("");
}

function headersType({ headers }: Response): string {
  const declared = headers.filter(({ name }) => !isRouterHeader(name));
  const members = declared.map(
    ({ name, required, schema }) => `${key(name)}${required ? "" : "?"}: ${valueType(name, schema)}`,
  );
  const mark = declared.some(({ required }) => required) ? "" : "?";
  return `headers${mark}: OtherHeaders${members.length > 0 ? ` & { ${members.join("; ")} }` : ""}`;
}

function valueType(name: string, schema: Schema): string {
  if (name.toLowerCase() === "set-cookie") return "string | readonly string[]";
  return schema.type === "integer" ? "number" : "string";
}

/** `mediaType` stands where the status alone does not say it, or says something that is not JSON. */
function bodyMembers(id: string, response: Response, content: Content): string {
  const body = `body: ${content.kind === "json" ? responseType(id, response.status, content) : "Payload"}`;
  const alone = response.contents.length === 1 && content.kind === "json";
  return alone ? body : `mediaType: ${mediaTypeType(content.mediaType)}; ${body}`;
}
