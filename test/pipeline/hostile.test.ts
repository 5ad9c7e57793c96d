import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { controlGroupsOf, leftoverFiles } from "../support/leftovers.ts";
import {
  experimentOf,
  type Outcome,
  type PipelineService,
  startPipelineService,
} from "../support/pipeline-service.ts";

let pipeline: PipelineService;
beforeAll(async () => {
  pipeline = await startPipelineService();
});
afterAll(() => pipeline[Symbol.asyncDispose]());

/** Whatever an experiment does, its job ends, the service is well, and nothing is left of it. */
async function run(name: string, command: string, experiment = {}, from?: object): Promise<Outcome> {
  const slug = name.replaceAll(/\W+/g, "-").toLowerCase();
  const outcome = await pipeline.outcome(slug, experimentOf(command, experiment, from && { ...from }));
  expect(outcome.job, outcome.job.lastError).toMatchObject({ state: "completed", stage: "completed" });
  expect(leftoverFiles(pipeline.service.dataDir)).toEqual([]);
  expect(controlGroupsOf([process.pid])).toEqual([]);
  expect((await fetch(`${pipeline.service.url}/api/health`)).status).toBe(200);
  return outcome;
}

/** And what is said of the Claim is what is said of the Run. */
function expectNothingShown({ claims, runs }: Outcome): void {
  expect(claims[0]?.evidence.state).toBe("inconclusive");
  expect(claims[0]?.assessments.map(({ conclusion }) => conclusion)).toEqual(["inconclusive"]);
  const failure = runs[0]?.execution.failure;
  expect(runs[0]?.measurements[0]).toMatchObject({ observedValue: null, diagnostic: failure });
  expect(claims[0]?.assessments[0]?.limitations).toContain(failure?.summary);
}

const processes = { code: "process_limit", category: "resource" };
const memory = { code: "memory_limit", category: "resource" };
const size = { code: "file_size_limit", category: "resource" };
const timeout = { code: "timeout", category: "timeout" };
const status = { code: "exit_status", category: "execution" };
const full = { code: "disk_full", category: "resource" };
const missing = { code: "missing_output", category: "execution" };

const limited: [name: string, state: string, failure: object, command: string, experiment?: object][] = [
  ["floods stdout", "timedOut", timeout, "yes", { timeout: 2 }],
  [
    "floods stderr through other processes",
    "timedOut",
    timeout,
    "(yes >&2 &) ; yes >&2 | cat",
    { timeout: 2 },
  ],
  ["forks without end", "failed", processes, "f() { f | f & }; f; sleep 10; wait"],
  ["sleeps past its limit", "timedOut", timeout, "sleep 30", { timeout: 1 }],
  [
    "ignores signals",
    "timedOut",
    timeout,
    "trap '' TERM HUP INT; setsid sleep 30 & sleep 30",
    { timeout: 1 },
  ],
  ["fills memory", "failed", memory, "head -c 900M /dev/zero | tail -c 800M | wc -c", { memory: 64 }],
  ["fills its /tmp", "failed", full, "cat /dev/zero > /tmp/a", { memory: 64 }],
  ["writes a huge file", "failed", size, "head -c 400M /dev/zero > other"],
  ["ends with a status", "failed", status, "exit 7"],
  ["lacks a program", "failed", { code: "missing_program", category: "environment" }, "no-such-program"],
  ["dies of a signal", "failed", status, "kill -SEGV $$"],
  ["leaves nothing", "failed", missing, "true"],
  ["leaves a link", "failed", missing, "ln -s /etc/passwd metrics.json"],
  ["leaves a FIFO", "failed", missing, "mkfifo metrics.json"],
  ["leaves a folder", "failed", missing, "mkdir metrics.json"],
  ["makes a device", "failed", status, "mknod metrics.json c 1 3"],
  ["closes its folder", "failed", size, "mkdir -p a/b && touch a/b/c && chmod 0 a/b a"],
  ["digs a deep tree", "failed", status, "for i in $(seq 600); do mkdir d234567890 && cd d234567890; done"],
  ["leaves many files", "failed", missing, "mkdir m && cd m && seq 20000 | xargs touch"],
];

describe("an experiment that", () => {
  it.each(limited)("%s ends as %s", async (name, state, failure, command, experiment) => {
    const outcome = await run(name, command, experiment);
    expect(outcome.runs.map(({ execution }) => execution)).toMatchObject([{ state, failure }]);
    expectNothingShown(outcome);
  });

  it("prints more than is kept succeeds, and what it lacks is said", async () => {
    const flood = "head -c 30000000 /dev/zero | tr '\\0' '\\n'";
    const print = `${flood}; sh measure.sh; echo value = $(tr -dc 0-9. < metrics.json)`;
    const { runs } = await run("talks", print, {}, { file: "stdout", regex: "value = ([0-9.]+)" });
    expect(runs.map(({ execution }) => execution)).toMatchObject([{ state: "succeeded", failure: null }]);
    const stdout = runs[0]!.evidence.find(({ sourcePath }) => sourcePath === "stdout");
    expect(stdout).toMatchObject({ summary: expect.stringMatching(/without [\d,]+ bytes in its middle$/) });
    expect(runs[0]?.measurements[0]?.observedValue).toBe(4.7401);
  });

  it("prints what is no text is shown as text", async () => {
    const { runs, log } = await run("bytes", "printf 'a\\000b\\377c\\033[31m\\342\\200' ; sh measure.sh");
    expect(runs[0]?.execution.state).toBe("succeeded");
    expect(log).toBe("a\uFFFDb\uFFFDc\u001B[31m\uFFFD");
  });

  it.each([
    ["kills all that it can", "kill -9 -1; sh measure.sh"],
    ["leaves processes behind", "(setsid nohup sleep 100 >/dev/null 2>&1 &); sh measure.sh"],
    [
      "removes its own code",
      "sh measure.sh; mv metrics.json /tmp; rm -rf ./* ./.[a-z]*; mv /tmp/metrics.json .",
    ],
  ])("%s may still succeed", async (name, command) => {
    const { runs, claims } = await run(name, command);
    expect(runs.map(({ execution }) => execution)).toMatchObject([{ state: "succeeded", failure: null }]);
    expect(claims[0]?.evidence.state).toBe("supported");
  });
});
