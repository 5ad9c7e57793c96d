import type { Schema } from "../contract/document.ts";
import { type Content, ContractError, type Operation } from "../contract/model.ts";
import { requestType } from "../text/body-types.ts";

export const parametersName = ({ id }: Operation): string =>
  `${id[0]!.toUpperCase()}${id.slice(1)}Parameters`;

export const hasParameters = ({ parameters, body }: Operation): boolean =>
  body !== null || parameters.some((parameter) => parameter.in !== "header");

/**
 * The declaration of the one object that a method takes: path and query parameters, and beside them the members of the
 * body. A body that has no members is given as `body`.
 */
export function parametersType(operation: Operation, schemas: Record<string, Schema>): string {
  if (!hasParameters(operation)) return "";
  const { id, parameters, body } = operation;
  const group = (place: string) => {
    const type = `NonNullable<operations["${id}"]["parameters"]["${place}"]>`;
    const hasList = parameters.some(({ in: where, kind }) => where === place && kind === "list");
    return hasList ? `ReadonlyLists<${type}>` : type;
  };
  const places = ["path", "query"].filter((place) => parameters.some((parameter) => parameter.in === place));
  const parts = places.map(group);
  if (body) {
    for (const content of body.contents) checkMembers(operation, content, schemas);
    const types = body.contents.map((content) => bodyType(id, content));
    parts.push(types.length > 1 && parts.length > 0 ? `(${types.join(" | ")})` : types.join(" | "));
  }
  return `export type ${parametersName(operation)} = ${parts.join(" & ")};\n\n`;
}

const hasMembers = ({ kind }: Content): boolean => kind === "json" || kind === "multipart";

const bodyType = (id: string, content: Content): string =>
  hasMembers(content) ? requestType(id, content) : `{ body: ${requestType(id, content)} }`;

/** Parameters and members of the body share one object, so no two may share a name. */
function checkMembers(
  { id, parameters }: Operation,
  content: Content,
  schemas: Record<string, Schema>,
): void {
  if (!hasMembers(content)) return;
  const name = content.schema.$ref?.split("/")[3];
  const { properties } = name ? (schemas[name] ?? {}) : content.schema;
  if (!properties) throw new ContractError(id, `the ${content.mediaType} body has no properties`);
  const twice = parameters.find((parameter) => parameter.in !== "header" && parameter.name in properties);
  if (twice) throw new ContractError(id, `${twice.name} is both a parameter and a member of the body`);
}
