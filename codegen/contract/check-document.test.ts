import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { checkDocument } from "./check-document.ts";

const text = await readFile(new URL("../testdata/small/openapi.json", import.meta.url), "utf8");

// biome-ignore lint/suspicious/noExplicitAny: each row breaks the document somewhere else.
type Edit = (document: any) => unknown;

function check(edit: Edit): void {
  const document = JSON.parse(text);
  edit(document);
  checkDocument(document);
}

const health = "#/paths/~1api~1health/get";
const healthOf: (document: Parameters<Edit>[0]) => Parameters<Edit>[0] = ({ paths }) =>
  paths["/api/health"].get;

test("accepts the small contract, and a schema that contains itself", () => {
  check(() => {});
  check(({ components }) => (components.schemas.Run.properties.next = { $ref: "#/components/schemas/Run" }));
});

test("takes a $ref in an example for data", () => {
  check(
    (document) => (healthOf(document).responses[200].content["application/json"].example = { $ref: "#" }),
  );
});

test.each<[string, Edit, string]>([
  ["no paths", (document) => delete document.paths, "#: must have required property 'paths'"],
  ["another OpenAPI", (document) => (document.openapi = "3.0.3"), "#/openapi: must match pattern"],
  ["a body limit below 1", (document) => (document["x-body-limit"] = 0), "#/x-body-limit: must be >= 1"],
  ["no path item", ({ paths }) => (paths["/x"] = null), "#/paths/~1x: must be object"],
  [
    "an unknown method",
    ({ paths }) => (paths["/x"] = { fetch: {} }),
    "#/paths/~1x: must not have the member fetch",
  ],
  [
    "no operationId",
    (document) => delete healthOf(document).operationId,
    `${health}: must have required property 'operationId'`,
  ],
  [
    "a tag that is no folder",
    (document) => (healthOf(document).tags = ["../x"]),
    `${health}/tags/0: must match`,
  ],
  [
    "an unknown policy",
    (document) => (healthOf(document)["x-cache"] = "often"),
    `${health}/x-cache: must be one of revision, revalidate, immutable, no-store`,
  ],
  [
    "an unknown extension",
    (document) => (healthOf(document)["x-ratelimit"] = ["key-minute"]),
    `${health}/x-ratelimit: is no extension that the generator knows`,
  ],
  [
    "no response",
    (document) => (healthOf(document).responses = { 200: null }),
    `${health}/responses/200: must be`,
  ],
  [
    "an unknown type",
    ({ components }) => (components.schemas.Digest.type = "text"),
    "#/components/schemas/Digest/type: must be one of array, boolean",
  ],
  [
    "a reference to nothing",
    ({ components }) => (components.schemas.Run.properties.id = { $ref: "#/components/schemas/Id" }),
    "#/components/schemas/Run/properties/id: $ref leads nowhere: no #/components/schemas/Id",
  ],
  [
    "a reference to another document, which is never fetched",
    ({ components }) => (components.schemas.Run = { $ref: "https://example.org/run.json" }),
    "$ref must begin with #/components/, unlike https://example.org/run.json",
  ],
  [
    "references that lead back to themselves",
    ({ components }) => {
      components.responses.A = { $ref: "#/components/responses/B" };
      components.responses.B = { $ref: "#/components/responses/A" };
    },
    "#/components/responses/A: $ref leads back to itself at #/components/responses/B",
  ],
  [
    "a recursive request of the Agent API",
    ({ components }) =>
      (components.schemas.RunRequest.properties.next = { $ref: "#/components/schemas/RunRequest" }),
    "cannot contain itself, as #/components/schemas/RunRequest does",
  ],
])("refuses %s", (_, edit, message) => {
  expect(() => check(edit)).toThrow(message);
});
