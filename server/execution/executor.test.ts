import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createExecutor } from "./executor.ts";
import { collectLeft } from "./left-files.ts";
import { SandboxError } from "./port.ts";
import { openTestSandbox } from "./testing/sandbox.ts";

const sandbox = await openTestSandbox();
afterAll(() => sandbox.close());

describe.skipIf(sandbox.missing)("a run", () => {
  test.each([0, 1, 7, 125, 255])("returns the exit status %i", async (status) => {
    const result = await sandbox.run(`exit ${status}`);
    expect(result).toMatchObject({ exitCode: status, signal: null, timedOut: false, limitHit: null });
  });

  test("reports a command killed by a signal as 128 + n", async () => {
    expect((await sandbox.run("kill -SEGV $$")).exitCode).toBe(139);
    expect((await sandbox.run("kill -KILL $$")).exitCode).toBe(137);
  });

  test("runs a command that looks like an option", async () => {
    expect(await sandbox.run("-c true")).toMatchObject({ exitCode: 127 });
  });

  test("streams stdout and stderr while the experiment runs", async () => {
    const received: string[] = [];
    const controller = new AbortController();
    const result = await sandbox.run("echo first; echo second >&2; sleep 1000", {
      signal: controller.signal,
      onLog: ({ stream, text }) => {
        received.push(`${stream} ${text}`);
        if (received.length === 2) controller.abort();
      },
    });
    expect(received.slice(0, 2).sort()).toEqual(["stderr second\n", "stdout first\n"]);
    expect(result).toMatchObject({ cancelled: true, timedOut: false, exitCode: null, signal: "SIGKILL" });
  });

  test("collects each stream byte for byte and in order", async () => {
    const result = await sandbox.run("seq 1 20000; printf '\\377\\000end' >&2");
    const numbers = Array.from({ length: 20_000 }, (_, index) => `${index + 1}\n`).join("");
    expect(result.stdout).toBe(numbers);
    expect(result.log.flatMap(({ stream, text }) => (stream === "stdout" ? [text] : [])).join("")).toBe(
      numbers,
    );
    expect(result.log.find(({ stream }) => stream === "stderr")?.text).toBe("\uFFFD\uFFFDend");
  });

  test("can reopen its output by name", async () => {
    const result = await sandbox.run(
      "echo out > /dev/stdout; echo err > /dev/stderr; echo more | tee /dev/stderr",
    );
    expect(result).toMatchObject({ exitCode: 0, stdout: "out\nmore\n", stderr: "err\nmore\n" });
  });

  test("runs in the work folder and leaves its files there", async () => {
    const workFolder = join(sandbox.dataDir, "with source");
    await mkdir(join(workFolder, "data"), { recursive: true });
    await writeFile(join(workFolder, "data/in.txt"), "41\n");
    const result = await sandbox.run("pwd; mkdir out && echo $(($(cat data/in.txt) + 1)) > out/answer", {
      workFolder,
    });
    expect(result).toMatchObject({ exitCode: 0, stdout: "/work\n", stderr: "" });
    expect(await readFile(join(workFolder, "out/answer"), "utf8")).toBe("42\n");
    expect((await stat(join(workFolder, "out/answer"))).mode & 0o777).toBe(0o644);
  });

  test("tells what the command changed from what was there, in a tree that takes a while to prepare", async () => {
    const workFolder = join(sandbox.dataDir, "with many files");
    await mkdir(workFolder);
    for (let index = 0; index < 2000; index++) await writeFile(join(workFolder, `${index}.csv`), "committed");
    const { startedAt } = await sandbox.run("echo made > made.csv; echo changed > 7.csv", { workFolder });
    const { files, count } = await collectLeft(workFolder, startedAt, { fileBytes: 100, totalBytes: 1000 });
    expect(files.map(({ path }) => path)).toEqual(["7.csv", "made.csv"]);
    expect(count).toBe(2);
  });

  test("runs in a folder of the work folder, and fails where there is none", async () => {
    const workFolder = join(sandbox.dataDir, "with folder");
    await mkdir(join(workFolder, "-a b/c"), { recursive: true });
    const result = await sandbox.run('pwd; echo "$PWD ${OLDPWD-none}"', { workFolder, folder: "-a b/c" });
    expect(result).toMatchObject({ exitCode: 0, stdout: "/work/-a b/c\n/work/-a b/c none\n" });
    const missing = await sandbox.run("pwd", { folder: "none" });
    expect(missing).toMatchObject({ exitCode: 1, stdout: "" });
    expect(missing.stderr).toMatch(/\/work\/none/);
  });

  test("has a python where the machine has but a python3", async ({ skip }) => {
    const result = await sandbox.run("command -v python3 > /dev/null || exit 99; python -c 'print(2 ** 9)'");
    skip(result.exitCode === 99, "no python3 here");
    expect(result).toMatchObject({ exitCode: 0, stdout: "512\n" });
  });

  test("knows which programs are not found", async () => {
    const hasPython = (await sandbox.run("command -v python")).exitCode === 0;
    const executor = createExecutor({ mode: "auto", dataDir: "/var/empty" });
    expect(await executor.missingPrograms(["sh", "python", "no-such-program"])).toEqual(
      hasPython ? ["no-such-program"] : ["python", "no-such-program"],
    );
  });

  test("waits for a device that the operator lists and that is not there, and names it", async () => {
    const devices = ["/dev/nvidia-none"];
    const executor = createExecutor({ mode: "auto", dataDir: "/var/empty", devices });
    expect(await executor.available()).toMatchObject({
      ok: false,
      reason: expect.stringContaining("/dev/nvidia-none"),
    });
  });

  test("sets the seed and a fixed environment without the server's variables", async () => {
    process.env.SERVICE_SECRET = "the-server-keeps-this";
    const result = await sandbox.run("env; tr '\\0' '\\n' < /proc/1/environ", {
      seed: "17",
      environment: { TZ: "Asia/Tokyo" },
    });
    delete process.env.SERVICE_SECRET;
    expect(result.stdout).toContain("SEED=17\n");
    expect(result.stdout).toContain("TZ=Asia/Tokyo\n");
    expect(result.stdout).toContain("PYTHONHASHSEED=0\n");
    expect(result.stdout).not.toContain("SERVICE_");
    expect((await sandbox.run("echo ${SEED-unset}")).stdout).toBe("unset\n");
  });

  test("rejects invalid variable names", async () => {
    await expect(sandbox.run("true", { environment: { "A=B": "c" } })).rejects.toThrow(TypeError);
  });

  test("rejects a command that can never run", async () => {
    await expect(sandbox.run("x".repeat(200_000))).rejects.toThrow(TypeError);
    await expect(sandbox.run("echo \0")).rejects.toThrow(TypeError);
    expect((await sandbox.run(`: ${"x".repeat(99_000)}`)).exitCode).toBe(0);
  });

  test("reaps orphans and leaves no process when it exits by itself", async () => {
    const result = await sandbox.run("(setsid sleep 1000 > late.txt 2>&1 &) ; echo done");
    expect(result).toMatchObject({ exitCode: 0, stdout: "done\n" });
  });

  test("returns its environment", async () => {
    const { environment, ...result } = await sandbox.run("true");
    expect(environment).toMatchObject({
      executor: expect.stringMatching(/^bubblewrap \d+\.\d+/),
      architecture: process.arch,
      memoryLimitBytes: 256 * 1024 * 1024,
      network: "none",
      runtimes: expect.any(Object),
      cpuModel: expect.stringMatching(/./),
      kernel: expect.stringMatching(/^\d+\.\d+/),
      libc: (await sandbox.run("getconf GNU_LIBC_VERSION")).stdout.trim() || null,
      variables: { TZ: "UTC", OMP_NUM_THREADS: "1" },
    });
    const { exitCode, stdout } = await sandbox.run("python3 -m pip --version");
    if (exitCode === 0) expect(environment.packages["python:pip"]).toBe(stdout.split(" ")[1]);
    expect(result.wallMilliseconds).toBeGreaterThanOrEqual(0);
  });

  test("can be cancelled before it starts", async () => {
    const result = await sandbox.run("touch started", { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ cancelled: true, exitCode: null, limitHit: null });
    await expect(stat(join(result.workFolder, "started"))).rejects.toThrow("ENOENT");
  });

  test("runs concurrently with others", async () => {
    const results = await Promise.all([1, 2, 3, 4].map((n) => sandbox.run(`sleep 0.1; exit ${n}`)));
    expect(results.map((result) => result.exitCode)).toEqual([1, 2, 3, 4]);
  });
});

describe("without a sandbox", () => {
  test.each(["none", "slurm"])(
    "the executor %s is unavailable with a reason and rejects runs",
    async (mode) => {
      const executor = createExecutor({ mode, dataDir: "/nonexistent" });
      expect(await executor.available()).toMatchObject({ ok: false, reason: expect.stringMatching(/./) });
      const request = { workFolder: "/", command: "true", seed: null, onLog: () => undefined };
      const limits = { timeoutSeconds: 1, memoryMiB: 1, processes: 1, fileSizeMiB: 1, outputBytes: 1 };
      await expect(executor.run({ ...request, limits }, new AbortController().signal)).rejects.toThrow(
        SandboxError,
      );
    },
  );
});
