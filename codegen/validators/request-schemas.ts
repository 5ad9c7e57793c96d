import type { Schema } from "../contract/document.ts";
import type { Content, Operation, Parameter } from "../contract/model.ts";
import { prepareSchema } from "./prepare-schema.ts";

const published = { objects: "published" } as const;

/**
 * Builds the schema of `{path, query, headers}` as parsed by the server, with header names in lower case. Undeclared
 * members are valid: an unknown query parameter is not an error.
 */
export function parametersSchema(operation: Operation): Schema {
  const groups = {
    path: group(operation.parameters.filter((parameter) => parameter.in === "path")),
    query: group(operation.parameters.filter((parameter) => parameter.in === "query")),
    headers: group(operation.parameters.filter((parameter) => parameter.in === "header")),
  };
  return { type: "object", required: Object.keys(groups), properties: groups };
}

/**
 * Builds the schema of a body; of a multipart body, only its text fields, because files are not in memory. Keeps the
 * defaults of its members, which the validator fills in.
 */
export function bodySchema(content: Content, components: Record<string, Schema>): Schema {
  const source = resolveSchema(content.schema, components);
  const files = new Set(content.files.map((file) => file.name));
  const prepared = prepareSchema(source, published);
  if (!source.properties) return prepared;
  const properties = Object.entries(source.properties)
    .filter(([name]) => !files.has(name))
    .map(([name, schema]) => {
      const value = schema.default ?? resolveSchema(schema, components).default;
      return [name, withDefault(prepareSchema(schema, published), value)] as const;
    });
  const required = source.required?.filter((name) => !files.has(name)) ?? [];
  return { ...prepared, properties: Object.fromEntries(properties), required };
}

/** Returns the names of the members that have a default, and so are present after validation. */
export function filledMembers(content: Content, components: Record<string, Schema>): string[] {
  const properties = Object.entries(bodySchema(content, components).properties ?? {});
  return properties.filter(([, schema]) => schema.default !== undefined).map(([name]) => name);
}

function group(parameters: Parameter[]): Schema {
  const nameOf = ({ name, in: place }: Parameter) => (place === "header" ? name.toLowerCase() : name);
  const properties = parameters.map((parameter) => {
    const schema = prepareSchema(parameter.schema, published);
    return [nameOf(parameter), withDefault(schema, parameter.default)] as const;
  });
  const required = parameters.filter((parameter) => parameter.required).map(nameOf);
  return { type: "object", properties: Object.fromEntries(properties), required };
}

const withDefault = (schema: Schema, value: unknown): Schema =>
  value === undefined ? schema : { ...schema, default: value };

function resolveSchema(schema: Schema, components: Record<string, Schema>): Schema {
  const name = schema.$ref?.split("/")[3];
  return name ? resolveSchema(components[name] ?? {}, components) : schema;
}
