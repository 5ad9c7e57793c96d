import type { Schema } from "../contract/document.ts";
import type { Content, Operation, Parameter } from "../contract/model.ts";
import { requestType } from "../text/body-types.ts";
import { mediaTypeType } from "../text/media-type.ts";
import { union } from "../text/print.ts";
import { filledMembers } from "../validators/request-schemas.ts";

/** The type of what a handler is given. Written out, not derived: a conditional type would collapse to `never`. */
export function inputType(operation: Operation, schemas: Record<string, Schema>): string {
  const groups = (["path", "query", "header"] as const).map((place) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    return `    ${place === "header" ? "headers" : place}: ${groupType(operation.id, place, parameters)};\n`;
  });
  const input = `{\n${groups.join("")}  }`;
  if (!operation.body) return input;
  const bodies = operation.body.contents.map((content) => {
    const contentType = mediaTypeType(content.mediaType);
    return `{ contentType: ${contentType}; body: ${bodyType(operation.id, content, schemas)} }`;
  });
  if (!operation.body.required) bodies.push("{ contentType?: undefined; body?: undefined }");
  return bodies.length === 1
    ? `${input} & ${bodies[0]}`
    : `${input} & (\n    | ${bodies.join("\n    | ")}\n  )`;
}

function groupType(id: string, place: Parameter["in"], parameters: Parameter[]): string {
  if (parameters.length === 0) return "None";
  const group = `NonNullable<operations["${id}"]["parameters"]["${place}"]>`;
  const filled = parameters.filter((parameter) => parameter.default !== undefined).map(({ name }) => name);
  const type = filled.length > 0 ? `Filled<${group}, ${union(filled)}>` : group;
  return place === "header" ? `LowerCased<${type}>` : type;
}

function bodyType(id: string, content: Content, schemas: Record<string, Schema>): string {
  if (content.kind === "text") return "string";
  if (content.kind === "binary") return "Uint8Array";
  const body = requestType(id, content);
  const files = content.files.map((file) => file.name);
  const withFiles = files.length > 0 ? `WithFiles<${body}, ${union(files)}>` : body;
  const filled = filledMembers(content, schemas);
  return filled.length > 0 ? `Filled<${withFiles}, ${union(filled)}>` : withFiles;
}
