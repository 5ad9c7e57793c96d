import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type HttpOrigin, startHttpOrigin } from "../../test/support/http-origin.ts";
import { makeCertificate, startHttpsOrigin } from "../../test/support/https-origin.ts";
import type { DomainError } from "../domain/errors.ts";
import { createDownloads, type DownloadRequest, type DownloadsOptions } from "./downloads.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: HttpOrigin;
let answer: Answer;
/** Where nobody may be led to. */
let inside: HttpOrigin;
beforeAll(async () => {
  server = await startHttpOrigin((request, response) => answer(request, response));
  inside = await startHttpOrigin((_, response) => response.end("secret"));
});
afterEach(() => {
  server.requests.length = 0;
  expect(inside.requests).toEqual([]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await inside[Symbol.asyncDispose]();
});

const options: DownloadsOptions = {
  userAgent: "test (+https://example.org)",
  allowHosts: [],
  timeouts: { connect: 2000, headers: 200, body: 200 },
};

/** What comes of a download: its text, or the key of the error. */
async function get(
  url: string,
  request: Partial<DownloadRequest> = {},
  changes: Partial<DownloadsOptions> = {},
): Promise<string> {
  const defaults = { accept: "text/plain", maxBytes: 1000, signal: AbortSignal.timeout(5000) };
  try {
    const downloads = createDownloads({ ...options, ...changes });
    await using download = await downloads.get(url, { ...defaults, ...request });
    let text = `${download.status} `;
    for await (const chunk of download.body) text += Buffer.from(chunk).toString();
    return text;
  } catch (error) {
    return (error as DomainError).key ?? String(error);
  }
}

const trusted = (path: string, more: Partial<DownloadRequest> = {}, changes?: Partial<DownloadsOptions>) =>
  get(`${server.origin}${path}`, { trustedOrigin: server.origin, ...more }, changes);

describe("a request", () => {
  it("is made to an origin that the operator set, over HTTP and to a private address", async () => {
    answer = (_, response) => response.end("a paper");
    expect(await trusted("/pdf/7?a=b")).toBe("200 a paper");
    const [request] = server.requests;
    expect(request).toMatchObject({ method: "GET", url: "/pdf/7?a=b" });
    expect(request?.headers).toMatchObject({
      accept: "text/plain",
      "accept-encoding": "identity",
      "user-agent": "test (+https://example.org)",
    });
    expect(Object.keys(request!.headers)).not.toContain("cookie");
  });

  it.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/",
    "https://localhost/",
  ])("is not made to %s", async (url) => {
    expect(await get(url)).toBe("download.address_refused");
  });

  it("is not made over HTTP to any other origin", async () => {
    expect(await get(`${inside.origin}/`)).toBe("download.redirect_refused");
    expect(await get(`${inside.origin}/`, { trustedOrigin: server.origin })).toBe(
      "download.redirect_refused",
    );
    expect(await get("http://example.org/")).toBe("download.redirect_refused");
  });

  it("is not made where one address of the name is private, or there is none", async () => {
    const named = (...addresses: string[]) =>
      get(
        "https://paper.example/",
        {},
        {
          resolve: async () =>
            addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        },
      );
    expect(await named("8.8.8.8", "127.0.0.1")).toBe("download.address_refused");
    expect(await named("2606:50c0:8000::153", "fe80::1")).toBe("download.address_refused");
    expect(await named()).toBe("download.unreachable");
  });

  it("goes to the address that was checked: a name is asked for once (DNS rebinding)", async () => {
    answer = (_, response) => response.end("checked");
    let asked = 0;
    const { port } = new URL(server.origin);
    const resolve = async () => [{ address: asked++ === 0 ? "127.0.0.1" : "127.0.0.2", family: 4 }];
    expect(await get(`http://paper.example:${port}/`, {}, { resolve, allowHosts: ["paper.example"] })).toBe(
      "200 checked",
    );
    expect(asked).toBe(1);
  });
});

describe("a redirect", () => {
  const leadTo =
    (location: string): Answer =>
    (request, response) => {
      if (request.url === "/end") response.end("here");
      else response.writeHead(302, { location, "set-cookie": "a=b" }).end();
    };

  it("within the origin is followed, without cookies", async () => {
    answer = leadTo("/end");
    expect(await trusted("/start")).toBe("200 here");
    expect(server.requests.map(({ url, headers }) => [url, headers.cookie])).toEqual([
      ["/start", undefined],
      ["/end", undefined],
    ]);
  });

  it.each([
    ["https://127.0.0.1/", "download.address_refused"],
    ["https://169.254.169.254/latest/meta-data", "download.address_refused"],
    ["https://[::ffff:127.0.0.1]/", "download.address_refused"],
    ["https://localhost/", "download.address_refused"],
    ["http://169.254.169.254/", "download.redirect_refused"],
    ["https://user:secret@example.org/", "download.redirect_refused"],
    ["file:///etc/passwd", "download.redirect_refused"],
    ["https://[", "download.redirect_refused"],
    ["/again", "download.redirect_refused"],
  ])("to %s is not", async (location, key) => {
    answer = leadTo(location);
    expect(await trusted("/start")).toBe(key);
  });

  it("to another private origin is not", async () => {
    answer = leadTo(`${inside.origin}/`);
    expect(await trusted("/start")).toBe("download.redirect_refused");
  });

  it("is followed five times", async () => {
    answer = (request, response) => {
      const count = Number(request.url?.slice(1));
      if (count === 0) response.end("here");
      else response.writeHead(307, { location: `/${count - 1}` }).end();
    };
    expect(await trusted("/5")).toBe("200 here");
    expect(await trusted("/6")).toBe("download.redirect_refused");
  });
});

describe("an answer", () => {
  it.each<[string, Answer, string]>([
    ["of the largest size", (_, response) => response.end("a".repeat(1000)), `200 ${"a".repeat(1000)}`],
    ["that says that it is too long", (_, response) => response.end("a".repeat(1001)), "download.too_large"],
    ["without an end", endless, "download.too_large"],
    ["that is cut off", cutOff, "download.unreachable"],
    ["that breaks off in the headers", (request) => request.socket.destroy(), "download.unreachable"],
    ["that does not begin", () => {}, "download.unreachable"],
    ["that stands still", (_, response) => void response.write("a"), "download.unreachable"],
    ["that is no HTTP", (request) => request.socket.end("SSH-2.0-x\r\n"), "download.unreachable"],
    ["that is compressed", compressed, "download.unreachable"],
    ["that is another one", (_, response) => response.writeHead(404).end("none"), "404 none"],
  ])("%s", async (_name, answering, expected) => {
    answer = answering;
    expect(await trusted("/")).toBe(expected);
  });

  it("that trickles ends with its caller's time", async () => {
    answer = (_, response) => {
      const timer = setInterval(() => response.write("a"), 20);
      response.on("close", () => clearInterval(timer));
    };
    const reason = new Error("No more time");
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 300);
    expect(await trusted("/", { signal: controller.signal })).toBe(String(reason));
  });

  it("says when to come back, in seconds or as a date", async () => {
    const after = async (value: string) => {
      answer = (_, response) => response.writeHead(503, { "retry-after": value }).end();
      const request = {
        accept: "*/*",
        maxBytes: 1,
        trustedOrigin: server.origin,
        signal: AbortSignal.timeout(5000),
      };
      await using download = await createDownloads(options).get(server.origin, request);
      return download.retryAfterSeconds;
    };
    expect(await after("7")).toBe(7);
    expect(await after("soon")).toBeNull();
    expect(await after(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50);
    expect(await after("Sun, 06 Nov 1994 08:49:37 GMT")).toBe(0);
  });
});

function endless(_request: IncomingMessage, response: ServerResponse): void {
  const write = () => {
    while (!response.destroyed && response.write("a".repeat(100)));
  };
  response.on("drain", write);
  write();
}

function cutOff(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "content-length": 100 });
  response.write("a");
  setTimeout(() => response.destroy(), 50);
}

/** Five kilobytes that unfold to five megabytes. */
function compressed(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5_000_000)));
}

describe("over HTTPS", () => {
  const folder = mkdtempSync(join(tmpdir(), "downloads-"));
  const authorities = getCACertificates("default");
  const certified = makeCertificate(folder);
  if (!certified) console.warn("SKIPPED: openssl is not there, so nothing was fetched over https");
  afterAll(() => {
    setDefaultCACertificates(authorities);
    rmSync(folder, { recursive: true });
  });

  it.runIf(certified)(
    "an allowed host is asked, if its certificate is trusted, and not led down to HTTP",
    async () => {
      await using https = await startHttpsOrigin(folder, folder, (request, response) => {
        if (request.url === "/down") response.writeHead(302, { location: server.origin }).end();
        else response.end("safe");
        return true;
      });
      const ask = (path: string) =>
        get(`https://localhost:${https.port}${path}`, {}, { allowHosts: ["localhost", "127.0.0.1"] });
      expect(await ask("/")).toBe("download.unreachable");
      setDefaultCACertificates([...authorities, https.certificate]);
      expect(await ask("/")).toBe("200 safe");
      expect(await ask("/down")).toBe("download.redirect_refused");
      expect(server.requests).toEqual([]);
    },
  );
});
