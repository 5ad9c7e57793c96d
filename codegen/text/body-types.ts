import type { Schema } from "../contract/document.ts";
import type { Content } from "../contract/model.ts";

/** Returns the type of a component, in a module with `type Schemas = components["schemas"]`; null for other schemas. */
export const componentType = ({ $ref }: Schema): string | null =>
  $ref ? `Schemas["${$ref.split("/")[3]}"]` : null;

export const requestType = (id: string, { mediaType, schema }: Content): string =>
  componentType(schema) ?? `NonNullable<operations["${id}"]["requestBody"]>["content"]["${mediaType}"]`;

export const responseType = (id: string, status: number, { mediaType, schema }: Content): string =>
  componentType(schema) ?? `operations["${id}"]["responses"][${status}]["content"]["${mediaType}"]`;
