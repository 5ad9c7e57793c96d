import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { readArguments } from "./arguments.ts";
import type { MockOptions } from "./options.ts";
import { runProgram } from "./run-program.ts";
import { startMock } from "./start-mock.ts";
import { endingByName } from "./world/ending.ts";
import type { Fixtures } from "./world/fixtures.ts";
import { readFixtures } from "./world/read-fixtures.ts";

it("reads the arguments of the command, and the environment where they say nothing", () => {
  const args = ["--port", "0", "--speed", "manual", "--limit", "key-minute=3", "--seed", "7"];
  expect(readArguments(args, { PORT: "5000", HOST: "::1" })).toEqual({
    ...{ host: "::1", port: 0, speed: "manual", seed: "7", validateResponses: false },
    limits: { "key-minute": 3 },
  });
  expect(readArguments([], { PORT: "5000" })).toMatchObject({ host: "127.0.0.1", port: 5000 });
  expect(readArguments(["--help"], {})).toContain("--fixtures FILE");
});

it.each([
  [["--port", "99999"], "--port"],
  [["--speed", "0"], "a number above 0, instant or manual"],
  [["--limit", "key-minute"], "key-minute=3"],
  [["--sped", "1"], "--sped"],
])("refuses %j", (args, message) => {
  expect(() => readArguments(args, {})).toThrow(message);
});

it("ends with 2 where its arguments are wrong", async () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const before = process.exitCode;
  try {
    await runProgram(["--nope"], {});
    expect(process.exitCode).toBe(2);
    expect(write.mock.calls.join()).toContain("--nope");
  } finally {
    process.exitCode = before;
    write.mockRestore();
  }
});

const ada = { username: "ada" };
const paper = { owner: "ada", slug: "paper", title: "A paper" };

it.each<[unknown, string]>([
  [{ accounts: [ada] }, "repositories"],
  [{ accounts: [ada], repositories: [{ ...paper, slug: "No" }] }, "/repositories/0/slug"],
  [{ accounts: [ada], repositories: [{ ...paper, ending: "exploded" }] }, "one of succeeded, failed"],
  [{ accounts: [ada], repositories: [{ ...paper, colour: "red" }] }, '"colour"'],
  [{ accounts: [ada], repositories: [{ ...paper, owner: "bob" }] }, "/repositories/0 names bob"],
  [{ accounts: [ada], repositories: [paper, paper] }, "ada/paper twice"],
])("refuses the fixtures %j", async (fixtures, message) => {
  await expect(readFixtures(fixtures as Fixtures)).rejects.toThrow(message);
});

it("refuses fixtures that are no file, or no JSON, and a speed that is none", async () => {
  await expect(startMock({ fixtures: "/nowhere.json" })).rejects.toThrow(
    "/nowhere.json cannot be read as JSON",
  );
  await expect(startMock({ fixtures: import.meta.filename })).rejects.toThrow("cannot be read as JSON");
  await expect(startMock({ speed: -1 })).rejects.toThrow("speed is -1");
});

it.each([
  [{ limits: { nope: 1 } }, "by the names key-minute"],
  [{ port: 70_000 }, "port is 70000"],
  [{ baseUrl: "https://example.org/api" }, "http or https address without a path"],
  [{ sped: 1 }, "there is no option sped"],
])("refuses the options %j", async (options, message) => {
  await expect(startMock(options as MockOptions)).rejects.toThrow(message);
});

it("does not start on a port that is taken", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(startMock({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  server.close();
});

it("takes whole words of names for endings", () => {
  expect(endingByName("my-failed-run")).toBe("failed");
  expect(endingByName("unblocked", "https://github.com/ada/timed_out")).toBe("timed-out");
  expect(endingByName("mine", null)).toBe("succeeded");
});

const tiny: Fixtures = {
  accounts: [ada],
  repositories: [
    {
      ...paper,
      claims: [{ id: "one", statement: "It is 1.5.", metric: "it", reported: "1.5", observed: 1.52 }],
    },
  ],
};

it("makes the same of the same seed", async () => {
  const made = async (seed: string) => {
    await using mock = await startMock({ seed, fixtures: tiny, speed: "instant" });
    const get = async (path: string) => (await fetch(`${mock.url}${path}`)).text();
    return [
      await get("/api/v1/runs?include=assessments,evidence,attestation"),
      await get("/.well-known/jwks.json"),
    ].map((text) => text.replaceAll(mock.url, ""));
  };
  const [first, second] = await Promise.all([made("a"), made("a")]);
  expect(second).toEqual(first);
  // From what the first of them left.
  expect(await made("a")).toEqual(first);
});

it("refuses what is beyond a limit that is set, and answers by the contract", async () => {
  await using mock = await startMock({
    fixtures: { accounts: [ada], repositories: [] },
    limits: { "key-minute": 2 },
    validateResponses: true,
  });
  const read = async () =>
    (await fetch(`${mock.url}/api/v1/runs`, { headers: { "x-api-key": mock.keys.ada! } })).status;
  expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
});
