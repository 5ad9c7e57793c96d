import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Running } from "../../server/main.ts";
import { startFront } from "../support/front.ts";
import { openRaw } from "../support/raw-http.ts";
import { freePort } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

/** A backend that a test scripts, request by request. */
let answerWith: (request: IncomingMessage, response: ServerResponse) => void;
const scripted = createServer((request, response) => answerWith(request, response));
let echo: Running;
let backendUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => scripted.listen(0, "127.0.0.1", resolve));
  backendUrl = `http://127.0.0.1:${(scripted.address() as { port: number }).port}`;
  echo = await startFront(backendUrl);
});
afterAll(async () => {
  await echo.stop(100);
  scripted.closeAllConnections();
  scripted.close();
});

/** Sends a request as it stands, and gives what came back with its raw headers. */
function send(
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ response: IncomingMessage; text: string }> {
  return new Promise((resolve, reject) => {
    // The path as it stands: a URL would be normalized.
    const { hostname: host, port } = new URL(echo.address);
    const request = ask({ host, port, path, method, headers, agent: false }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ response, text });
    });
    request.on("error", reject).end(body);
  });
}

const pairs = (raw: string[]) =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []));

describe("a request", () => {
  it.each([
    ["GET", "/api/v1/repositories?q=a%2Fb&q=%00&x=+"],
    ["GET", "/openapi.json"],
    ["GET", "/.well-known/jwks.json"],
    ["POST", "/api/stars"],
    ["PUT", "/api/account/avatar"],
    ["DELETE", "/mcp"],
    ["OPTIONS", "/api/v1/search"],
    ["POST", "/r/ada/paper"],
    ["GET", "//elsewhere.example/api"],
    ["GET", "/api/%2e%2e/%F0%9F%A7%AA?"],
  ])("%s %s arrives as it was sent", async (method, path) => {
    let arrived = "";
    answerWith = (request, response) => {
      arrived = `${request.method} ${request.url}`;
      response.end("from the backend");
    };
    const { text } = await send(path, { method });
    expect(arrived).toBe(`${method} ${path}`);
    expect(text).toBe("from the backend");
  });

  it("keeps its headers, but those of the connection", async () => {
    let arrived: string[] = [];
    answerWith = (request, response) => {
      arrived = pairs(request.rawHeaders);
      request.resume().on("end", () => response.end());
    };
    using raw = await openRaw(echo.address);
    const kept = [
      ...["Cookie: service.session=abc; other=1", "X-Api-Key: service_k", "Authorization: Bearer service_k"],
      ...[
        "X-Request-Id: mine",
        "Accept-Language: de",
        "X-Twice: 1",
        "X-Twice: 2",
        'If-None-Match: W/"a", "b"',
      ],
      ...["Origin: https://elsewhere.example", "Content-Type: application/json"],
    ];
    const gone = [
      "Keep-Alive: timeout=5",
      "TE: trailers",
      "Proxy-Authorization: Basic x",
      "X-Own: 1",
      "Upgrade: h2c",
    ];
    const lines = [
      "POST /api/stars HTTP/1.1",
      "Host: front.example",
      ...kept,
      ...gone,
      "Connection: close, X-Own",
    ];
    await raw.write(`${lines.join("\r\n")}\r\nContent-Length: 2\r\n\r\n{}`);
    expect(await raw.head()).toMatch(/^HTTP\/1\.1 200/);
    const named = (name: string) => arrived.filter((line) => line.toLowerCase().startsWith(`${name}:`));
    expect(arrived).toEqual(expect.arrayContaining(kept));
    expect(arrived.filter((line) => gone.includes(line))).toEqual([]);
    expect(named("host")).toEqual([`host: ${new URL(backendUrl).host}`]);
    expect(named("content-length").map((line) => line.toLowerCase())).toEqual(["content-length: 2"]);
  });

  it.each([
    [{}, ["x-forwarded-for: 127.0.0.1"]],
    [{ "X-Forwarded-For": "192.0.2.1" }, ["x-forwarded-for: 192.0.2.1, 127.0.0.1"]],
    [{ Forwarded: "for=192.0.2.1" }, ["forwarded: for=192.0.2.1, for=127.0.0.1"]],
    [
      { "X-Forwarded-For": ["192.0.2.1", "192.0.2.2"], Forwarded: "for=192.0.2.9" },
      ["x-forwarded-for: 192.0.2.1, 192.0.2.2, 127.0.0.1", "forwarded: for=192.0.2.9, for=127.0.0.1"],
    ],
    // Headers of the connection end here; the peer is named all the same.
    [{ Connection: "x-forwarded-for" }, ["x-forwarded-for: 127.0.0.1"]],
  ])("says who its client is: %j", async (headers, expected) => {
    let arrived: string[] = [];
    answerWith = (request, response) => {
      arrived = pairs(request.rawHeaders).filter((line) => /^(x-)?forwarded/i.test(line));
      response.end("{}");
    };
    await send("/api/v1/repositories", { headers: headers as Record<string, string> });
    expect(arrived).toEqual(expected);
    await send("/", { headers: headers as Record<string, string> });
    expect(arrived).toEqual(expected);
  });

  it("streams its body: 25 MB begin to arrive before they were all sent", async () => {
    const chunk = Buffer.alloc(1024 * 1024, "a");
    const sent = { chunks: 0 };
    let arrivedAfter: number | undefined;
    let bytes = 0;
    answerWith = async (request, response) => {
      for await (const data of request) {
        arrivedAfter ??= sent.chunks;
        bytes += (data as Buffer).byteLength;
      }
      response.end();
    };
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent.chunks === 25) return controller.close();
        sent.chunks++;
        controller.enqueue(chunk);
        // The second half is not sent before the first has begun to arrive.
        while (sent.chunks === 12 && arrivedAfter === undefined) await new Promise(setImmediate);
      },
    });
    const sending = { method: "POST", body, duplex: "half" } as RequestInit;
    const response = await fetch(`${echo.address}/api/repositories`, sending);
    expect(response.status).toBe(200);
    expect(bytes).toBe(25 * 1024 * 1024);
    expect(arrivedAfter).toBeLessThanOrEqual(12);
  });

  it.each([
    ["two lengths", "Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}{}{"],
    [
      "a length and chunks",
      "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n",
    ],
    ["an unknown coding", "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"],
    ["a header over two lines", "X-A: 1\r\n b: 2\r\nTransfer-Encoding\x0b: chunked\r\n\r\n"],
  ])("with %s is refused before the backend sees it", async (_, rest) => {
    let reached = 0;
    answerWith = (_request, response) => {
      reached++;
      response.end();
    };
    using raw = await openRaw(echo.address);
    await raw.write(`POST /api/stars HTTP/1.1\r\nHost: x\r\n${rest}`);
    expect(await raw.head()).toMatch(/^HTTP\/1\.1 400/);
    expect(reached).toBe(0);
  });

  it("for another host is none of ours", async () => {
    using raw = await openRaw(echo.address);
    await raw.write("GET http://127.0.0.1:1/api HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(await raw.head()).toMatch(/^HTTP\/1\.1 404/);
  });
});

describe("an answer", () => {
  it("keeps its status, cookies and headers, but those of the connection", async () => {
    const kept = [
      "Set-Cookie: a=1; Path=/; HttpOnly",
      "Set-Cookie: b=2",
      "X-Request-Id: of-the-backend",
      'ETag: "t"',
    ];
    answerWith = (_request, response) => {
      const raw = [...kept, "Date: Sat, 21 Nov 2026 00:00:00 GMT", "Retry-After: 60"];
      const own = ["Keep-Alive: timeout=77", "Connection: keep-alive, X-Own", "X-Own: 1"];
      response.writeHead(
        451,
        [...raw, ...own].flatMap((line) => line.split(/: (.*)/, 2)),
      );
      response.end("forbidden");
    };
    const { response, text } = await send("/api/objects/x");
    expect([response.statusCode, text]).toEqual([451, "forbidden"]);
    const arrived = pairs(response.rawHeaders);
    expect(arrived).toEqual(
      expect.arrayContaining([...kept, "Date: Sat, 21 Nov 2026 00:00:00 GMT", "Retry-After: 60"]),
    );
    expect(arrived.join("\n")).not.toMatch(/X-Own|timeout=77/);
    expect(arrived.filter((line) => /^date:/i.test(line))).toHaveLength(1);
  });

  it.each([
    [304, "GET", ""],
    [204, "DELETE", ""],
    [200, "HEAD", ""],
    [413, "POST", "x".repeat(1000)],
  ])("%d to %s passes", async (status, method, body) => {
    answerWith = (_request, response) => response.writeHead(status, { "X-Request-Id": "r" }).end();
    const { response, text } = await send("/api/v1/x", { method, body });
    expect([response.statusCode, text, response.headers["x-request-id"]]).toEqual([status, "", "r"]);
  });

  it("streams: its first part arrives while the rest is not there yet, and it ends as it was ended", async () => {
    let go: (() => void) | undefined;
    answerWith = (_request, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" }).write("data: 1\n\n");
      go = () => response.destroy();
    };
    const response = await fetch(`${echo.address}/mcp`);
    const reader = response.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("data: 1\n\n");
    go!();
    // Cut off, not ended: whoever reads it must not take it for whole.
    await expect(reader.read()).rejects.toThrow();
  });

  it("is let go of when nobody waits for it any more", async () => {
    const left = new Promise<void>((resolve) => {
      answerWith = (_request, response) => {
        response.once("close", resolve);
        response.write("a");
      };
    });
    const leaving = new AbortController();
    await fetch(`${echo.address}/api/v1/x`, { signal: leaving.signal });
    leaving.abort();
    await left;
  });
});

describe("without a backend", () => {
  let alone: Running;
  beforeAll(async () => {
    alone = await startFront(`http://127.0.0.1:${await freePort()}`);
  });
  afterAll(() => alone.stop(100));

  it("answers 502 in the family of the path, to uploads too", async () => {
    const versioned = await fetch(`${alone.address}/api/v1/repositories`);
    expect(versioned.status).toBe(502);
    expect(await versioned.json()).toEqual({
      error: { code: "upstream_failed", message: expect.stringContaining("backend") },
    });
    const body = upload({ paper: await pdf() });
    const other = await fetch(`${alone.address}/api/repositories`, { method: "POST", body });
    expect(other.status).toBe(502);
    expect(other.headers.get("cache-control")).toBe("no-store");
    expect(other.headers.get("x-request-id")).toBeTruthy();
    expect(await other.json()).toEqual({ error: expect.any(String) });
  });

  it("shows the home page without its list, and says what is wrong at a repository", async () => {
    const home = await fetch(`${alone.address}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain("The list is unavailable.");
    const headers = { accept: "text/html" };
    expect((await fetch(`${alone.address}/r/ada/paper`, { headers })).status).toBe(502);
  });
});
