import { describe, expect, it } from "vitest";
import { serve } from "../../test/serve.ts";
import { createRepository, getHealth, getRun } from "../__generated__/operations.ts";
import { ServiceError } from "../errors.ts";
import { createRequester } from "./create-requester.ts";

async function errorOf(status: number, body?: unknown, headers: Record<string, string> = {}) {
  await using server = await serve({ status, body, headers });
  const request = createRequester({ baseUrl: server.baseUrl, retries: 0 });
  return await request(getRun, { runId: "r" }).then(
    () => undefined,
    (error: unknown) => error as ServiceError,
  );
}

describe("an error response", () => {
  it("of the Agent API has its code, message and details", async () => {
    const details = { issues: [{ pointer: "/limit", message: "at most 100" }] };
    const body = { error: { code: "invalid_request", message: "No.", details } };
    const error = await errorOf(400, body, { "x-request-id": "req_1" });
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({
      name: "ServiceError",
      operationId: "getRun",
      status: 400,
      code: "invalid_request",
      message: "No.",
      details,
      requestId: "req_1",
      retryAfterSeconds: null,
    });
  });

  it("of the other endpoints has the code of its status, and the further members as details", async () => {
    const error = await errorOf(409, { error: "This paper already exists.", url: "/r/o/s" });
    expect(error).toMatchObject({
      code: "conflict",
      message: "This paper already exists.",
      details: { url: "/r/o/s" },
    });
  });

  it.each([
    [500, undefined, "internal"],
    [502, "", "upstream_failed"],
    [404, "<h1>Not found</h1>", "not_found"],
    [418, [], "unknown"],
    [400, { error: null }, "invalid_request"],
    [599, { error: { message: 5 } }, "internal"],
    [304, undefined, "unknown"],
  ])("%i with %j is an error no less", async (status, body, code) => {
    const error = await errorOf(status, body);
    expect(error).toMatchObject({ status, code, message: `getRun: the service responded with ${status}` });
  });

  it("distinguishes rate limit and quota", async () => {
    const headers = {
      "retry-after": "60",
      "x-ratelimit-limit": "120",
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": "60",
    };
    const limited = await errorOf(429, { error: "Later." }, headers);
    expect(limited).toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: 60,
      rateLimit: { remaining: 0 },
    });
    const quota = {
      "x-quota-limit": "25",
      "x-quota-used": "25",
      "x-quota-remaining": "0",
      "x-quota-reset": "2026-12-01T00:00:00.000Z",
    };
    expect(await errorOf(429, { error: "Next month." }, quota)).toMatchObject({
      code: "quota_exceeded",
      quota: { used: 25 },
    });
  });

  it("keeps a body without an error, such as a degraded health check", async () => {
    await using server = await serve({ status: 503, body: { status: "degraded", components: {} } });
    const request = createRequester({ baseUrl: server.baseUrl, retries: 0 });
    await expect(request(getHealth, undefined)).rejects.toMatchObject({
      code: "degraded",
      details: { status: "degraded", components: {} },
    });
  });
});

it("rejects an HTML page instead of JSON as unexpected_response", async () => {
  await using server = await serve({
    headers: { "content-type": "text/html" },
    body: "<h1>Sign in to the Wi-Fi</h1>",
  });
  const request = createRequester({ baseUrl: server.baseUrl });
  await expect(request(createRepository, { input: "x" })).rejects.toMatchObject({
    status: 200,
    code: "unexpected_response",
    text: "<h1>Sign in to the Wi-Fi</h1>",
    message: "createRepository: the response is not JSON (text/html)",
  });
});

it("keeps the text of an answer that is no JSON, and takes the key out of what others say", async () => {
  const apiKey = "service_secret";
  const page = await serve(
    { status: 502, body: `<h1>Bad gateway for ${apiKey}</h1>` },
    { status: 400, body: { error: `No key ${apiKey}.` } },
    { status: 400, body: { error: { code: "invalid_request", details: { given: [apiKey, "{"] } } } },
    { status: 307, headers: { location: `/other?key=${apiKey}` } },
  );
  await using server = page;
  const request = createRequester({ baseUrl: server.baseUrl, apiKey, retries: 0 });
  await expect(request(getHealth, undefined)).rejects.toMatchObject({
    code: "upstream_failed",
    text: "<h1>Bad gateway for [the API key]</h1>",
  });
  await expect(request(getHealth, undefined)).rejects.toMatchObject({
    message: "No key [the API key].",
    text: null,
  });
  await expect(request(getHealth, undefined)).rejects.toMatchObject({
    details: { given: ["[the API key]", "{"] },
  });
  await expect(request(getHealth, undefined)).rejects.toMatchObject({
    location: expect.stringMatching(/\/other\?key=\[the%20API%20key\]$/),
  });
});
