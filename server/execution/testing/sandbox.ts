import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createExecutor } from "../executor.ts";
import type { ExecutionLimits, ExecutionRequest, ExecutionResult, LogChunk } from "../port.ts";
import { removeWorkFolder } from "../work-folder.ts";

/**
 * Large enough for any test command that is not hostile. The time is for what has no end of its own and is stopped for
 * another reason: one disk took over 20 s for the 30,000 files of a test.
 */
export const TEST_LIMITS: ExecutionLimits = {
  timeoutSeconds: 200,
  memoryMiB: 256,
  processes: 64,
  fileSizeMiB: 16,
  outputBytes: 256 * 1024,
};

export interface TestSandbox {
  /** Why tests that need the sandbox cannot run here, or null. */
  missing: string | null;
  /** Serves as the server's data folder. */
  dataDir: string;
  run(command: string, options?: TestRun): Promise<TestResult>;
  close(): Promise<void>;
}

interface TestRun extends Partial<Omit<ExecutionRequest, "limits" | "command">> {
  limits?: Partial<ExecutionLimits>;
  signal?: AbortSignal;
}

interface TestResult extends Omit<ExecutionResult, "stdout" | "stderr"> {
  stdout: string;
  stderr: string;
  log: LogChunk[];
  workFolder: string;
}

/**
 * Opens a real executor with temporary folders, and `path` added to the server's PATH. Warns what to install if there
 * is no sandbox.
 */
export async function openTestSandbox(path?: string): Promise<TestSandbox> {
  if (path) process.env.PATH = `${process.env.PATH}:${path}`;
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), "rvs-test-"));
  const executor = createExecutor({ mode: "auto", dataDir, ceilings: { diskMiB: 64, diskEntries: 20_000 } });
  const availability = await executor.available();
  const missing = availability.ok ? null : `${availability.reason} ${availability.install}`;
  if (missing) console.warn(`\n*** SANDBOX TESTS SKIPPED: ${missing}\n`);
  return {
    missing,
    dataDir,
    run: async (command, { limits, signal, ...rest } = {}) => {
      const log: LogChunk[] = [];
      const workFolder = rest.workFolder ?? (await mkdtemp(join(dataDir, "work-")));
      const result = await executor.run(
        {
          workFolder,
          command,
          seed: null,
          limits: { ...TEST_LIMITS, ...limits },
          onLog: (item) => log.push(item),
          ...rest,
        },
        signal ?? new AbortController().signal,
      );
      const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
      return { ...result, stdout: text(result.stdout), stderr: text(result.stderr), log, workFolder };
    },
    close: () => removeWorkFolder(dataDir),
  };
}
