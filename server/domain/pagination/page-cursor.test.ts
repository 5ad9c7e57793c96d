import { describe, expect, it } from "vitest";
import { DomainError } from "../errors.ts";
import { decodePageCursor, pageEnvelope } from "./page-cursor.ts";

const place = { at: "2026-01-02T03:04:05.678Z", id: "run_1" };
const query = { q: "a b&c", limit: 20, fields: ["id", "title"], verification: undefined };
const page = (next: typeof place | null, given: object = query) =>
  pageEnvelope("secret", "claims", given as never, next, "https://service.example/api/v1/claims");

describe("the envelope of a page", () => {
  it("leads to the next one with the same query", () => {
    const { pagination, links } = page(place);
    expect(pagination).toEqual({ nextCursor: expect.any(String), hasMore: true });
    const next = new URL(links.next!);
    expect(Object.fromEntries(next.searchParams)).toEqual({
      q: "a b&c",
      limit: "20",
      fields: "id,title",
      cursor: pagination.nextCursor,
    });
    expect(links.self).toBe("https://service.example/api/v1/claims?q=a+b%26c&limit=20&fields=id%2Ctitle");
  });

  it("leads nowhere from the last one", () => {
    expect(page(null)).toMatchObject({
      pagination: { nextCursor: null, hasMore: false },
      links: { next: null },
    });
  });

  it("names itself by the cursor that it was asked for with", () => {
    const cursor = page(place).pagination.nextCursor!;
    expect(new URL(page(null, { ...query, cursor }).links.self).searchParams.get("cursor")).toBe(cursor);
  });
});

describe("a cursor", () => {
  const cursor = page(place).pagination.nextCursor!;
  const placed = (list: string, given: object) => decodePageCursor("secret", list, given as never);

  it("stands for its place while limit, fields and include change", () => {
    expect(placed("claims", { q: "a b&c", limit: 1, include: ["assessments"], cursor })).toEqual(place);
    expect(placed("claims", { q: "a b&c" })).toBeNull();
  });

  it.each([
    ["another list", "runs", { q: "a b&c" }],
    ["another filter", "claims", { q: "a" }],
    ["no filter", "claims", {}],
    ["one filter more", "claims", { q: "a b&c", verification: "failed" }],
  ])("stands for nothing in %s", (_, list, given) => {
    expect(() => placed(list, { ...given, cursor })).toThrow(DomainError);
  });

  it("does not depend on the order of the filters", () => {
    const made = page(place, { a: "1", b: "2" }).pagination.nextCursor;
    expect(placed("claims", { b: "2", a: "1", cursor: made })).toEqual(place);
  });
});
