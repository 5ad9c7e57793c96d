import { describe, expect, it } from "vitest";
import { DomainError, type FailureFacts } from "../domain/errors.ts";
import { toErrorResponse } from "./errors.ts";

describe("a failure", () => {
  const issues = [{ pointer: "/body/title", message: "is required" }];
  const refused = new DomainError("conflict", "repository.exists", {
    issues,
    facts: { existing: { owner: "a", slug: "b" }, retryAfterSeconds: 5 },
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

it.each<[string, FailureFacts, Record<string, string | number>]>([
  [
    "a used quota",
    { quota: { limit: 2, used: 3, resetAt: new Date("2026-12-01T00:00:00Z") } },
    {
      "X-Quota-Limit": 2,
      "X-Quota-Used": 3,
      "X-Quota-Remaining": 0,
      "X-Quota-Reset": "2026-12-01T00:00:00.000Z",
    },
  ],
  [
    "a full window",
    { rateLimit: { limit: 10, remaining: 0, resetSeconds: 7 } },
    { "X-RateLimit-Limit": 10, "X-RateLimit-Remaining": 0, "X-RateLimit-Reset": 7 },
  ],
  ["the methods of an address", { allowedMethods: ["GET", "HEAD"] }, { Allow: "GET, HEAD" }],
  ["a range past the end", { completeLength: 0 }, { "Content-Range": "bytes */0", "Accept-Ranges": "bytes" }],
])("%s is sent in its headers", (_, facts, headers) => {
  const failure = new DomainError("internal", "internal.error", { facts });
  expect(toErrorResponse(failure, "v1").headers).toEqual({ "Content-Language": "en", ...headers });
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
