import { expect, it } from "vitest";
import { requestedSections, selectFields } from "./fields.ts";

const record = { id: "a", title: "b", evidence: { count: 1 }, readme: null };

it("returns exactly the named members, in the record's order", () => {
  expect(Object.entries(selectFields(record, ["readme", "id"]))).toEqual([
    ["id", "a"],
    ["readme", null],
  ]);
  expect(selectFields(record, ["evidence", "evidence"])).toEqual({ evidence: { count: 1 } });
});

it("returns all members where none is named", () => {
  expect(selectFields(record, undefined)).toBe(record);
});

it("returns no inherited members", () => {
  expect(selectFields(record, ["runs", "__proto__", "toString"])).toEqual({});
});

it("returns sections named in include or fields", () => {
  const offered = ["readme", "claims", "runs"] as const;
  expect(requestedSections(offered, {})).toEqual([]);
  expect(requestedSections(offered, { include: ["runs"], fields: ["id", "readme"] })).toEqual([
    "runs",
    "readme",
  ]);
});
