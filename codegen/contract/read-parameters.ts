import type { ParameterObject, Referable, Schema } from "./document.ts";
import { ContractError, type Parameter, type ScalarKind } from "./model.ts";
import type { Resolver } from "./resolve.ts";

/**
 * Reads the parameters that the server must parse. A list is `style: form, explode: false`: one comma-separated value.
 */
export function readParameters(
  id: string,
  path: string,
  resolve: Resolver,
  sources: Referable<ParameterObject>[],
): Parameter[] {
  const parameters = sources.map((source) => readParameter(id, resolve, resolve(source)));
  const templated = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
  const declared = parameters
    .filter((parameter) => parameter.in === "path")
    .map((parameter) => parameter.name);
  if (templated.toSorted().join() !== declared.toSorted().join()) {
    throw new ContractError(
      id,
      `the path has {${templated.join("}, {")}} but declares ${declared.join(", ")}`,
    );
  }
  const places = new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`));
  if (places.size < parameters.length) throw new ContractError(id, "a parameter is declared twice");
  return parameters;
}

function readParameter(id: string, resolve: Resolver, source: ParameterObject): Parameter {
  const where = `${id} ${source.in} ${source.name}`;
  if (!["path", "query", "header"].includes(source.in)) throw new ContractError(where, "unknown place");
  if (!source.schema) throw new ContractError(where, "no schema");
  const schema = resolve(source.schema);
  const parameter: Parameter = {
    name: source.name,
    in: source.in as Parameter["in"],
    description: source.description ?? "",
    required: source.required ?? false,
    deprecated: source.deprecated ?? schema.deprecated ?? false,
    kind: schema.type === "array" ? "list" : scalarKind(where, schema),
    schema: source.schema,
  };
  if (schema.type === "array") {
    if (source.explode !== false) throw new ContractError(where, "a list must say explode: false");
    parameter.items = scalarKind(where, resolve(schema.items ?? {}));
  }
  if (source["x-may-be-absent"]) parameter.mayBeAbsent = source["x-may-be-absent"];
  if (schema.default !== undefined) parameter.default = schema.default;
  return parameter;
}

function scalarKind(where: string, schema: Schema): ScalarKind {
  const type =
    schema.type ?? (schema.enum?.every((value) => typeof value === "string") ? "string" : undefined);
  if (type === "string" || type === "integer" || type === "number" || type === "boolean") return type;
  throw new ContractError(where, `a value of type ${type} cannot be parsed`);
}
