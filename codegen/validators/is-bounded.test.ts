import { expect, test } from "vitest";
import { isBounded } from "./is-bounded.ts";

const text = { type: "string" };
const components = {
  Tree: { type: "object", properties: { parent: { $ref: "#/components/schemas/Tree" } } },
  Names: { type: "array", items: text },
};

test.each([
  [
    "flat",
    true,
    { type: "object", properties: { a: text, b: { type: ["string", "null"] } }, additionalProperties: false },
  ],
  ["free", true, { type: "object", additionalProperties: true }],
  ["a short list", true, { type: "array", items: text, maxItems: 10 }],
  ["a list without an end", false, { type: "array", items: text }],
  ["a long list", false, { type: "array", items: text, maxItems: 100_000 }],
  ["a list behind a reference", false, { anyOf: [{ $ref: "#/components/schemas/Names" }, { type: "null" }] }],
  ["a map", false, { type: "object", additionalProperties: text }],
  ["a tree", false, { $ref: "#/components/schemas/Tree" }],
])("%s: %s", (_, bounded, schema) => {
  expect(isBounded(schema, components)).toBe(bounded);
});
