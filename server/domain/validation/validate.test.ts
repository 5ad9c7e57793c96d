import { describe, expect, it } from "vitest";
import type { ValidationError, Validator } from "../../__generated__/validator.ts";
import { bodies, parameters } from "../../__generated__/validators.js";
import { invalidRequest, validate } from "./validate.ts";

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

  it.each([
    ["email", "nobody", "email must be an e-mail address, as in name@example.org"],
    ["name", "", "name must not be empty"],
  ])("says in words what %s must be", (member, value, text) => {
    const account = { name: "Ada", username: "ada", email: "ada@example.org", password: "correct horse 1" };
    const validator = bodies.signUp!["application/json"]!;
    expect(() => validate(validator, { ...account, [member]: value }, "/body")).toThrow(text);
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
