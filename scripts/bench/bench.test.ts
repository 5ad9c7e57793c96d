import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtScript } from "../../test/support/built-service.ts";
import { readOptions } from "./options.ts";
import { formatMarkdown } from "./report/markdown.ts";
import { runBench } from "./run-bench.ts";

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), "rvs-bench-"));
});
afterAll(() => rm(cache, { recursive: true }));

it("measures a route of the service alone, on a data set that it makes", async () => {
  const { rows } = readOptions(["--only", "list-304"])!;
  const effort = { rounds: 1, seconds: 0.1, connections: 1, peers: "none", papers: 1 } as const;
  const script = builtScript("server/main.ts");
  const lines: string[] = [];
  const { result, failed } = await runBench({ size: "tiny", effort, rows, cache, script }, (line) =>
    lines.push(line),
  );
  expect(result.notMeasured).toEqual({});
  expect(failed).toBe(false);
  const [row] = result.rows;
  expect(Object.keys(row!.comparison!.servers)).toEqual(["service"]);
  const figures = row!.comparison!.servers.service!;
  expect(figures.requestsPerSecond.median).toBeGreaterThan(0);
  expect(figures.peakMemoryMiB).toBeGreaterThan(0);
  expect(lines.join("\n")).toContain("list-304: ");
});

it.each([
  [["--only", "nothing"], /--only: there is no row nothing; the rows are list,/],
  [["--size", "huge"], /--size: "huge" is not tiny, small or full/],
  [["--rounds", "0"], /--rounds: "0" is not a whole number/],
])("refuses %j", (given, message) => {
  expect(() => readOptions(given)).toThrow(message);
});

it("has its result in the document", () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
  const result = JSON.parse(read("scripts/bench/results/full.json"));
  expect(read("docs/performance.md")).toContain(`-->\n\n${formatMarkdown(result)}\n\n<!-- end -->`);
});
