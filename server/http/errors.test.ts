import { describe, expect, it } from "vitest";
import { DomainError } from "../domain/errors.ts";
import { toErrorResponse } from "./errors.ts";

describe("a failure", () => {
  const issues = [{ pointer: "/body/title", message: "is required" }];
  const refused = new DomainError("conflict", "repository.exists", {
    issues,
    extra: { url: "/r/a/b" },
    headers: { "Retry-After": 5 },
  });

  it("has its code and its details in the v1 family", () => {
    expect(toErrorResponse(refused, "v1")).toEqual({
      status: 409,
      headers: { "Content-Language": "en", "Retry-After": 5 },
      body: {
        error: {
          code: "conflict",
          message: "This paper already exists.",
          details: { url: "/r/a/b", issues },
        },
      },
    });
  });

  it("has no empty details", () => {
    const { body } = toErrorResponse(new DomainError("not_found", "run.not_found"), "v1");
    expect(body).toEqual({ error: { code: "not_found", message: "Run not found." } });
  });

  it("is one sentence in the other family, with its members beside it", () => {
    expect(toErrorResponse(refused, "text").body).toEqual({
      error: "This paper already exists. (/body/title: is required)",
      url: "/r/a/b",
    });
  });

  it("that nobody foresaw says nothing of itself", () => {
    for (const thrown of [new Error("hunter2"), "hunter2", undefined, null, { message: "hunter2" }]) {
      for (const family of ["v1", "text"] as const) {
        const { status, body } = toErrorResponse(thrown, family);
        expect(status).toBe(500);
        expect(JSON.stringify(body)).not.toContain("hunter2");
      }
    }
  });
});

it.each([
  ["invalid_request", 400],
  ["unauthenticated", 401],
  ["invalid_api_key", 401],
  ["session_required", 403],
  ["insufficient_scope", 403],
  ["forbidden", 403],
  ["not_found", 404],
  ["method_not_allowed", 405],
  ["not_acceptable", 406],
  ["conflict", 409],
  ["payload_too_large", 413],
  ["unsupported_media_type", 415],
  ["range_not_satisfiable", 416],
  ["unprocessable", 422],
  ["rate_limited", 429],
  ["quota_exceeded", 429],
  ["license_restricted", 451],
  ["internal", 500],
  ["upstream_failed", 502],
  ["integrity_failed", 502],
  ["degraded", 503],
] as const)("%s is %i", (code, status) => {
  expect(toErrorResponse(new DomainError(code, "internal.error"), "v1").status).toBe(status);
});
