import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readContract } from "../contract/read-contract.ts";
import { emitResources } from "./resources.ts";
import { emitSdkOperations } from "./sdk-operations.ts";

const text = await readFile(new URL("../testdata/small/openapi.json", import.meta.url), "utf8");

// biome-ignore lint/suspicious/noExplicitAny: each row breaks the document somewhere else.
type Edit = (paths: any) => void;

test.each<[string, string, Edit]>([
  [
    "two operations with one name",
    "getRunLatest: runs.getLatest is already taken",
    (paths) => {
      const { responses, ...rest } = paths["/api/v1/runs/latest"].get;
      paths["/api/v1/runs/last"] = { get: { ...rest, responses, operationId: "getRunLatest" } };
    },
  ],
  [
    "a page without a list where its pagination says",
    "listRuns: no list at items",
    (paths) => (paths["/api/v1/runs"].get["x-pagination"].items = "/items"),
  ],
  [
    "a page without the cursor that its pagination names",
    "listRuns: no cursor parameter",
    (paths) => (paths["/api/v1/runs"].get["x-pagination"].cursor = "after"),
  ],
  [
    "a page whose next cursor is nowhere",
    "listRuns: nothing at nextCursor",
    (paths) => (paths["/api/v1/runs"].get["x-pagination"].nextCursor = "/pagination/next"),
  ],
  [
    "a parameter with the name of a member of the body",
    "createRun: claimId is both a parameter and a member of the body",
    (paths) => {
      const claimId = { name: "claimId", in: "query", schema: { type: "string" } };
      paths["/api/v1/runs"].post.parameters = [claimId];
    },
  ],
])("refuses %s", (_, message, edit) => {
  const document = JSON.parse(text);
  edit(document.paths);
  const contract = readContract(document);
  expect(() => emitSdkOperations(contract) + emitResources(contract)).toThrow(message);
});

test("pages for people are no methods", () => {
  const contract = readContract(JSON.parse(text));
  expect(emitSdkOperations(contract) + emitResources(contract)).not.toContain("getRepositoryPage");
});

test("a stream of events is iterated over, to the last one of those that the contract names", () => {
  const document = JSON.parse(text);
  const { get } = document.paths["/api/health"];
  get.responses[200].content = { "text/event-stream": { schema: { type: "string" } } };
  const schema = { $ref: "#/components/schemas/Health" };
  get["x-events"] = { change: schema, end: schema };
  const source = emitResources(readContract(document));
  expect(source).toContain("get(options?: RequestOptions): AsyncIterableIterator");
  expect(source).toContain(
    `health: { get: ["getHealth GET /api/health", { accept: "text/event-stream", answer: "response" }, "end"] }`,
  );
  const type = (event: string) => `{ event: "${event}"; id: string; data: Schemas["Health"] }`;
  expect(source).toContain(`AsyncIterableIterator<${type("change")} | ${type("end")}>`);
});
