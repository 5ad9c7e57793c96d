import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operations } from "../__generated__/operations.ts";
import type { Answer } from "../deps.ts";
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
    const response = await respond({ status: 200, body: { text: "é" } }, around());
    expect(await response.text()).toBe('{"text":"é"}');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json",
      "content-length": "13",
      "x-request-id": "r1",
      "x-ratelimit-limit": "5",
      etag: expect.stringMatching(/^".+"$/),
      vary: "Accept-Encoding, Authorization, Cookie, X-Api-Key",
    });
  });

  it("sends no entity tag with uncacheable or unsuccessful responses", async () => {
    const never = around({ spec: operations.getProcessing as OperationSpec });
    expect((await respond({ status: 200, body: {} }, never)).headers.get("etag")).toBeNull();
    expect((await respond({ status: 202, body: {} }, around())).headers.get("etag")).toBeNull();
  });

  it("gives the handler's headers precedence and sends each cookie in a header of its own", async () => {
    const headers = {
      "Cache-Control": "private, no-store",
      "Set-Cookie": ["a=1", "b=2"],
      Location: undefined,
    };
    const response = await respond({ status: 200, headers, body: {} }, around());
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
      const response = await respond(
        { status: 200, headers, body },
        around({ request: request(sent, method) }),
      );
      expect(response.status).toBe(status);
      expect(response.body).toBeNull();
      expect(cancel).toHaveBeenCalledOnce();
      expect(response.headers.has("content-length")).toBe(method === "HEAD");
      expect(response.headers.has("content-range")).toBe(method === "HEAD");
    }
  });

  it("sends no 304 for an unsuccessful response", async () => {
    const circumstances = around({ request: request({ "if-none-match": "*" }) });
    expect((await respond({ status: 202, headers: { ETag: '"t"' }, body: {} }, circumstances)).status).toBe(
      202,
    );
  });

  it("sends Deprecation where a deprecated parameter is used", async () => {
    const used = async (query: string) =>
      (await respond({ status: 200, body: {} }, around({ request: request({}, "GET", query) }))).headers.get(
        "deprecation",
      );
    expect(await used("?state=failed")).toMatch(/^@\d{10}$/);
    expect(await used("?state=")).toMatch(/^@\d{10}$/);
    expect(await used("?execution_state=failed")).toBeNull();
    expect(await used("")).toBeNull();
  });

  it("forbids browsers to run scripts in bodies", async () => {
    const policyOf = async (mediaType: string) =>
      (await respond({ status: 200, mediaType, body: "x" }, around())).headers.get("content-security-policy");
    expect(await policyOf("text/html")).toContain("default-src 'none'");
    expect(await policyOf("image/svg+xml")).toContain("sandbox");
    expect(await policyOf("application/json")).toBeNull();
  });

  describe("compressed", () => {
    const body = { text: "a word or two ".repeat(200) };
    const all = { codings: ["br", "gzip"] as const };
    const sent = async (
      more: Partial<ResponseContext>,
      headers: Record<string, string> = {},
      method = "GET",
    ) => {
      const response = await respond(
        { status: 200, body },
        around({ ...more, request: request(headers, method) }),
      );
      return {
        response,
        fields: Object.fromEntries(response.headers),
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    };

    it("is what the client takes, with a length and a tag of its own", async () => {
      const plain = await sent({});
      const br = await sent(all);
      const gzip = await sent({ codings: ["gzip"] });
      expect(plain.fields["content-encoding"]).toBeUndefined();
      expect([br, gzip].map(({ fields }) => fields["content-encoding"])).toEqual(["br", "gzip"]);
      expect(JSON.parse(brotliDecompressSync(br.bytes).toString())).toEqual(body);
      expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
      for (const { fields, bytes } of [plain, br, gzip])
        expect(fields["content-length"]).toBe(`${bytes.length}`);
      expect(br.bytes.length).toBeLessThan(plain.bytes.length / 10);
      expect(new Set([plain, br, gzip].map(({ fields }) => fields.etag)).size).toBe(3);
      const head = await sent(all, {}, "HEAD");
      expect(head.fields).toEqual(br.fields);
      expect(head.bytes.length).toBe(0);
    });

    it("is not sent again to who has it in a coding that it still takes", async () => {
      const [plain, br, gzip] = [await sent({}), await sent(all), await sent({ codings: ["gzip"] })];
      const again = async (tag: string, codings: ResponseContext["codings"]) =>
        (await sent({ codings }, { "if-none-match": tag })).response;
      for (const tag of [plain, br, gzip].map(({ fields }) => fields.etag!)) {
        const response = await again(tag, all.codings);
        expect(response.status).toBe(304);
        expect(response.headers.get("etag")).toBe(tag);
        expect(response.headers.has("content-encoding")).toBe(false);
      }
      expect((await again(plain.fields.etag!, [])).status).toBe(304);
      // A cache would give the client what it cannot read.
      expect((await again(br.fields.etag!, [])).status).toBe(200);
      expect((await again(br.fields.etag!, ["gzip"])).status).toBe(200);
    });

    it("is nothing short, nothing compressed already, no stream and no object", async () => {
      const codingOf = async (answer: Partial<Answer>, more: Partial<ResponseContext> = {}) =>
        (await respond({ status: 200, ...answer }, around({ ...all, ...more }))).headers.get(
          "content-encoding",
        );
      expect(await codingOf({ body: { short: true } })).toBeNull();
      const long = new Uint8Array(5000);
      expect(await codingOf({ body: long, mediaType: "image/png" })).toBeNull();
      expect(await codingOf({ body: long, mediaType: "image/svg+xml" })).toBe("br");
      expect(await codingOf({ body, headers: { ETag: '"sha256:0"' } })).toBeNull();
      expect(await codingOf({ body }, { spec: operations.getProcessing as OperationSpec })).toBeNull();
    });
  });
});
