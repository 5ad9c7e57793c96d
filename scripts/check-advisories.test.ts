import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advisoryProblems } from "./check-advisories.ts";

const advisory = {
  id: 1_000_001,
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  title: "An invented weakness",
  severity: "high",
  vulnerable_versions: "<999",
  cwe: [],
  cvss: { score: 0 },
};

/** A registry that knows advisories of `hono`, or none, or has no such endpoint. */
let answer: { status: number; body: unknown };
const registry = createServer((request, response) => {
  request.resume();
  const isAudit = request.url?.includes("/security/advisories/bulk");
  response.writeHead(isAudit ? answer.status : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(isAudit ? answer.body : {}));
});
beforeAll(() => new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve)));
afterAll(() => registry.close());

function check(): Promise<{ code: number | null; said: string }> {
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, [`${import.meta.dirname}/check-advisories.ts`], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += part));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, said })));
}

describe("the advisories of a registry", () => {
  it("fail the check where one is not explained", async () => {
    answer = { status: 200, body: { hono: [advisory] } };
    const { code, said } = await check();
    expect([code, said]).toEqual([
      1,
      expect.stringContaining("hono <999: An invented weakness (high, https:"),
    ]);
  });

  it("pass where there are none", async () => {
    answer = { status: 200, body: {} };
    expect(await check()).toEqual({ code: 0, said: expect.stringMatching(/^0 advisories/m) });
  });

  it("are said to be unknown where the registry has none to give", async () => {
    answer = { status: 405, body: { error: "Method Not Allowed" } };
    expect(await check()).toEqual({ code: 0, said: expect.stringContaining("NOT ASKED FOR ADVISORIES") });
  });
});

it("an advisory with a reason is none of the problems, and one that reaches many packages is one", () => {
  const via = { name: "hono", title: "t", url: advisory.url, severity: "low", range: "<1" };
  const report = { vulnerabilities: { hono: { via: [via] }, server: { via: ["hono", via] } } };
  expect(advisoryProblems(report)).toHaveLength(1);
  expect(advisoryProblems(report, { "GHSA-aaaa-bbbb-cccc": "not reached" })).toEqual([]);
});
