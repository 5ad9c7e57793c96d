import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";

const key = "service_0123456789";
const seen: IncomingHttpHeaders[] = [];
/** Answers everything with an error that tries to write on the terminal. */
const hostile = createServer((request, response) => {
  seen.push(request.headers);
  response.writeHead(401, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: `\u001b]0;owned\u0007${request.headers["x-api-key"] ?? "no key"}` }));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => hostile.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`;
});
afterAll(() => hostile.close());
beforeEach(() => void seen.splice(0));

const draft = (named: string, env: Record<string, string>, ...options: string[]) =>
  runCommand(["draft", named, ...options], { env: { SERVICE_KEY: key, ...env } });

it("sends the key to the service that it is for, and to no other", async () => {
  await draft("ada/paper", { SERVICE_BASE_URL: url });
  await draft(`${url}/r/ada/paper`, { SERVICE_BASE_URL: `${url}/` });
  await draft(`${url}/r/ada/paper`, { SERVICE_BASE_URL: "https://other.example.org" });
  await draft(`${url}/r/ada/paper`, {}, "--url", "https://other.example.org");
  expect(seen.map((headers) => headers["x-api-key"])).toEqual([key, key, undefined, undefined]);
});

it("shows a refusal without what a terminal obeys", async () => {
  const { exitCode, stderr } = await draft("ada/paper", { SERVICE_BASE_URL: url });
  expect(exitCode).toBe(4);
  expect(stderr).toMatch(/^The service answered 401/);
  expect(stderr).not.toContain("\u001b");
});

it.each([
  "https://u:secret@v.example.org",
  "ftp://v.example.org",
  "v.example.org",
  "https://v.example.org?secret",
])("refuses the address %s without repeating it", async (address) => {
  const { exitCode, stderr } = await draft("ada/paper", { SERVICE_BASE_URL: address });
  expect(exitCode).toBe(2);
  expect(stderr).not.toContain("secret");
});

it("refuses a key that cannot be one without repeating it", async () => {
  const { exitCode, stderr } = await draft("ada/paper", { SERVICE_KEY: "secret\nsecret" });
  expect(exitCode).toBe(2);
  expect(stderr).not.toContain("secret");
});

it("says that nothing answers", async () => {
  const { exitCode, stderr } = await draft("ada/paper", { SERVICE_BASE_URL: "http://127.0.0.1:1" });
  expect(exitCode).toBe(5);
  expect(stderr).toContain("127.0.0.1:1");
  expect(stderr).not.toContain(key);
});
