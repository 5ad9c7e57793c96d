import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleRequest, targetOf } from "../contract-tests/src/request.ts";
import { operations, problemsOf } from "../test/support/contract.ts";

const v1 = operations.filter(({ path }) => path.startsWith("/api/v1"));
const json = { "x-api-key": "service_any", "content-type": "application/json" };

let mock: ChildProcess;
let base: string;

beforeAll(async () => {
  const script = fileURLToPath(new URL("./mock.mjs", import.meta.url));
  mock = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: mock.stdout! })) {
    base = /http:\S+$/.exec(line)?.[0] ?? "";
    if (base) return;
  }
  throw new Error("the mock ended without an address");
});

afterAll(() => {
  mock.kill("SIGKILL");
});

const createRun = (body: string, headers: Record<string, string> = json) =>
  fetch(`${base}/api/v1/runs`, { method: "POST", headers, body });

describe("the mock", () => {
  it.each(v1.map((o) => [o.operationId, o] as const))(
    "answers %s as the contract says",
    async (_, operation) => {
      const example = exampleRequest(operation);
      const { method, body } = example;
      const headers = { ...example.headers, "x-api-key": "service_any" };
      const response = await fetch(`${base}${targetOf(example)}`, { method, headers, body });
      const status = Object.keys(operation.responses).find((code) => code.startsWith("2"))!;
      expect(response.status).toBe(Number(status));
      expect(response.headers.get("sl-violations")).toBeNull();
      expect(response.headers.get("x-request-id")).toBeTruthy();
      const { schema } = operation.responses[status]!.content!["application/json"]!;
      expect(problemsOf(schema, await response.json())).toEqual([]);
    },
  );

  it("answers each operation with the example of that very status", async () => {
    const run = (await (await createRun('{"repositoryId":"repo_x","claimId":"claim_x"}')).json()) as {
      state: string;
    };
    expect(run.state).toBe("queued");
  });

  it.each([
    "{}",
    '{"repositoryId":5,"claimId":"c"}',
    '{"repositoryId":"r","claimId":"c","more":1}',
    "{bad",
    "[]",
  ])("refuses the run request %s", async (body) => {
    expect((await createRun(body)).status).toBe(400);
  });

  it("refuses a run request without a key", async () => {
    const response = await createRun('{"repositoryId":"r","claimId":"c"}', {
      "content-type": "application/json",
    });
    expect(response.status).toBe(401);
  });

  it("refuses a parameter that breaks its schema", async () => {
    expect((await fetch(`${base}/api/v1/claims?limit=101`)).status).toBe(400);
  });

  it("answers HEAD and If-None-Match", async () => {
    const head = await fetch(`${base}/api/v1/claims`, { method: "HEAD" });
    const again = await fetch(`${base}/api/v1/claims`, {
      headers: { "if-none-match": head.headers.get("etag")! },
    });
    expect([head.status, again.status]).toEqual([200, 304]);
  });

  it("answers any declared status on request", async () => {
    const response = await fetch(`${base}/api/v1/runs`, { headers: { prefer: "code=429" } });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
  });

  it("stops cleanly on SIGTERM", async () => {
    mock.kill("SIGTERM");
    expect(await once(mock, "exit")).toEqual([0, null]);
  });
});
