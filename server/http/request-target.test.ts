import fc from "fast-check";
import { expect, it } from "vitest";
import { queryOf, targetOf } from "./request-target.ts";

it.each([
  ["http://x/api/v1/runs?limit=2&q=a%20b+c", "/api/v1/runs?limit=2&q=a%20b+c"],
  ["http://x", "/"],
  ["http://x/", "/"],
  ["https://[2001:db8::1]:8787/a?b=c#d?e", "/a?b=c"],
  ["http://x/a#b", "/a"],
  ["http://x/a?b=http://y/z", "/a?b=http://y/z"],
])("the target of %s", (url, target) => {
  expect(targetOf(url)).toBe(target);
});

it("has the query that a parser of URLs finds", () => {
  const query = fc.oneof(fc.stringMatching(/^[!$-~]{0,40}$/), fc.stringMatching(/^[?&=a%+2]{0,10}$/));
  fc.assert(
    fc.property(query, (text) => {
      const url = `http://x/a?${text}`;
      expect([...queryOf(targetOf(url))]).toEqual([...new URL(url).searchParams]);
    }),
  );
});
