import { execFile, execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rvs-action-"));
  for (const name of ["my code/.research", "temporary", "bin"])
    mkdirSync(join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Step {
  id?: string;
  run: string;
  env?: Record<string, string>;
}

/** Puts a program in the place of Node.js where the step runs `rvs`. */
function replaceNode(script: string): void {
  const node = process.execPath;
  writeFileSync(join(folder, "bin/node"), `#!/bin/sh\n[ "$1" != -p ] || exec ${node} "$@"\n${script}\n`);
  chmodSync(join(folder, "bin/node"), 0o755);
}

/** Runs the step that checks the claims as a runner does, with the inputs' defaults and these. */
async function check(inputs: Record<string, string>) {
  const action = parse(readFileSync(join(root, "action.yml"), "utf8"));
  const step: Step = action.runs.steps.find(({ id }: Step) => id === "rvs");
  const given: Record<string, string> = {};
  for (const [name, text] of Object.entries(step.env!)) {
    const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(text)![1]!;
    given[name] = inputs[input] ?? action.inputs[input].default;
  }
  const file = (name: string) => join(folder, "temporary", name);
  const env = {
    ...process.env,
    ...given,
    PATH: `${join(folder, "bin")}:${process.env.PATH}`,
    ...{ GITHUB_ACTION_PATH: root, GITHUB_WORKSPACE: folder, RUNNER_TEMP: join(folder, "temporary") },
    ...{ GITHUB_STEP_SUMMARY: file("summary"), GITHUB_OUTPUT: file("output") },
    XDG_CACHE_HOME: join(folder, "cache"),
  };
  const ended = await new Promise<{ code: number; stdout: string }>((resolve) => {
    execFile("bash", ["-e", "-c", step.run], { env, cwd: folder }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), stdout }),
    );
  });
  const read = (name: string) => readFileSync(file(name), "utf8");
  return { ...ended, summary: read("summary"), output: read("output") };
}

it("judges a checkout, and keeps text from being taken for commands or tags", async () => {
  const code = join(folder, "my code");
  const metric = "::error::<b>value</b>";
  const manifest = {
    version: 1,
    experiments: [{ id: "main", command: "exit 3", timeout: 120 }],
    claims: [
      {
        ...{ id: "c", statement: "It is 4.74.", experiment: "main" },
        measurements: [{ id: "v", metric, reported: "4.74", from: { file: "m.json", pointer: "/v" } }],
      },
    ],
  };
  writeFileSync(join(code, ".research/experiment.yml"), JSON.stringify(manifest));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { cwd: code });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-q", "-m", "code");
  git("checkout", "-q", "--detach");

  // Without the start that installs packages.
  const options = "--conditions=research-verification-source --disable-warning=ExperimentalWarning";
  replaceNode(`shift; cd ${root} && exec ${process.execPath} ${options} "$@"`);
  const { code: exitCode, stdout, summary, output } = await check({ folder: "my code", offline: "true" });
  expect(exitCode, stdout).toBe(6);
  expect(output).toContain("verdict=1 inconclusive\nexit-code=6\n");
  const [, token] = /^::stop-commands::(\w{32})\n/.exec(stdout)!;
  expect(stdout.indexOf("::error::")).toBeLessThan(stdout.indexOf(`::${token}::`));
  expect(stdout).toContain("::error::");
  expect(summary).toContain("&lt;b>value");
  expect(summary).not.toContain("<b>");
});

it("lets what is undecided pass where it is told to, and nothing else", async () => {
  for (const [code, ends] of [
    [6, 0],
    [1, 1],
    [3, 3],
  ]) {
    replaceNode(`exit ${code}`);
    const output = expect.stringContaining(`verdict=none\nexit-code=${code}\n`);
    expect(await check({ undecided: "pass" })).toMatchObject({ code: ends, output });
  }
});
