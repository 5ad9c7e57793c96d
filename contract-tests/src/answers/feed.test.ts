import { expect, it } from "vitest";
import type { Answer } from "./answer-check.ts";
import { feed } from "./feed.ts";

const entry = (id: string, time: string) => `<entry><id>${id}</id><updated>${time}</updated></entry>`;

function problemsOf(...entries: string[]): string[] {
  const headers = new Headers({ "content-type": "application/atom+xml; charset=utf-8" });
  const operation = { description: "The 50 newest, the newest first." };
  const exchange = { status: 200, headers, text: entries.join("\n") };
  return feed.problems({ operation, exchange } as Answer);
}

it("takes entries from the newest to the oldest", () => {
  expect(problemsOf(entry("b", "2026-02-01T00:00:00Z"), entry("a", "2026-01-01T00:00:00Z"))).toEqual([]);
  expect(problemsOf()).toEqual([]);
});

it.each([
  ["in order", [entry("a", "2026-01-01T00:00:00Z"), entry("b", "2026-02-01T00:00:00Z")]],
  ["one id", [entry("a", "2026-01-01T00:00:00Z"), entry("a", "2026-01-01T00:00:00Z")]],
  ["no time", ["<entry><id>a</id></entry>"]],
])("tells of entries that are not: %s", (what, entries) => {
  expect(problemsOf(...entries).join()).toContain(what);
});
