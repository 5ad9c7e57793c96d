import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ValidationError, Validator } from "../__generated__/validator.ts";
import { bodies, parameters } from "../__generated__/validators.js";
import { invalidRequest, messagesByPattern, validate } from "./validation.ts";

const createRun = bodies.createRun!["application/json"]!;

describe("validate", () => {
  it("accepts valid data and sets defaults", () => {
    const input = { path: {}, query: {} as Record<string, unknown>, headers: {} };
    validate(parameters.listRuns!, input, "");
    expect(input.query.limit).toBe(20);
  });

  it.each([
    [{}, "/body/repositoryId", "repositoryId is required"],
    [{ repositoryId: "r", claimId: "c", "a/b~": 1 }, "/body/a~1b~0", "a~1b~0 is not a known member"],
    [{ repositoryId: "r", claimId: 5 }, "/body/claimId", "claimId must be string"],
    [[], "/body", "the body must be object"],
  ])("names the member of %j at fault", (body, pointer, text) => {
    const attempt = () => validate(createRun, body, "/body");
    expect(attempt).toThrow(text);
    expect(attempt).toThrow(
      expect.objectContaining({ issues: expect.arrayContaining([expect.objectContaining({ pointer })]) }),
    );
  });

  it("lists at most twenty issues", () => {
    const errors: ValidationError[] = Array.from({ length: 100 }, (_, at) => ({
      instancePath: `/body/${at}`,
      keyword: "type",
      params: {},
      message: "must be string",
      schemaPath: "",
    }));
    const validator = Object.assign(() => false, { errors }) as unknown as Validator;
    const issues = Array.from({ length: 20 }, () => expect.anything());
    expect(() => validate(validator, {}, "/body")).toThrow(expect.objectContaining({ issues }));
  });
});

it("states that the body is invalid without further issues", () => {
  expect(invalidRequest([]).message).toBe("The request is invalid: the body is invalid.");
});

describe("a pattern of text that people are shown", () => {
  const patterns = new Set<string>();
  JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"), (name, value) => {
    if (name === "pattern" && /u0000/.test(value)) patterns.add(value);
    return value;
  });

  it("is one that has a message of its own", () => {
    expect(Object.keys(messagesByPattern).sort()).toEqual([...patterns].sort());
  });

  it.each(["", "u"])("takes the same text with the flags %j", (flags) => {
    const [line, text] = Object.keys(messagesByPattern).map((pattern) => new RegExp(pattern, flags));
    const accepted = ["Ada", "Zoë 🧪", "\u200eعادة", "Δ₂ – “x”", " a ", "a\u00a0b", "👩\u200d🔬"];
    for (const value of accepted) expect([line!.test(value), text!.test(value)], value).toEqual([true, true]);
    const refused = ["\0", "a\0", "\x1b[31m", "\x7f", "\x85", "a\u202eb", "\u2066a", "\b"];
    for (const value of refused)
      expect([line!.test(value), text!.test(value)], value).toEqual([false, false]);
    for (const value of ["a\nb", "a\r\nb", "a\tb"])
      expect([line!.test(value), text!.test(value)], value).toEqual([false, true]);
    for (const value of ["", " ", "\u3000\u00a0"]) expect(line!.test(value), value).toBe(false);
    expect(text!.test("")).toBe(true);
  });

  it("takes time in proportion to the text", () => {
    const [line] = Object.keys(messagesByPattern).map((pattern) => new RegExp(pattern, "u"));
    // Half a minute and more where each place is tried as a beginning.
    for (const value of [
      `${" ".repeat(1_000_000)}\0`,
      `${"a".repeat(1_000_000)}\0`,
      `${" a".repeat(500_000)}\0`,
    ])
      expect(line!.test(value)).toBe(false);
  });
});
