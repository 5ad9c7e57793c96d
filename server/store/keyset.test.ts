import { expect, it } from "vitest";
import { toPage } from "./keyset.ts";

const rows = [3, 2, 1].map((n) => ({ id: `r${n}`, at: `2026-01-0${n}` }));
const page = (limit: number) => toPage(rows, limit, ({ at }) => at);

it("has a cursor after its last row while there are more rows", () => {
  expect(page(2)).toEqual({ items: rows.slice(0, 2), next: { at: "2026-01-02", id: "r2" } });
});

it("has no cursor on the last page", () => {
  expect(page(3)).toEqual({ items: rows, next: null });
  expect(page(4)).toEqual({ items: rows, next: null });
  expect(toPage([], 1, () => "")).toEqual({ items: [], next: null });
});
