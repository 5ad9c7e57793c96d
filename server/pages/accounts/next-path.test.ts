import { expect, it } from "vitest";
import { nextPath } from "./next-path.ts";

const baseUrl = "https://example.org";

it.each(["/", "/r/ada/paper", "/r/ada/paper?done=saved#claims", "/search?q=https://elsewhere.example/"])(
  "%s is gone on with",
  (next) => expect(nextPath(next, baseUrl)).toBe(next),
);

it.each([
  undefined,
  "",
  "r/ada/paper",
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "///elsewhere.example/",
  "/\\elsewhere.example/",
  "\\\\elsewhere.example/",
  "/\t/elsewhere.example/",
  "/.//elsewhere.example/",
  "/r/..//elsewhere.example/",
  "/%2e//elsewhere.example/",
  "javascript:alert(1)",
  " /r/ada",
  "//[",
])("%j is no path of this service", (next) => expect(nextPath(next, baseUrl)).toBe("/"));

it("has no line break that would begin another header", () => {
  expect(nextPath("/r/ada\r\nSet-Cookie: a=b", baseUrl)).not.toMatch(/[\r\n]/);
});
