import { expect, test } from "vitest";
import { prepareSchema } from "./prepare-schema.ts";

const open = { type: "object", properties: { a: { type: "string", description: "A.", "x-note": 1 } } };

test("annotations and policy go, references become absolute", () => {
  expect(prepareSchema(open, { objects: "published" })).toEqual({
    type: "object",
    properties: { a: { type: "string" } },
  });
  expect(
    prepareSchema({ items: { $ref: "#/components/schemas/Run/properties/id" } }, { objects: "published" }),
  ).toEqual({
    items: { $ref: "contract:/Run#/properties/id" },
  });
  expect(() => prepareSchema({ $ref: "other.json" }, { objects: "published" })).toThrow("other.json");
});

test("members that are named like annotations stay", () => {
  const schema = {
    type: "object",
    properties: { title: { type: "string" }, description: { type: "string" } },
  };
  expect(prepareSchema(schema, { objects: "published" })).toEqual(schema);
});

test("closing reaches every object that says nothing itself, and no other", () => {
  const schema = {
    type: "object",
    properties: { nested: { anyOf: [open, { type: "null" }] }, list: { type: "array", items: open } },
    additionalProperties: true,
  };
  const closed = { type: "object", properties: { a: { type: "string" } }, additionalProperties: false };
  expect(prepareSchema(schema, { objects: "closed" })).toEqual({
    ...schema,
    properties: { nested: { anyOf: [closed, { type: "null" }] }, list: { type: "array", items: closed } },
  });
  const map = { type: "object", additionalProperties: open };
  expect(prepareSchema(map, { objects: "closed" })).toEqual({ type: "object", additionalProperties: closed });
  expect(() => prepareSchema({ allOf: [open, open] }, { objects: "closed" })).toThrow(
    "allOf cannot be closed",
  );
});
