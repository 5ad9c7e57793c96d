import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import { openRaw } from "../support/raw-http.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

let test: TestService;
let ada: Account;

beforeAll(async () => {
  test = await startService();
  ada = await signUp(test.url, "ada");
});
afterAll(() => test[Symbol.asyncDispose]());

function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(`${test.url}${path}`, { ...init, headers: { "x-api-key": ada.key, ...init.headers } });
}

function json(body: string | Uint8Array<ArrayBuffer>, path = "/api/v1/runs") {
  return send(path, { method: "POST", body, headers: { "content-type": "application/json" } });
}

/** What a refused upload may not leave: temporary files, objects, repositories. */
async function traces() {
  const work = await readdir(join(test.dataDir, "work"));
  const objects = await readdir(join(test.dataDir, "objects"), { recursive: true });
  const { store } = test.service.composition.deps;
  const { items } = await store.repositories.list(
    { readableNamespaces: ["ada"] },
    { limit: 100, after: null },
  );
  return { uploads: work.filter((name) => name.startsWith("upload-")), objects, repositories: items.length };
}

describe("a JSON body", () => {
  it.each([
    ["cut off", '{"repositoryId": "repo_1", "claimId": '],
    ["no JSON", "repositoryId=repo_1"],
    ["empty", ""],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ])("that is %s is 400, and says so", async (_, body) => {
    const response = await json(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: "invalid_request", message: "The body is not valid JSON." },
    });
  });

  it.each([
    ["deep", `${"[".repeat(64)}${"]".repeat(64)}`, "/body"],
    ["a list", "[]", "/body"],
    ["null", "null", "/body"],
    ["without what is required", '{"repositoryId": "repo_1"}', "/body/claimId"],
    ["with a member of another type", '{"repositoryId": 1, "claimId": "c"}', "/body/repositoryId"],
    [
      "with a deep member",
      `{"repositoryId": "r", "claimId": ${"[".repeat(60)}${"]".repeat(60)}}`,
      "/body/claimId",
    ],
    ["with an unknown member", '{"repositoryId": "r", "claimId": "c", "colour": 1}', "/body/colour"],
    ["with __proto__", '{"repositoryId": "r", "claimId": "c", "__proto__": {"x": 1}}', "/body/__proto__"],
    ["with __proto__ alone", '{"__proto__": {"repositoryId": "r", "claimId": "c"}}', "/body/__proto__"],
    ["with constructor", '{"repositoryId": "r", "claimId": "c", "constructor": {}}', "/body/constructor"],
    ["with a slash in a name", '{"repositoryId": "r", "claimId": "c", "a/b~": 1}', "/body/a~1b~0"],
  ])("that is %s is 400, and names the member", async (_, body, pointer) => {
    const response = await json(body);
    const { error } = (await response.json()) as {
      error: { code: string; details: { issues: { pointer: string }[] } };
    };
    expect(response.status).toBe(400);
    expect(error.code).toBe("invalid_request");
    expect(error.details.issues.map((issue) => issue.pointer)).toContain(pointer);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it.each([
    ["closed", `${"[".repeat(32_000)}${"]".repeat(32_000)}`],
    ["not closed", "[".repeat(65_000)],
    ["with a deep member", `{"repositoryId": "r", "claimId": ${"[".repeat(64)}${"]".repeat(64)}}`],
  ])("that is nested too deeply, %s, is 400 at every address", async (_, body) => {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    for (const path of ["/mcp", "/api/auth/sign-in/email", "/api/stars", "/api/v1/runs"]) {
      const response = await fetch(`${test.url}${path}`, {
        method: "POST",
        headers: { ...headers, "x-api-key": ada.key },
        body,
      });
      // Sessions alone may call some: their keys are refused first.
      expect([400, 403], path).toContain(response.status);
      if (response.status === 400) expect(await response.text()).toMatch(/nested deeper than 64 levels/);
    }
  });

  describe.each(["/mcp", "/api/auth/sign-in/email", "/api/v1/runs"])("of more than 64 KiB to %s", (path) => {
    const head = (more: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${ada.key}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\n${more}\r\n\r\n`;
    // Sessions alone may sign in: keys are refused first.
    const refused = /^HTTP\/1\.1 (?:413 .*65536 bytes|403 )/s;

    it("is 413 by what it declares, with nothing read", async () => {
      using raw = await openRaw(test.url);
      await raw.write(head("Content-Length: 25000000"));
      expect(await raw.whole()).toMatch(refused);
    });

    it("is 413 where it declares nothing and never ends", async () => {
      using raw = await openRaw(test.url);
      await raw.write(head("Transfer-Encoding: chunked"));
      const members = Array.from({ length: 8000 }, (_, index) => `"k${index}":1`).join(",");
      await raw.write(`${(members.length + 1).toString(16)}\r\n{${members}\r\n`);
      expect(await raw.whole()).toMatch(refused);
    });
  });

  it("may start with a byte order mark, and its type may name a charset", async () => {
    const body = '\uFEFF{"repositoryId": "repo_none", "claimId": "claim_none"}';
    const headers = { "content-type": "Application/JSON; charset=utf-8" };
    const response = await send("/api/v1/runs", { method: "POST", body, headers });
    expect(response.status).toBe(404);
  });

  it.each([
    ["another type", { "content-type": "text/plain" }],
    ["a type that only starts alike", { "content-type": "application/json-seq" }],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["an empty type", { "content-type": "" }],
  ])("of %s is 415, and says what is taken", async (_, headers) => {
    const response = await send("/api/v1/runs", { method: "POST", body: "{}", headers });
    expect(response.status).toBe(415);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe("unsupported_media_type");
    expect(error.message).toContain("use application/json");
  });

  it("that is not there is 400 where one is needed, and says so", async () => {
    for (const length of ["", "Content-Length: 0\r\n"]) {
      using raw = await openRaw(test.url);
      await raw.write(`POST /api/v1/runs HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${ada.key}\r\n${length}\r\n`);
      expect(await raw.head()).toMatch(/^HTTP\/1.1 400 /);
    }
    const response = await send("/api/repositories", { method: "POST" });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "A request body is required." });
  });

  it("of no type is 415 where there is one, however its length is told", async () => {
    for (const body of [
      "Content-Length: 2\r\n\r\n{}",
      "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    ]) {
      using raw = await openRaw(test.url);
      await raw.write(`POST /api/v1/runs HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${ada.key}\r\n${body}`);
      expect(await raw.head()).toMatch(/^HTTP\/1.1 415 /);
    }
  });
});

describe("a multipart body", () => {
  const form = (boundary: string, parts: string[]) =>
    `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`;
  const field = (name: string, value: string) =>
    `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const file = (name: string, fileName: string, value: string) =>
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${value}`;
  const valid = [
    field("title", "A paper"),
    field("slug", "a-paper"),
    field("submitterAttested", "true"),
    file("paper", "p.pdf", "%PDF-1.7"),
  ];
  const post = (body: string, contentType = "multipart/form-data; boundary=b") =>
    send("/api/repositories", { method: "POST", body, headers: { "content-type": contentType } });

  it.each([
    ["without a boundary", form("b", valid), "multipart/form-data", /boundary/],
    ["with another boundary than it says", form("b", valid), "multipart/form-data; boundary=c", /./],
    ["that ends too early", form("b", valid).slice(0, -10), "multipart/form-data; boundary=b", /ended/],
    ["that is empty", "", "multipart/form-data; boundary=b", /./],
    [
      "with a field given twice",
      form("b", [...valid, field("title", "Two")]),
      undefined,
      /title is given more/,
    ],
    ["with a file given twice", form("b", [...valid, valid[3]!]), undefined, /paper is given more than once/],
    [
      "with a field and a file of one name",
      form("b", [...valid, file("title", "t", "x")]),
      undefined,
      /title/,
    ],
    ["with a file and a field of one name", form("b", [...valid, field("paper", "x")]), undefined, /paper/],
    [
      "with a file that nobody asked for",
      form("b", [...valid, file("data", "d", "x")]),
      undefined,
      /data is not/,
    ],
    ["with __proto__", form("b", [...valid, field("__proto__", "x")]), undefined, /__proto__/],
    ["with constructor", form("b", [...valid, field("constructor", "x")]), undefined, /constructor/],
    ["with a long name", form("b", [...valid, field("n".repeat(200), "x")]), undefined, /n/],
    [
      "with a long field",
      form("b", [...valid, field("description", "x".repeat(70_000))]),
      undefined,
      /too long/,
    ],
    ["with a hundred parts", form("b", [...valid, ...Array(100).fill(field("x", "1"))]), undefined, /./],
    ["with a broken part", form("b", ["Content-Disposition form-data\r\n\r\n1", ...valid]), undefined, /./],
  ])("%s is 400 and leaves nothing", async (_, body, contentType, message) => {
    const before = await traces();
    const response = await post(body, contentType);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(message);
    expect(await traces()).toEqual(before);
  });

  it("that stops leaves nothing", async () => {
    const before = await traces();
    using raw = await openRaw(test.url);
    const body = form("b", valid);
    await raw.write(
      `POST /api/repositories HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${ada.key}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length + 1000}\r\n\r\n` +
        body.slice(0, -10),
    );
    await until(async () => (await traces()).uploads.length === 1);
    raw.socket.destroy();
    await until(async () => (await traces()).uploads.length === 0);
    expect(await traces()).toEqual(before);
  });
});

describe("a body that is too large", () => {
  const head = (more: string) =>
    `POST /api/repositories HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${ada.key}\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\n${more}\r\n\r\n`;

  it("is refused by what it declares, with nothing read", async () => {
    const before = await traces();
    using raw = await openRaw(test.url);
    await raw.write(head(`Content-Length: ${26 * 1024 * 1024 + 1}`));
    expect(await raw.head()).toMatch(/^HTTP\/1.1 413 /);
    expect(await traces()).toEqual(before);
  });

  it("is refused where it grows too large without declaring it", async () => {
    const before = await traces();
    using raw = await openRaw(test.url);
    await raw.write(head("Transfer-Encoding: chunked"));
    const part = '--b\r\nContent-Disposition: form-data; name="paper"; filename="p"\r\n\r\n%PDF-1.7\n';
    await raw.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    const mebibyte = Buffer.alloc(1024 * 1024, 0x20);
    for (let sent = 0; sent < 27; sent++) {
      await raw.write("100000\r\n");
      await raw.write(mebibyte);
      await raw.write("\r\n");
    }
    await raw.write("0\r\n\r\n");
    expect(await raw.head()).toMatch(/^HTTP\/1.1 413 /);
    await until(async () => (await traces()).uploads.length === 0);
    expect(await traces()).toEqual(before);
  });

  it("is refused of every type", async () => {
    using raw = await openRaw(test.url);
    await raw.write(
      `POST /api/v1/runs HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${ada.key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${26 * 1024 * 1024}\r\n\r\n`,
    );
    expect(await raw.whole()).toMatch(/^HTTP\/1\.1 413 .*"code":"payload_too_large"/s);
  });

  it("is refused without being read where nobody is signed in", async () => {
    const body = upload({ paper: await pdf() });
    const response = await fetch(`${test.url}/api/repositories`, { method: "POST", body });
    expect(response.status).toBe(401);
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
