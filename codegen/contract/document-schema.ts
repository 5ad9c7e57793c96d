/** JSON Schema of what the generator relies on in an OpenAPI 3.1 document. Read with `document.ts`, its type. */
const text = { type: "string" };
const texts = { type: "array", items: text };
const jsonSchema = { $ref: "https://json-schema.org/draft/2020-12/schema" };
const reference = { type: "object", properties: { $ref: text } };

/** An extension with another name is a slip of the pen: what it was to say would silently not hold. */
const onlyExtensions = (...names: string[]) => ({
  patternProperties: { [`^x-(?!(?:${names.join("|")})$)`]: false },
});

const referable = (schema: object) => ({
  type: "object",
  if: { required: ["$ref"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: reference,
  else: schema,
});

const mapOf = (schema: object) => ({ type: "object", additionalProperties: schema });
const named = (schema: object) => ({ ...mapOf(schema), propertyNames: { pattern: "^[A-Za-z0-9._-]+$" } });

const example = referable({ required: ["value"] });
const header = referable({ properties: { required: { type: "boolean" }, schema: jsonSchema } });
const content = mapOf({ type: "object", properties: { schema: jsonSchema, examples: mapOf(example) } });

const parameter = referable({
  required: ["name", "in", "schema"],
  properties: {
    name: text,
    in: text,
    required: { type: "boolean" },
    deprecated: { type: "boolean" },
    schema: jsonSchema,
    "x-may-be-absent": texts,
    "x-matches": {
      required: ["rule", "members"],
      properties: {
        rule: { enum: ["equal", "includes", "notBefore", "words"] },
        members: texts,
        related: { required: ["operationId", "parameter"], additionalProperties: text },
      },
      additionalProperties: false,
    },
    "x-pages": { required: ["nextCursor", "items"], additionalProperties: text },
  },
  ...onlyExtensions("with", "may-be-absent", "matches", "pages"),
});
const parameters = { type: "array", items: parameter };

const body = referable({ required: ["content"], properties: { required: { type: "boolean" }, content } });
const response = referable({
  required: ["description"],
  properties: { description: text, headers: mapOf(header), content },
});
const security = { type: "array", items: mapOf(texts) };

const unknownQuery = { enum: ["refused", "ignored"] };

const operation = {
  type: "object",
  required: ["operationId", "tags", "responses", "x-error-family", "x-retry"],
  properties: {
    operationId: { type: "string", pattern: "^[a-z][A-Za-z0-9]*$" },
    // The tag is the name of a folder.
    tags: {
      type: "array",
      minItems: 1,
      maxItems: 1,
      items: { type: "string", pattern: "^[a-z][a-z0-9-]*$" },
    },
    summary: text,
    description: text,
    deprecated: { type: "boolean" },
    security,
    parameters,
    requestBody: body,
    responses: { type: "object", minProperties: 1, additionalProperties: response },
    "x-error-family": { enum: ["v1", "text"] },
    "x-cache": { enum: ["revision", "revalidate", "immutable", "no-store"] },
    "x-live-sections": texts,
    "x-unknown-query": unknownQuery,
    "x-retry": { enum: ["safe", "keyed", "never"] },
    "x-idempotency": { enum: ["with-write", "after-write", "never"] },
    "x-rate-limit": texts,
    "x-events": { type: "object", minProperties: 1, additionalProperties: reference },
    "x-pagination": {
      type: "object",
      required: ["cursor", "nextCursor", "items"],
      additionalProperties: text,
    },
    "x-tool": {
      type: "object",
      required: ["description"],
      properties: {
        description: text,
        brief: texts,
        resource: { type: "boolean" },
        text: { type: "boolean" },
      },
      additionalProperties: false,
    },
  },
  ...onlyExtensions(
    "error-family",
    "cache",
    "live-sections",
    "unknown-query",
    "retry",
    "idempotency",
    "rate-limit",
    "pagination",
    "events",
    "tool",
  ),
};

const pathItem = {
  type: "object",
  properties: {
    ...{ summary: text, description: text, parameters },
    ...{ get: operation, put: operation, post: operation, patch: operation, delete: operation },
  },
  additionalProperties: false,
};

export const documentSchema = {
  type: "object",
  required: ["openapi", "info", "paths", "x-body-limit"],
  properties: {
    openapi: { type: "string", pattern: "^3\\.1\\.\\d+$" },
    info: { type: "object", required: ["title", "version"], properties: { title: text, version: text } },
    security,
    paths: { type: "object", propertyNames: { pattern: "^/" }, additionalProperties: pathItem },
    components: {
      type: "object",
      properties: {
        schemas: named(jsonSchema),
        parameters: named(parameter),
        headers: named(header),
        responses: named(response),
        examples: named(example),
        requestBodies: named(body),
        securitySchemes: named({ type: "object", required: ["type"], properties: { type: text } }),
        links: named({ type: "object" }),
      },
    },
    "x-rate-limits": mapOf({ type: "object" }),
    "x-tool-instructions": text,
    "x-unknown-query": unknownQuery,
    "x-body-limit": { type: "integer", minimum: 1 },
    "x-json-body-limit": { type: "integer", minimum: 1 },
    "x-undeclared-members": { enum: ["absent", "allowed"] },
    "x-unknown-path": { const: "not-found" },
    "x-head": { const: "as-get" },
    "x-cache-control": mapOf({ required: ["anonymous", "identified"], additionalProperties: text }),
    "x-cross-origin": { required: ["origin", "credentials"] },
    "x-error-statuses": mapOf({ type: "integer" }),
    "x-languages": { ...texts, minItems: 1 },
  },
  ...onlyExtensions(
    ...["rate-limits", "body-limit", "json-body-limit", "unknown-query", "tool-instructions"],
    ...[
      "undeclared-members",
      "unknown-path",
      "head",
      "cache-control",
      "cross-origin",
      "error-statuses",
      "languages",
    ],
  ),
};
