import { readFileSync } from "node:fs";

const document = JSON.parse(readFileSync(new URL("../../../openapi.json", import.meta.url), "utf8"));

/** The contract with these operations alone: a peer is not to pay for the rest. */
export function contractOf(operationIds) {
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, { operationId }]) => operationIds.includes(operationId));
    return kept.length > 0 ? [[path, Object.fromEntries(kept)]] : [];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Path, schema of the query and schema of the 200 answer of an operation, without references. */
export function operationOf(operationId) {
  const [path, methods] = Object.entries(contractOf([operationId]).paths)[0];
  const [method, operation] = Object.entries(methods)[0];
  const parameters = (operation.parameters ?? []).map(resolve);
  const query = parameters.filter((each) => each.in === "query");
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, ":$1"),
    query: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(query.map(({ name, schema }) => [name, inlined(schema)])),
      required: query.filter(({ required }) => required).map(({ name }) => name),
    },
    answer: inlined(operation.responses["200"].content["application/json"].schema),
    body: operation.requestBody && inlined(operation.requestBody.content["application/json"].schema),
  };
}

function resolve(value) {
  if (value.$ref === undefined) return value;
  const { $ref, ...own } = value;
  const found = $ref
    .slice(2)
    .split("/")
    .reduce((place, name) => place[name], document);
  return { ...resolve(found), ...own };
}

/**
 * As fast-json-stringify is quickest with it, which validates every alternative of a choice: one between something and
 * null becomes `nullable`, and one between a record and a part of it the record, as the peers cut nothing out.
 */
function inlined(schema) {
  if (Array.isArray(schema)) return schema.map(inlined);
  if (typeof schema !== "object" || schema === null) return schema;
  const { oneOf, anyOf, examples: _, example: __, ...resolved } = resolve(schema);
  const others = oneOf?.filter(({ type }) => type !== "null");
  if (others?.length === 1) return { ...inlined(others[0]), nullable: true };
  if (anyOf?.[1]?.$ref?.endsWith("Projection")) return inlined(anyOf[0]);
  const entries = Object.entries({ ...resolved, ...(oneOf && { oneOf }), ...(anyOf && { anyOf }) });
  return Object.fromEntries(
    entries
      .filter(([name]) => !name.startsWith("x-"))
      .map(([name, value]) => [name, name === "enum" ? value : inlined(value)]),
  );
}
