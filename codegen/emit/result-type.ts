import type { Content, Operation, Response } from "../contract/model.ts";
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
  const declared = headers.map(({ name, required, schema }) => {
    const mark = required && !isRouterHeader(name) ? "" : "?";
    return { mark, text: `${key(name)}${mark}: ${schema.type === "integer" ? "number" : "string"}` };
  });
  if (declared.length === 0) return "headers?: OtherHeaders";
  const mark = declared.some((item) => item.mark === "") ? "" : "?";
  return `headers${mark}: OtherHeaders & { ${declared.map((item) => item.text).join("; ")} }`;
}

/** `mediaType` stands where the status alone does not say it, or says something that is not JSON. */
function bodyMembers(id: string, response: Response, content: Content): string {
  const json = `operations["${id}"]["responses"][${response.status}]["content"]["${content.mediaType}"]`;
  const body = `body: ${content.kind === "json" ? json : "Payload"}`;
  const alone = response.contents.length === 1 && content.kind === "json";
  return alone ? body : `mediaType: ${mediaTypeType(content.mediaType)}; ${body}`;
}
