import { expect, it } from "vitest";
import { withoutSlash } from "./without-slash.ts";

const at = (path: string, method = "GET") => withoutSlash(method, `https://service.example${path}`);

it.each([
  ["/r/ada/primes/", "/r/ada/primes"],
  ["/r/ada/primes//?state=mixed", "/r/ada/primes?state=mixed"],
  ["/search/?q=a%2F", "/search?q=a%2F"],
])("of %s is %s", (path, place) => expect(at(path)).toBe(place));

it.each([
  "/",
  "//",
  "/r/ada",
  "//evil.example/",
  "///evil.example/",
  "/\\\\evil.example/",
  "/api/health/",
  "/mcp/",
])("is none of %s", (path) => expect(at(path)).toBeNull());

it("is found of a path of nothing but slashes", () => expect(at(`/a${"/".repeat(1_000_000)}x`)).toBeNull());

it("is none of a form", () => expect(at("/submit/", "POST")).toBeNull());
