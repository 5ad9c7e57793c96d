import { describe, expect, it, vi } from "vitest";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operations } from "../__generated__/operations.ts";
import { type ResponseContext, respond } from "./respond.ts";

const around = (more: Partial<ResponseContext> = {}): ResponseContext => ({
  spec: operations.listRuns as OperationSpec,
  request: new Request("http://service.example/api/v1/runs"),
  requestId: "r1",
  identified: false,
  limits: { "X-RateLimit-Limit": 5 },
  tagSecret: "secret",
  ...more,
});

const request = (headers: Record<string, string>, method = "GET", query = "") =>
  new Request(`http://service.example/api/v1/runs${query}`, { method, headers });

describe("respond", () => {
  it("sends a body with its length, entity tag and request id", async () => {
    const response = respond({ status: 200, body: { text: "é" } }, around());
    expect(await response.text()).toBe('{"text":"é"}');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json",
      "content-length": "13",
      "x-request-id": "r1",
      "x-ratelimit-limit": "5",
      etag: expect.stringMatching(/^".+"$/),
      vary: "Authorization, Cookie, X-Api-Key",
    });
  });

  it("sends no entity tag with uncacheable or unsuccessful responses", () => {
    const never = around({ spec: operations.getProcessing as OperationSpec });
    expect(respond({ status: 200, body: {} }, never).headers.get("etag")).toBeNull();
    expect(respond({ status: 202, body: {} }, around()).headers.get("etag")).toBeNull();
  });

  it("gives the handler's headers precedence and sends each cookie in a header of its own", () => {
    const headers = {
      "Cache-Control": "private, no-store",
      "Set-Cookie": ["a=1", "b=2"],
      Location: undefined,
    };
    const response = respond({ status: 200, headers, body: {} }, around());
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(response.headers.has("location")).toBe(false);
  });

  it("cancels a stream that is not read", async () => {
    for (const [sent, method, status] of [
      [{ "if-none-match": '"t"' }, "GET", 304],
      [{}, "HEAD", 200],
    ] as [Record<string, string>, string, number][]) {
      const cancel = vi.fn();
      const body = new ReadableStream<Uint8Array>({ cancel });
      const headers = { ETag: '"t"', "Content-Length": 7, "Content-Range": "bytes 0-6/9" };
      const response = respond({ status: 200, headers, body }, around({ request: request(sent, method) }));
      expect(response.status).toBe(status);
      expect(response.body).toBeNull();
      expect(cancel).toHaveBeenCalledOnce();
      expect(response.headers.has("content-length")).toBe(method === "HEAD");
      expect(response.headers.has("content-range")).toBe(method === "HEAD");
    }
  });

  it("sends no 304 for an unsuccessful response", () => {
    const circumstances = around({ request: request({ "if-none-match": "*" }) });
    expect(respond({ status: 202, headers: { ETag: '"t"' }, body: {} }, circumstances).status).toBe(202);
  });

  it("sends Deprecation where a deprecated parameter is used", () => {
    const used = (query: string) =>
      respond({ status: 200, body: {} }, around({ request: request({}, "GET", query) })).headers.get(
        "deprecation",
      );
    expect(used("?state=failed")).toMatch(/^@\d{10}$/);
    expect(used("?state=")).toMatch(/^@\d{10}$/);
    expect(used("?execution_state=failed")).toBeNull();
    expect(used("")).toBeNull();
  });

  it("forbids browsers to run scripts in bodies", () => {
    const policyOf = (mediaType: string) =>
      respond({ status: 200, mediaType, body: "x" }, around()).headers.get("content-security-policy");
    expect(policyOf("text/html")).toContain("default-src 'none'");
    expect(policyOf("image/svg+xml")).toContain("sandbox");
    expect(policyOf("application/json")).toBeNull();
  });
});
