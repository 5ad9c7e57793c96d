import { expect, it } from "vitest";
import type { DeclaredOutput, ExecutionResult } from "../deps.ts";
import { describeIdle, diagnose } from "./diagnose-run.ts";

const ended = (changes: Partial<ExecutionResult>): ExecutionResult =>
  ({
    ...{ exitCode: 0, signal: null, limitHit: null, timedOut: false, cancelled: false },
    ...printed(),
    ...changes,
  }) as never;
const printed = (stderr = "", stdout = "") => ({ stdout: Buffer.from(stdout), stderr: Buffer.from(stderr) });
const link: DeclaredOutput = { path: "a.json", state: "refused", reason: "symbolic_link" };
const gone: DeclaredOutput = { path: "b.json", state: "missing" };

it.each([
  [{ exitCode: null, signal: "SIGKILL", limitHit: "time" }, [gone], [], "timeout", "timeout"],
  [{ exitCode: 153, limitHit: "file_size" }, [], [], "file_size_limit", "resource"],
  // The last command of a pipeline succeeded; an earlier one hit the limit.
  [{ exitCode: 0, limitHit: "memory" }, [gone], [], "memory_limit", "resource"],
  [{ exitCode: 3 }, [], [], "exit_status", "execution"],
  [{ exitCode: 1 }, [gone], ["python3-numpy"], "missing_requirement", "environment"],
  [{ exitCode: 0 }, [gone], ["python3-numpy"], "missing_output", "execution"],
] as const)(
  "%j with %j left out and %j not installed is %s, %s",
  (result, absent, missing, code, category) => {
    expect(diagnose(ended(result), [...absent], [...missing])).toMatchObject({
      code,
      category,
      retryable: false,
      summary: expect.stringMatching(/\.$/),
      recoveryAction: expect.stringMatching(/\.$/),
    });
  },
);

it.each([
  [undefined, false, /more memory than its limit/],
  [1000, false, /more memory than its limit/],
  [500, true, /machine ran out of memory/],
])(
  "of a peak of %s bytes under a limit of 1000 says whose memory it was",
  (peakMemoryBytes, retryable, summary) => {
    const usage = peakMemoryBytes === undefined ? {} : { peakMemoryBytes };
    const killed = ended({
      exitCode: 137,
      limitHit: "memory",
      ...usage,
      environment: { memoryLimitBytes: 1000 } as never,
    });
    expect(diagnose(killed, [], [])).toMatchObject({
      ...{ code: "memory_limit", retryable },
      summary: expect.stringMatching(summary),
    });
  },
);

it("names the exit status or signal and the missing outputs", () => {
  expect(diagnose(ended({ exitCode: 7 }), [], []).summary).toMatch(/exited with status 7/);
  expect(diagnose(ended({ exitCode: null, signal: "SIGKILL" }), [], []).summary).toMatch(/SIGKILL/);
  const lacking = diagnose(ended({ exitCode: 1 }), [], ["r-base"]);
  expect(lacking.summary).toMatch(/lacks r-base/);
  expect(lacking.recoveryAction).toMatch(/commit the source/);
  expect(diagnose(ended({}), [link, gone], []).summary).toMatch(/a\.json \(symbolic_link\), b\.json\.$/);
  const many = Array.from(
    { length: 72 },
    (_, at): DeclaredOutput => ({ path: `${at}.json`, state: "missing" }),
  );
  expect(diagnose(ended({}), many, []).summary).toMatch(
    /write 0\.json, .*, 4\.json and 67 more of the declared/,
  );
});

it("says what the command's own output says, stderr first", () => {
  const error = "ModuleNotFoundError: No module named 'yaml'";
  const failed = diagnose(ended({ exitCode: 1, ...printed(error, "Killed") }), [], ["python3-numpy"]);
  expect(failed).toMatchObject({ code: "missing_package", category: "environment", retryable: false });
  expect(failed.summary).toBe(
    `The experiment's command exited with status 1. The Python package PyYAML is not there. The log says: ${error}`,
  );
  const batch = diagnose(
    ended({ exitCode: 2, ...printed("make: *** [a] Error 1") }),
    [],
    [],
    `Error: x\n${error}`,
  );
  expect(batch.code).toBe("missing_package");
  const silent = diagnose(
    ended({ exitCode: 0, ...printed("", "there is no package called 'lme4'") }),
    [gone],
    [],
  );
  expect(silent).toMatchObject({ code: "missing_package", summary: expect.stringContaining("b.json") });

  const asked = diagnose(ended({ exitCode: 1, ...printed(error) }), [], ["pyyaml==9 (requirements.txt:2)"]);
  expect(asked.recoveryAction).toMatch(/ask for it, and it cannot be had/);
  expect(failed.recoveryAction).toMatch(/requirements\.txt/);
});

it("says of a command that ended well whether it did nothing", () => {
  const made = ended(printed("", "make: Nothing to be done for 'all'.\n"));
  expect(describeIdle(made, false)).toContain("make found what it makes there already");
  expect(describeIdle(ended({}), false)).toContain("printed nothing and left nothing");
  expect(describeIdle(ended(printed("", "done\n")), false)).toBe(null);
  for (const other of [made, ended({})]) expect(describeIdle(other, true)).toBe(null);
  expect(describeIdle(ended({ exitCode: 1 }), false)).toBe(null);
});
