import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runInForkServer } from "./fork-server.ts";
import { type CommandOptions, type RunCommand, runCommand } from "./run-command.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "run-command-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const never = new AbortController().signal;

async function outputOf(run: RunCommand, script: string, options: Partial<CommandOptions> = {}) {
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  const code = await run(["sh", "-c", script], {
    ...{ cwd: "/", env: {}, signal: never },
    onStdout: (chunk) => void stdout.push(chunk),
    onStderr: (chunk) => void stderr.push(chunk),
    ...options,
  });
  return { code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}

/** A file without a name, open for reading. */
function openFile(content: string): number {
  const path = join(folder, "file");
  writeFileSync(path, content);
  const descriptor = openSync(path, "r");
  rmSync(path);
  return descriptor;
}

/** What nobody waits for stays as a zombie where process 1 does not. */
const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));

/** The fork server of a process that was started here. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}

describe.each([
  ["this process", runCommand],
  ["the fork server", runInForkServer],
])("a program started from %s", (_, run) => {
  test("has the folder and the variables that it is given, and no others", async () => {
    process.env.TEST_SECRET = "secret";
    const { stdout } = await outputOf(run, "pwd; env | sort", { cwd: folder, env: { GIVEN: "1" } });
    delete process.env.TEST_SECRET;
    expect(stdout).toBe(`${folder}\nGIVEN=1\nPWD=${folder}\n`);
  });

  test("tells what it writes, and how it ends", async () => {
    expect(await outputOf(run, "echo out; echo err >&2; exit 3")).toEqual({
      ...{ code: 3, stdout: "out\n", stderr: "err\n" },
    });
    expect((await outputOf(run, "kill -9 $$")).code).toBeNull();
  });

  test("writes megabytes, in their order", async () => {
    const { stdout } = await outputOf(run, "seq 1 500000");
    expect(stdout).toBe(Array.from({ length: 500_000 }, (_, index) => `${index + 1}\n`).join(""));
  });

  test("reads files, also such as have no name any more", async () => {
    const [stdin, file] = [openFile("stdin"), openFile("third")];
    try {
      expect((await outputOf(run, "cat; cat <&3", { stdin, file })).stdout).toBe("stdinthird");
    } finally {
      closeSync(stdin);
      closeSync(file);
    }
  });

  test("reads a stream, of which it may leave the rest", async () => {
    const stdin = () => Readable.from([Buffer.from("first"), Buffer.alloc(1_000_000)]);
    expect((await outputOf(run, "head -c 5", { stdin: stdin() })).stdout).toBe("first");
  });

  test("is killed on abort, with all that it started", async () => {
    const controller = new AbortController();
    let pids: number[] = [];
    const { code } = await outputOf(run, "sleep 600 & echo $$ $!; wait", {
      signal: controller.signal,
      onStdout(chunk) {
        pids = chunk.toString().trim().split(" ").map(Number);
        controller.abort();
      },
    });
    expect(code).toBeNull();
    expect(pids).toHaveLength(2);
    await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]));
  });

  test("leaves nothing behind", async () => {
    const { stdout } = await outputOf(run, "sleep 600 >/dev/null 2>&1 & echo $!");
    await vi.waitFor(() => expect(isRunning(Number(stdout))).toBe(false));
  });

  test("does not begin where it is aborted already", async () => {
    const { stdout, code } = await outputOf(run, "sleep 600; echo done", { signal: AbortSignal.abort() });
    expect({ stdout, code }).toEqual({ stdout: "", code: null });
  });

  test("says so where it does not exist", async () => {
    const running = run(["no-such-program"], { cwd: "/", env: {}, signal: never, onStdout: () => {} });
    await expect(running).rejects.toThrow("no-such-program could not be started");
  });
});

describe("the fork server", () => {
  const source = (script: string) => `
    import { runInForkServer } from ${JSON.stringify(join(import.meta.dirname, "fork-server.ts"))};
    const options = { cwd: "/", env: {}, signal: new AbortController().signal, onStdout: (chunk) => process.stdout.write(chunk) };
    ${script}`;
  const start = (script: string) =>
    spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", source(script)],
      { stdio: ["ignore", "pipe", "inherit"] },
    );

  /** What such a process writes until it ends. */
  async function saidBy(script: string): Promise<string> {
    const child = start(script);
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
    });
    await once(child, "close");
    return said;
  }

  test("keeps nobody from ending", async () => {
    const echo = 'await runInForkServer(["echo", "done"], options);';
    expect(await saidBy(echo + echo)).toBe("done\ndone\n");
  });

  test("kills what runs, and ends, where its process is killed", async () => {
    const child = start(`await runInForkServer(["sh", "-c", "echo $$; exec sleep 600"], options);`);
    const [chunk] = await once(child.stdout, "data");
    const pids = [Number(chunk.toString()), childOf(child.pid!)];
    expect(pids.map(isRunning)).toEqual([true, true]);
    child.kill("SIGKILL");
    await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), 10_000);
  });

  test("fails what it runs where it is killed, and another one takes its place", async () => {
    const said = await saidBy(`
      import { readFileSync } from "node:fs";
      const running = runInForkServer(["sleep", "600"], options).catch(({ message }) => console.log(message));
      await runInForkServer(["echo", "before"], options);
      process.kill(Number(readFileSync(\`/proc/self/task/\${process.pid}/children\`, "utf8")), "SIGKILL");
      await running;
      await runInForkServer(["echo", "after"], options);`);
    expect(said).toBe("before\nThe process that starts others has ended\nafter\n");
  });
});
