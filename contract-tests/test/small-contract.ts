// A contract with one case of everything that is checked. `small-service.ts` implements it.

const header = (schema: object, required = true) => ({ required, schema });
const headers = { "X-Request-Id": header({ type: "string", minLength: 1 }) };
const json = (schema: object, examples?: object) => ({
  "application/json": { schema, ...(examples && { examples: { one: { value: examples } } }) },
});
const error = (description: string) => ({ description, headers, content: json(ref("Error")) });
function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

const refusals = { 400: error("Invalid."), 401: error("Unknown caller."), 404: error("Not there.") };
const read = [{}, { Key: ["read"] }, { Bearer: ["read"] }, { Session: [] }];
const cached = {
  ...headers,
  ETag: header({ type: "string", pattern: '^"' }),
  "X-Left": header({ type: "integer" }, false),
};
const unchanged = { description: "Unchanged.", headers: { ETag: cached.ETag } };
const query = (name: string, schema: object, example: unknown, required = false) => ({
  name,
  in: "query",
  required,
  schema,
  example,
  ...(schema && (schema as { type?: string }).type === "array" && { style: "form", explode: false }),
});
const many = (...values: string[]) => ({
  type: "array",
  minItems: 1,
  items: { type: "string", enum: values },
});
const thing = { id: "thing_00a", name: "A thing", owner: "mira" };

export const smallContract = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1.2.3" },
  "x-unknown-query": "refused",
  paths: {
    "/things": {
      get: {
        operationId: "listThings",
        security: read,
        "x-pagination": { cursor: "cursor", nextCursor: "/nextCursor", items: "/data" },
        parameters: [
          query("limit", { type: "integer", minimum: 1, maximum: 100 }, 20),
          query("state", ref("State"), "new"),
          query("include", many("owner"), ["owner"]),
          query("fields", many("id", "name"), ["id"]),
          query("since", { type: "string", format: "date-time" }, "2026-11-01T00:00:00Z"),
          query("cursor", { type: "string", minLength: 1 }, "opaque"),
        ],
        responses: {
          ...refusals,
          200: {
            description: "Some.",
            headers: cached,
            content: json(ref("Page"), { data: [thing] }),
            links: {
              First: { operationId: "getThing", parameters: { thingId: "$response.body#/data/0/id" } },
            },
          },
          304: unchanged,
          429: error("Too many."),
          503: error("Degraded."),
        },
      },
      post: {
        operationId: "createThing",
        security: [{ Key: ["write"] }, { Session: [] }],
        requestBody: { required: true, content: json(ref("NewThing"), { name: "A thing", state: "new" }) },
        responses: {
          ...refusals,
          201: { description: "Made.", headers, content: json(ref("Thing"), thing) },
          415: error("Type."),
        },
      },
    },
    "/things/{thingId}": {
      parameters: [{ $ref: "#/components/parameters/ThingId" }],
      get: {
        operationId: "getThing",
        security: read,
        parameters: [query("owner", { type: "string", minLength: 2, maxLength: 8 }, "mira", true)],
        responses: {
          ...refusals,
          200: { description: "One.", headers: cached, content: json(ref("Thing"), thing) },
          304: unchanged,
        },
      },
    },
    "/me": {
      get: {
        operationId: "getMe",
        "x-unknown-query": "ignored",
        security: [{ Session: [] }],
        responses: {
          200: { description: "Me.", headers, content: json(ref("Thing")) },
          401: error("Who?"),
          403: error("No."),
        },
      },
    },
  },
  components: {
    parameters: {
      ThingId: {
        name: "thingId",
        in: "path",
        required: true,
        schema: { type: "string" },
        example: "thing_00a",
      },
    },
    securitySchemes: {
      Key: { type: "apiKey", in: "header", name: "x-key" },
      Bearer: { type: "http", scheme: "bearer" },
      Session: { type: "apiKey", in: "cookie", name: "session" },
    },
    schemas: {
      State: { type: "string", enum: ["new", "old"] },
      Error: {
        type: "object",
        required: ["error"],
        properties: {
          error: { type: "object", required: ["code"], properties: { code: { type: "string" } } },
        },
      },
      Thing: {
        type: "object",
        required: ["id", "name"],
        properties: { id: { type: "string" }, name: { type: "string" }, owner: { type: "string" } },
      },
      ThingProjection: { type: "object", properties: { id: { type: "string" }, name: { type: "string" } } },
      Page: {
        type: "object",
        required: ["data"],
        properties: { data: { type: "array", items: { anyOf: [ref("Thing"), ref("ThingProjection")] } } },
      },
      NewThing: {
        type: "object",
        required: ["name"],
        additionalProperties: false,
        properties: { name: { type: "string" }, state: ref("State") },
      },
    },
  },
};
