import { describe, expect, it } from "vitest";
import { DomainError } from "../errors.ts";
import { decodePageCursor, pageEnvelope } from "./page-cursor.ts";

const position = { at: "2026-01-02T03:04:05.678Z", id: "run_1" };
const query = { q: "a b&c", limit: 20, fields: ["id", "title"], verification: undefined };
const page = (next: typeof position | null, given: object = query) =>
  pageEnvelope("secret", "claims", given as never, next, "https://service.example/api/v1/claims");

describe("the envelope of a page", () => {
  it("links to the next page with the same query", () => {
    const { pagination, links } = page(position);
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

  it("has no next link on the last page", () => {
    expect(page(null)).toMatchObject({
      pagination: { nextCursor: null, hasMore: false },
      links: { next: null },
    });
  });

  it("has the requested cursor in its self link", () => {
    const cursor = page(position).pagination.nextCursor!;
    expect(new URL(page(null, { ...query, cursor }).links.self).searchParams.get("cursor")).toBe(cursor);
  });
});

describe("a cursor", () => {
  const cursor = page(position).pagination.nextCursor!;
  const decode = (list: string, given: object) => decodePageCursor("secret", list, given as never);

  it("stays valid while limit, fields and include change", () => {
    expect(decode("claims", { q: "a b&c", limit: 1, include: ["assessments"], cursor })).toEqual(position);
    expect(decode("claims", { q: "a b&c" })).toBeNull();
  });

  it.each([
    ["another list", "runs", { q: "a b&c" }],
    ["another filter", "claims", { q: "a" }],
    ["no filter", "claims", {}],
    ["one filter more", "claims", { q: "a b&c", verification: "failed" }],
  ])("is invalid for %s", (_, list, given) => {
    expect(() => decode(list, { ...given, cursor })).toThrow(DomainError);
  });

  it("does not depend on the order of the filters", () => {
    const cursor = page(position, { a: "1", b: "2" }).pagination.nextCursor;
    expect(decode("claims", { b: "2", a: "1", cursor })).toEqual(position);
  });
});
