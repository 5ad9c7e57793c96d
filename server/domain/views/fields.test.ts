import { expect, it } from "vitest";
import { requestedSections, selectFields } from "./fields.ts";

const record = { id: "a", title: "b", evidence: { count: 1 }, readme: null };

it("gives exactly the named members, in the record's order", () => {
  expect(Object.entries(selectFields(record, ["readme", "id"]))).toEqual([
    ["id", "a"],
    ["readme", null],
  ]);
  expect(selectFields(record, ["evidence", "evidence"])).toEqual({ evidence: { count: 1 } });
});

it("gives all of them where none is named", () => {
  expect(selectFields(record, undefined)).toBe(record);
});

it("gives nothing that the record does not hold itself", () => {
  expect(selectFields(record, ["runs", "__proto__", "toString"])).toEqual({});
});

it("adds the sections that are included or named as fields", () => {
  const offered = ["readme", "claims", "runs"] as const;
  expect(requestedSections(offered, {})).toEqual([]);
  expect(requestedSections(offered, { include: ["runs"], fields: ["id", "readme"] })).toEqual([
    "runs",
    "readme",
  ]);
});
