import type { Operation } from "../contract/model.ts";
import { requestType } from "../text/body-types.ts";

export const parametersName = ({ id }: Operation): string =>
  `${id[0]!.toUpperCase()}${id.slice(1)}Parameters`;

export const hasParameters = ({ parameters, body }: Operation): boolean =>
  body !== null || parameters.some((parameter) => parameter.in !== "header");

/** The declaration of the one object that a method takes: path and query parameters, and the body as `body`. */
export function parametersType(operation: Operation): string {
  if (!hasParameters(operation)) return "";
  const { id, parameters, body } = operation;
  const group = (place: string) => `NonNullable<operations["${id}"]["parameters"]["${place}"]>`;
  const places = ["path", "query"].filter((place) => parameters.some((parameter) => parameter.in === place));
  const parts = places.map(group);
  if (body) {
    const types = body.contents.map((content) => requestType(id, content));
    parts.push(`{ body${body.required ? "" : "?"}: ${types.join(" | ")} }`);
  }
  return `export type ${parametersName(operation)} = ${parts.join(" & ")};\n\n`;
}
