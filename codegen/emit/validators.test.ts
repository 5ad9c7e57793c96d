import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Validator } from "../prelude/validator.ts";
import { bodies, parameters } from "../testdata/small/expected/server/__generated__/validators.js";

const problems = (validator: Validator | undefined, value: unknown): string[] => {
  if (!validator) throw new Error("no such validator");
  const options = { instancePath: "/body" };
  return validator(value, options)
    ? []
    : (validator.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};
const given = (query: object, path: object = {}, headers: object = {}) => ({ path, query, headers });

test("no validator needs anything but itself", async () => {
  const url = new URL("../testdata/small/expected/server/__generated__/validators.js", import.meta.url);
  const code = (await readFile(url, "utf8")).replaceAll(/"(\\.|[^"\\])*"/g, '""');
  expect(code).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(/m);
});

test("parameters are judged as typed values, every one of them", () => {
  expect(
    problems(parameters.listRuns, given({ limit: 100, include: ["logs"], execution_state: "queued" })),
  ).toEqual([]);
  expect(problems(parameters.listRuns, given({ limit: "20" }))).toEqual(["/body/query/limit type"]);
  expect(problems(parameters.listRuns, given({ limit: 1.5 }))).toEqual(["/body/query/limit type"]);
  expect(problems(parameters.listRuns, given({ updated_since: "2026-02-30T00:00:00Z" }))).toEqual([
    "/body/query/updated_since format",
  ]);
  expect(
    problems(parameters.listRuns, given({ limit: 0, state: "", include: ["logs", "logs"] })).toSorted(),
  ).toEqual(["/body/query/include uniqueItems", "/body/query/limit minimum", "/body/query/state enum"]);
  expect(problems(parameters.search, given({}))).toEqual(["/body/query required"]);
  expect(problems(parameters.getObject, given({}, { digest: `sha256:${"g".repeat(64)}` }))).toEqual([
    "/body/path/digest pattern",
  ]);
});

test("a parameter that nobody declared is let through", () => {
  expect(problems(parameters.search, given({ q: "pi", utm_source: "mail" }))).toEqual([]);
});

test("defaults are filled in, of parameters and of bodies", () => {
  const query: Record<string, unknown> = { q: "pi" };
  parameters.search!(given(query));
  expect(query).toEqual({ q: "pi", limit: 20 });
  for (const mediaType of ["multipart/form-data", "application/json"]) {
    const body: Record<string, unknown> = {
      input: "2401.00001",
      title: "A paper",
      submitterAttested: "true",
    };
    bodies.createRepository![mediaType]!(body);
    expect(body.visibility).toBe("public");
  }
});

test("a body is closed, and every error in it is told", () => {
  const validate = bodies.createRun!["application/json"];
  expect(problems(validate, { claimId: "claim_1", labels: ["a"] })).toEqual([]);
  expect(problems(validate, { claimId: "", experimentVersionId: "sha256:1", labels: [1] })).toEqual([
    "/body/claimId minLength",
    "/body/experimentVersionId pattern",
    "/body/labels/0 type",
  ]);
  expect(problems(validate, { claimId: "claim_1", claim: "x" })).toEqual(["/body closed"]);
  expect(validate!.errors?.[0]?.params).toEqual({ additionalProperty: "claim" });
  expect(problems(validate, JSON.parse('{"claimId": "claim_1", "__proto__": 1}'))).toEqual(["/body closed"]);
  for (const value of [null, [], "text", 1]) expect(problems(validate, value)).toEqual(["/body type"]);
});

test("a hostile body is refused with few errors, however many it has", () => {
  const members = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`m${index}`, index]));
  expect(problems(bodies.createRun!["application/json"], { claimId: "claim_1", ...members })).toEqual([
    "/body closed",
  ]);
});

test("of a multipart body the text fields alone are judged", () => {
  const validate = bodies.createRepository!["multipart/form-data"];
  expect(problems(validate, { title: "A paper", submitterAttested: "true" })).toEqual([]);
  expect(problems(validate, { title: "A", submitterAttested: "yes" })).toEqual([
    "/body/title minLength",
    "/body/submitterAttested const",
  ]);
  expect(problems(validate, { title: "A paper", submitterAttested: "true", paper: "text" })).toEqual([
    "/body closed",
  ]);
});
