import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smallContract } from "../test/small-contract.ts";
import { goodKey, startSmallService } from "../test/small-service.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const run = async (...given: string[]) => {
  const env = { ...process.env, KEY: goodKey, EMPTY: "" };
  const {
    code = 0,
    stdout,
    stderr,
  } = await promisify(execFile)(process.execPath, [main, ...given], { env }).catch((error) => error);
  return { code, stdout, stderr };
};

let folder: string;
let contract: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "contract-tests-"));
  contract = join(folder, "contract.json");
  await writeFile(contract, JSON.stringify(smallContract));
});
afterAll(() => rm(folder, { recursive: true }));

describe("rvs-contract-tests", () => {
  it("exits with 0 for a service that conforms, and prints the skipped checks", async () => {
    await using service = await startSmallService();
    const { code, stdout, stderr } = await run(service.baseUrl, "--contract", contract, "--key-env", "KEY");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Contract 1.2.3 against ${service.baseUrl}`);
    expect(stdout).toMatch(/ {2}listThings {3}ok {2,}200×/);
    expect(stdout).toContain("Not made: it changes something; --write sends it\n  example: createThing\n");
    expect(stdout).toMatch(
      /requests to 4 operations, 2 unproven, 3 checks not made: the service keeps the contract\.\n$/,
    );
    expect(stdout).not.toContain(goodKey);
  });

  it("exits with 1 for a service that does not conform, and prints the requests that show it", async () => {
    await using service = await startSmallService(({ operation, headers }) => {
      if (operation === "getThing") delete headers["x-request-id"];
    });
    const { code, stdout } = await run(service.baseUrl, "--contract", contract, "--only", "getThing");
    expect(code).toBe(1);
    expect(stdout).toContain(
      "getThing: headers\n  200: the header X-Request-Id is missing\n" +
        "  GET /things/thing_00a?owner=mira (the example without credentials, as application/json), and",
    );
  });

  it("prints the report as JSON", async () => {
    await using service = await startSmallService();
    const { stdout } = await run(service.baseUrl, "--contract", contract, "--only", "getMe", "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      operations: [{ operationId: "getMe", findings: 0 }],
    });
  });

  it("sends nothing but reads with --read-only", async () => {
    const methods = new Set<string>();
    await using service = await startSmallService(({ request }) => {
      methods.add(request.method);
    });
    const { stdout } = await run(service.baseUrl, "--contract", contract, "--key-env", "KEY", "--read-only");
    expect([...methods].sort()).toEqual(["GET"]);
    expect(stdout).toContain("Not made: it sends POST, and nothing but reads may be sent");
  });

  it("lists its checks, with whose words they hold", async () => {
    const { code, stdout } = await run("--list");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^walk\n {2}A walk along cursors .+\.\n {2}contract: x-pagination/m);
  });

  it("prints its help", async () => {
    const { code, stdout } = await run("--help");
    expect(code).toBe(0);
    for (const option of [
      "--key-env",
      "--only",
      "--skip",
      "--write",
      "--read-only",
      "--report",
      "Exit status",
    ])
      expect(stdout).toContain(option);
  });

  it.each([
    ["what it cannot read", ["http://a", "--loud"], "Unknown option '--loud'"],
    ["an operation that there is not", ["http://a", "--only", "getEverything"], "no operation getEverything"],
    ["nobody there", ["http://127.0.0.1:1"], "http://127.0.0.1:1 does not answer"],
  ])("ends with 2 for %s", async (_, given, message) => {
    const { code, stdout, stderr } = await run(...given);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
  });
});
