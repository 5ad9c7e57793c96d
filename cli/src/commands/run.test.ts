import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";

let folder: string;
let code: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs run "));
  code = join(folder, "the code");
  mkdirSync(join(code, ".research"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Code whose commands leave a value each, of which it claims that it is 4.74. */
function declare(commands: Record<string, string>): void {
  const claim = (id: string) => ({
    ...{ id, statement: `The ${id} is 4.74.`, experiment: id },
    measurements: [
      { id: "value", metric: id, reported: "4.74", from: { file: `${id}.json`, pointer: "/value" } },
    ],
  });
  const manifest = {
    version: 1,
    experiments: Object.entries(commands).map(([id, command]) => ({ id, command, timeout: 120 })),
    claims: Object.keys(commands).map(claim),
  };
  writeFileSync(join(code, ".research/experiment.yml"), JSON.stringify(manifest));
}

const run = (...args: string[]) =>
  runCommand(["run", "the code", "--offline", ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, XDG_CACHE_HOME: join(folder, "cache") },
  });

it("judges Claims as a service does, and exits with the verdict", async () => {
  declare({ mean: "sh measure.sh mean", spread: "sh measure.sh spread" });
  const program = `awk '{ print "{\\"value\\": " $1 / $2 "}" }' $1.txt > $1.json\n`;
  writeFileSync(join(code, "measure.sh"), program);
  writeFileSync(join(code, "mean.txt"), "94820 20000\n");
  writeFileSync(join(code, "spread.txt"), "180000 20000\n");
  const { exitCode, stdout, stderr } = await run();
  expect(exitCode, stderr).toBe(1);
  expect(stderr).toContain("- Reading the paper: skipped. No paper was given.\n");
  expect(stderr).toContain("✔ Running the experiments in the sandbox (2 Runs)\n");
  expect(stdout).toContain("Experiment mean: finished, exit 0.\n");
  expect(stdout).toMatch(/supported: The mean is 4\.74\.\n.*\n {2}mean +~= 4\.74 +4\.741 +0\.001 +match\n/);
  expect(stdout).toContain("contradicted: The spread is 4.74.\n");
  expect(stdout).toMatch(/Verdict: 1 supported, 1 contradicted\n$/);
  expect(stdout).toContain("  Files: mean.json\n");
  expect(readdirSync(folder).sort()).toEqual(["cache", "the code"]);
});

it("saves what experiments left in a folder that has nothing yet", async () => {
  declare({ mean: `mkdir -p plots; printf '{"value": 4.74}' > mean.json; echo '<svg/>' > plots/a.svg` });
  const { stdout, stderr } = await run("--outputs", "results");
  expect(stdout, stderr).toContain(`The files are in ${join(folder, "results")}\n`);
  const saved = join(folder, "results", "mean");
  expect(readFileSync(join(saved, "mean.json"), "utf8")).toBe('{"value": 4.74}');
  expect(readdirSync(saved, { recursive: true }).sort()).toContain("run.json");

  const again = await run("--outputs", "results");
  expect([again.exitCode, again.stderr]).toEqual([3, expect.stringContaining("is not empty")]);
  expect(again.stderr).not.toContain("Running");
});

it("shows the end of a log without what a terminal obeys, and prints records as JSON", async () => {
  declare({ mean: `printf 'one\\033]0;owned\\007two\\n'; exit 3` });
  const failed = await run();
  expect(failed.exitCode, failed.stderr).toBe(6);
  expect(failed.stdout).toContain("Experiment mean: failed. ");
  expect(failed.stdout).toContain("\n  | onetwo\n");
  expect(failed.stdout).not.toContain("\u001b");

  const json = await run("--json");
  expect(json.exitCode).toBe(6);
  expect(JSON.parse(json.stdout)).toMatchObject({
    verdict: "1 inconclusive",
    experiments: [{ key: "mean" }],
    claims: [{ statement: "The mean is 4.74.", assessments: [{ conclusion: "inconclusive" }] }],
    runs: [{ execution: { state: "failed" } }],
  });
});

it("shows what a command said last, however much was printed before", async () => {
  const chatter = `for i in $(seq 400); do echo "step $i"; echo "warning $i" >&2; sleep 0.005; done`;
  declare({ mean: `${chatter}; echo 'Error: no such column' >&2; exit 1` });
  const { stdout } = await run("--report", "report.json");
  expect(stdout).toContain("  | warning 400\n  | Error: no such column\n");
  expect(stdout).not.toContain("step");
  const report = readFileSync(join(folder, "report.json"), "utf8");
  const { runs } = JSON.parse(report) as { runs: { logs: unknown[] }[] };
  expect(runs[0]!.logs.length).toBeGreaterThan(200);
});

it("refuses a manifest that is not valid", async () => {
  writeFileSync(join(code, ".research/experiment.yml"), "version: 3\n");
  const refused = { exitCode: 3, stdout: "", stderr: expect.stringContaining("line 1:1, /version") };
  expect(await run()).toMatchObject(refused);
});
