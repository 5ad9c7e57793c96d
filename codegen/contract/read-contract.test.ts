import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Document } from "./document.ts";
import { readContract } from "./read-contract.ts";

const text = await readFile(new URL("../testdata/small/openapi.json", import.meta.url), "utf8");
const contract = readContract(JSON.parse(text));
const operation = (id: string) => contract.operations.find((candidate) => candidate.id === id)!;

test("who may call is read from the security schemes, whatever their names", () => {
  const read = { scopes: ["read"] };
  expect(operation("listRuns").security).toEqual({
    anonymous: true,
    session: true,
    apiKey: read,
    bearer: read,
  });
  expect(operation("deleteRun").security).toEqual({
    anonymous: false,
    session: true,
    apiKey: false,
    bearer: false,
  });
  // No requirement of its own: the document's holds.
  expect(operation("getHealth").security).toEqual({
    anonymous: true,
    session: false,
    apiKey: false,
    bearer: false,
  });
});

test("parameters of the path and of components stand among the operation's own", () => {
  expect(operation("getRun").parameters.map(({ name, kind }) => [name, kind])).toEqual([
    ["runId", "string"],
    ["verbose", "boolean"],
    ["threshold", "number"],
  ]);
  expect(operation("search").parameters[1]).toMatchObject({ name: "limit", kind: "integer", default: 20 });
  expect(operation("listRuns").parameters[3]).toMatchObject({
    name: "include",
    kind: "list",
    items: "string",
  });
});

test("what becomes of unknown query parameters is the document's to say, unless the operation does", () => {
  expect(operation("search").unknownQuery).toBe("refused");
  expect(operation("listRuns").unknownQuery).toBe("ignored");
  const document = JSON.parse(text);
  for (const item of Object.values<Record<string, { responses: object }>>(document.paths))
    for (const { responses } of Object.values(item))
      if (responses) Object.assign(responses, { 400: { description: "Invalid." } });
  const { operations } = readContract({ ...document, "x-unknown-query": "refused" });
  expect(new Set(operations.map(({ unknownQuery }) => unknownQuery))).toEqual(new Set(["refused"]));
});

test("a failing status is an error where all that it says in JSON is one", () => {
  const errors = (id: string) =>
    operation(id)
      .responses.filter(({ error }) => error)
      .map(({ status }) => status);
  expect(errors("createRepository")).toEqual([409]);
  expect(errors("getRepositoryPage")).toEqual([404]);
  expect(errors("getHealth")).toEqual([]);
});

test("a file says how large it may be and what it is", () => {
  const paper = { name: "paper", required: true, mediaType: "application/pdf", maxBytes: 26214400 };
  expect(operation("createRepository").body?.contents[0]?.files).toEqual([paper]);
});

// biome-ignore lint/suspicious/noExplicitAny: each row breaks the document somewhere else.
type Edit = (paths: any, document: any) => void;

test.each<[string, string, Edit]>([
  [
    "an id used twice",
    "getHealth: the operationId is used twice",
    (paths) => (paths["/api/v1/search"].get.operationId = "getHealth"),
  ],
  [
    "no id",
    "get /api/health: no camelCase operationId",
    (paths) => delete paths["/api/health"].get.operationId,
  ],
  ["two tags", "getHealth: exactly one tag", (paths) => paths["/api/health"].get.tags.push("runs")],
  [
    "no error family",
    "getHealth: x-error-family must be one of v1, text",
    (paths) => delete paths["/api/health"].get["x-error-family"],
  ],
  [
    "an unknown cache policy",
    "getHealth: x-cache must be",
    (paths) => (paths["/api/health"].get["x-cache"] = "often"),
  ],
  [
    "a revision for what is negotiated",
    "search: x-cache: revision is for",
    (paths) => {
      const { get } = paths["/api/v1/search"];
      get["x-cache"] = "revision";
      get.responses[200].content["text/html"] = { schema: { type: "string" } };
    },
  ],
  [
    "a live section that is not offered",
    "search: x-live-sections: include has no logs",
    (paths) => (paths["/api/v1/search"].get["x-live-sections"] = ["logs"]),
  ],
  [
    "events of a response that is no stream",
    "getHealth: x-events needs a response of text/event-stream",
    (paths) => (paths["/api/health"].get["x-events"] = { end: { $ref: "#/components/schemas/Health" } }),
  ],
  [
    "events whose data are no component",
    "getHealth: x-events: end must refer to a schema of components",
    (paths) => {
      const { get } = paths["/api/health"];
      get.responses[200].content = { "text/event-stream": { schema: { type: "string" } } };
      get["x-events"] = { end: { type: "string" } };
    },
  ],
  [
    "an unknown policy for unknown parameters",
    "search: x-unknown-query must be one of refused, ignored",
    (paths) => (paths["/api/v1/search"].get["x-unknown-query"] = "logged"),
  ],
  [
    "unknown parameters refused without a 400",
    "getHealth: x-unknown-query: refused needs a 400",
    (paths) => (paths["/api/health"].get["x-unknown-query"] = "refused"),
  ],
  [
    "a key that nobody keeps an answer for",
    "createRun: x-idempotency and the parameter Idempotency-Key need each other",
    (paths) => (paths["/api/v1/runs"].post["x-idempotency"] = "with-write"),
  ],
  [
    "a retry with a key that is not taken",
    "createRun: x-retry: keyed needs an Idempotency-Key",
    (paths) => (paths["/api/v1/runs"].post["x-retry"] = "keyed"),
  ],
  [
    "a key without its refusals",
    "createRun: an Idempotency-Key needs a 409",
    (paths) => {
      const { post } = paths["/api/v1/runs"];
      post.parameters = [{ name: "Idempotency-Key", in: "header", schema: { type: "string" } }];
      Object.assign(post, { "x-idempotency": "with-write", "x-retry": "keyed" });
    },
  ],
  ["no retry policy", "getHealth: x-retry must be", (paths) => delete paths["/api/health"].get["x-retry"]],
  [
    "an unknown limit",
    "search: x-rate-limits has no hourly",
    (paths) => (paths["/api/v1/search"].get["x-rate-limit"] = ["hourly"]),
  ],
  ["no body limit", "#: x-body-limit is missing", (_, document) => delete document["x-body-limit"]],
  [
    "an unknown scheme",
    "search: no security scheme Token",
    (paths) => (paths["/api/v1/search"].get.security = [{ Token: [] }]),
  ],
  [
    "schemes needed together",
    "search: schemes that are needed together",
    (paths) => (paths["/api/v1/search"].get.security = [{ ApiKey: [], Session: [] }]),
  ],
  [
    "a scheme twice",
    "search: ApiKey stands twice",
    (paths) => (paths["/api/v1/search"].get.security = [{ ApiKey: ["read"] }, { ApiKey: ["write"] }]),
  ],
  [
    "an undeclared path parameter",
    "getRun: the path has {runId} but declares",
    (paths) => (paths["/api/v1/runs/{runId}"].parameters = []),
  ],
  [
    "a list in several parameters",
    "listRuns query include: a list must say explode: false",
    (paths) => delete paths["/api/v1/runs"].get.parameters[3].explode,
  ],
  [
    "an object as a parameter",
    "search query q: a value of type object",
    (paths) => (paths["/api/v1/search"].get.parameters[0].schema = { type: "object" }),
  ],
  [
    "a cookie parameter",
    "search cookie q: unknown place",
    (paths) => (paths["/api/v1/search"].get.parameters[0].in = "cookie"),
  ],
  [
    "a parameter twice",
    "search: a parameter is declared twice",
    (paths) => paths["/api/v1/search"].get.parameters.push(paths["/api/v1/search"].get.parameters[0]),
  ],
  [
    "a status range",
    "getHealth: status 5XX must be one number",
    (paths) => (paths["/api/health"].get.responses["5XX"] = {}),
  ],
  [
    "a reference to nothing",
    "#/components/responses/Gone: no such component",
    (paths) => (paths["/api/v1/search"].get.responses[400] = { $ref: "#/components/responses/Gone" }),
  ],
  [
    "a field of a form that is no text",
    "createRepository title: a field of a form is text",
    (paths) => {
      const schema = { type: "object", properties: { title: { type: "boolean" } } };
      paths["/api/repositories"].post.requestBody.content = {
        "application/x-www-form-urlencoded": { schema },
      };
    },
  ],
  [
    "a multipart field that is no text",
    "createRepository title: a multipart field is text",
    (paths) =>
      (paths["/api/repositories"].post.requestBody.content["multipart/form-data"].schema.properties.title = {
        type: "integer",
      }),
  ],
])("refuses %s", (_, message, edit) => {
  const document: Document = JSON.parse(text);
  edit(document.paths, document);
  expect(() => readContract(document)).toThrow(message);
});
