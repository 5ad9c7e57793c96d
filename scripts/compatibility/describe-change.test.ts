import { expect, it } from "vitest";
import { contractChanges } from "./contract-changes.ts";
import type { Json } from "./json.ts";

const run = { type: "object", properties: { id: { type: "string" } }, required: ["id"] };
const contract = (schema: Json, operation: object = {}): Json => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1.0.0" },
  paths: {
    "/runs": {
      get: {
        "x-retry": "never",
        responses: {
          200: {
            description: "A Run.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Run" } } },
          },
        },
        ...operation,
      },
    },
  },
  components: { schemas: { Run: schema } },
});

it("says what changed of a shape where it is declared, each once", () => {
  const members = { ...run.properties, plan: { type: "object", properties: { env: { type: "string" } } } };
  const after = { ...run, properties: members, required: ["id", "plan"] };
  expect(contractChanges(contract(run), contract(after))).toEqual([
    { name: "schemas Run", changes: ["adds `plan`", "now always has `plan`"] },
  ]);
});

it("says what changed of an operation, and nothing of its texts", () => {
  const { responses } = (contract(run) as { paths: Record<string, Record<string, { responses: object }>> })
    .paths["/runs"]!.get!;
  const operation = {
    ...{ "x-retry": "safe", description: "Another text.", parameters: [{ name: "limit", in: "query" }] },
    responses: { ...responses, 409: { description: "It conflicts." } },
  };
  const [{ name, changes } = { name: "", changes: [""] }] = contractChanges(
    contract(run),
    contract(run, operation),
  );
  expect(name).toBe("GET /runs");
  expect(changes.toSorted()).toEqual([
    "adds status 409",
    "adds to its `parameters` `limit`",
    "has another `x-retry`: `never` became `safe`",
  ]);
});

it("says that an operation is new", () => {
  const after = contract(run) as { paths: Record<string, Json> };
  after.paths["/claims"] = { get: { responses: { 204: { description: "None." } } } };
  const [part] = contractChanges(contract(run), after);
  expect(part).toEqual({ name: "GET /claims", changes: ["added"] });
});
