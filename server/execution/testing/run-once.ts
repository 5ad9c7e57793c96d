import { createExecutor } from "../executor.ts";
import { TEST_LIMITS } from "./sandbox.ts";

/**
 * Runs one command, for tests that kill the server or start it as another user: `run-once.ts <dataDir> <workFolder>
 * <command>`.
 */
const [dataDir = "", workFolder = "", command = "", limits = "{}"] = process.argv.slice(2);
const executor = createExecutor({ mode: "auto", dataDir });
const availability = await executor.available();
if (!availability.ok) {
  console.log(JSON.stringify({ availability }));
} else {
  const result = await executor.run(
    {
      workFolder,
      command,
      seed: null,
      limits: { ...TEST_LIMITS, ...JSON.parse(limits) },
      onLog: () => undefined,
    },
    new AbortController().signal,
  );
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
  console.log(JSON.stringify({ ...result, stdout: text(result.stdout), stderr: text(result.stderr) }));
}
