import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { serve } from "../../test/serve.ts";
import { createRepository, getBadge, getHealth, getObject, listRuns } from "../__generated__/operations.ts";
import { RedirectError } from "../errors.ts";
import { createRequester } from "./create-requester.ts";
import type { ResponseInfo } from "./response-info.ts";

describe("a request", () => {
  it("has the API key, User-Agent and Accept headers", async () => {
    await using server = await serve({ body: { status: "ok" } });
    const request = createRequester({ baseUrl: `${server.baseUrl}/prefix/`, apiKey: "service_k" });
    expect(await request(getHealth, undefined)).toEqual({ status: "ok" });
    const [{ method, url, headers }] = server.requests as [(typeof server.requests)[0]];
    expect([method, url]).toEqual(["GET", "/prefix/api/health"]);
    expect(headers).toMatchObject({ "x-api-key": "service_k", accept: "application/json" });
    expect(headers["user-agent"]).toMatch(/^research-verification-sdk\/\d/);
  });

  it("has the headers of the client and of the call, which override them", async () => {
    await using server = await serve({ body: {} });
    const headers = { "accept-language": "de", cookie: "a=1" };
    const request = createRequester({ baseUrl: server.baseUrl, headers, userAgent: "lab/1" });
    await request(getHealth, undefined, { headers: { "accept-language": "zh" } });
    expect(server.requests[0]!.headers).toMatchObject({
      "accept-language": "zh",
      cookie: "a=1",
      "user-agent": "lab/1",
    });
  });

  it("uploads a form with the bytes of the file unchanged", async () => {
    await using server = await serve({ status: 201, body: {} });
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const paper = new File([bytes], "paper.pdf", { type: "application/pdf" });
    const request = createRequester({ baseUrl: server.baseUrl });
    await request(createRepository, { paper, title: "T", slug: "t", submitterAttested: "true" });
    const { headers, body } = server.requests[0]!;
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": headers["content-type"]! },
    }).formData();
    const received = form.get("paper") as File;
    expect([received.name, received.type]).toEqual(["paper.pdf", "application/pdf"]);
    expect(Buffer.from(await received.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("resolves with a string for text and the Response for bytes", async () => {
    await using server = await serve({ body: "<svg/>" }, { body: "bytes" });
    const request = createRequester({ baseUrl: server.baseUrl });
    expect(await request(getBadge, { owner: "o", slug: "s" })).toBe("<svg/>");
    const response = await request(getObject, { digest: "sha256:ab" });
    expect(await response.text()).toBe("bytes");
  });

  it("never follows a redirect, which could carry the key to another host, and never repeats it", async () => {
    await using thief = await serve({ body: {} });
    await using server = await serve({ status: 302, headers: { location: `${thief.baseUrl}/x?y` } });
    const error = await createRequester({ baseUrl: server.baseUrl, apiKey: "service_k" })(
      getHealth,
      undefined,
    ).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RedirectError);
    expect(error).toMatchObject({ operationId: "getHealth", status: 302, location: `${thief.baseUrl}/x?y` });
    expect(String(error)).toBe(
      `RedirectError: getHealth: redirected to ${thief.baseUrl}, not followed: make the last address the baseUrl`,
    );
    expect([server.requests.length, thief.requests.length]).toEqual([1, 0]);
  });

  it("reports status, headers and limits of the response", async () => {
    const headers = {
      "x-request-id": "req_1",
      "x-ratelimit-limit": "120",
      "x-ratelimit-remaining": "117",
      "x-ratelimit-reset": "48",
      "x-quota-limit": "25",
      "x-quota-used": "1",
      "x-quota-remaining": "24",
      "x-quota-reset": "2026-12-01T00:00:00.000Z",
    };
    await using server = await serve(
      { headers, body: {} },
      { headers: { "x-ratelimit-limit": "0x10" }, body: {} },
    );
    const responses: ResponseInfo[] = [];
    const request = createRequester({ baseUrl: server.baseUrl, onResponse: (info) => responses.push(info) });
    await request(listRuns, {}, { onResponse: (info) => responses.push(info) });
    await request(listRuns, {});
    expect(responses[1]).toBe(responses[0]);
    expect(responses[0]).toMatchObject({
      operationId: "listRuns",
      status: 200,
      requestId: "req_1",
      rateLimit: { limit: 120, remaining: 117, resetSeconds: 48 },
      quota: { limit: 25, used: 1, remaining: 24, reset: "2026-12-01T00:00:00.000Z" },
    });
    expect(responses[2]).toMatchObject({ requestId: null, rateLimit: null, quota: null });
  });

  it("rejects with the error of a callback", async () => {
    await using server = await serve({ body: {} });
    const mine = new Error("mine");
    const onResponse = () => {
      throw mine;
    };
    const request = createRequester({ baseUrl: server.baseUrl, onResponse });
    await expect(request(getHealth, undefined)).rejects.toBe(mine);
    expect(server.requests).toHaveLength(1);
  });
});

it.each(["ftp://x", "verify.example.org", "https://x/?a=1", "https://u:p@x", "https://x/#a"])(
  "refuses the base address %s",
  (baseUrl) => {
    expect(() => createRequester({ baseUrl })).toThrow(TypeError);
    // Without types nothing says that it is needed.
    expect(createRequester as unknown as () => void).toThrow('"baseUrl" must be an http(s) address');
    expect(() => createRequester({ baseUrl })).toThrow("such as https://verify.example.org");
  },
);

describe("no message holds a key:", () => {
  const key = "service_secret";
  const refusal = (options: object, call: object = {}) => {
    try {
      const request = createRequester({ baseUrl: "https://x", ...options });
      return request(getHealth, undefined, call).catch((thrown: unknown) => thrown as Error);
    } catch (thrown) {
      return thrown as Error;
    }
  };
  it.each<[string, object, object?]>([
    ["with a line break", { apiKey: `${key}\nx` }],
    ["in the headers of the client", { headers: { Authorization: `Bearer ${key}\nx` } }],
    ["in the headers of a call", {}, { headers: { "x-api-key": `${key}\u{1F511}` } }],
    ["in the place of the address", { baseUrl: key }],
    ["in the address", { baseUrl: `https://u:${key}@x` }],
  ])("%s", async (_, options, call) => {
    const error = await refusal(options, call);
    expect(error).toBeInstanceOf(TypeError);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(key);
  });
});
