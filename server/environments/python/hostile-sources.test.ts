import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parsePythonRequirement } from "../../domain/environment/python-requirement.ts";
import { createExecutor } from "../../execution/executor.ts";
import { findProcesses, uniqueSeconds } from "../../execution/testing/processes.ts";
import { removeWorkFolder } from "../../execution/work-folder.ts";
import { openPythonIndex } from "../testing/python-index.ts";
import { pythonMissing } from "../testing/python-tools.ts";
import { PythonIndex } from "./python-index.ts";
import { resolvePython } from "./resolve-python.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-hostile-"));
const seconds = uniqueSeconds();

/** What the `setup.py` of a source package does before it is one. */
const SETUPS: Record<string, string> = {
  forks: "while True:\n  try: os.fork()\n  except OSError: pass",
  fills: "out = open('/work/tmp/full', 'wb')\nwhile True: out.write(bytes(1 << 20))",
  eats: "all = []\nwhile True: all.append(bytearray(8 << 20))",
  sleeps: "time.sleep(10000)",
  prints: "while True: print('x' * 4096)",
  leaves: `subprocess.Popen(['sleep', '${seconds}'], start_new_session=True, stdout=-3, stderr=-3)`,
};
const setup = (name: string, code: string) =>
  `import os, subprocess, sys, time\nif 'egg_info' in sys.argv or 'bdist_wheel' in sys.argv:\n  exec(${JSON.stringify(code)})\n` +
  `from setuptools import setup\nsetup(name='${name}', version='1.0', py_modules=[])\n`;

let index: Awaited<ReturnType<typeof openPythonIndex>>;
beforeAll(async () => {
  if (pythonMissing) return;
  const sources = Object.entries(SETUPS).map(([name, code]) => ({
    ...{ name, version: "1.0", isSource: true, files: { "setup.py": setup(name, code) } },
  }));
  index = await openPythonIndex([...sources, { name: "words", version: "1.0", files: { "words.py": "" } }]);
});
afterAll(async () => {
  await index?.[Symbol.asyncDispose]();
  await removeWorkFolder(folder);
});

/** Chooses among packages with the machine's own Python: an environment would have to be built first. */
async function choose(names: readonly string[], timeoutSeconds = 12) {
  const ceilings = { timeoutSeconds, memoryMiB: 160, processes: 40, diskMiB: 48, outputBytes: 1 << 20 };
  const executor = createExecutor({ mode: "auto", dataDir: folder, ceilings });
  const requirements = names.map((text) => ({ ...parsePythonRequirement(text)!, text, place: "r.txt:1" }));
  const chosen = await resolvePython(
    { requirements, constraints: [] },
    {
      index: new PythonIndex({ index: index.index, fileHosts: [] }),
      asOf: null,
      root: "",
      folder: join(mkdtempSync(join(folder, "run-")), "pip"),
      executor: { run: ({ root: _, ...request }, signal) => executor.run(request, signal) },
      pythonVersion: "3.11",
      canCompile: true,
      onLog: () => undefined,
      signal: new AbortController().signal,
    },
  );
  const files = chosen.locked.map(({ file }) => file);
  return { files, unmet: chosen.unmet.map(({ text, reason }) => `${text}: ${reason}`) };
}

// Two take all the time that they may have.
describe.skipIf(pythonMissing)("a source package that, when it is built,", () => {
  test.concurrent.for([
    ["forks", "processes|time"],
    ["fills", "disk space"],
    ["eats", "memory"],
    ["sleeps", "time"],
    ["prints", "memory|time"],
  ])("%s without end is missing, and what is asked for beside it is there", async ([name, limit]) => {
    // Where other work has most of the machine, a disk is not full within twelve seconds.
    const { files, unmet } = await choose(["words", name!], limit!.includes("time") ? 12 : 120);
    expect(files).toEqual(["words-1.0-py3-none-any.whl"]);
    expect(unmet).toHaveLength(1);
    expect(unmet[0]).toMatch(new RegExp(`^${name}: .*beyond the limit of (?:${limit})\\.`, "s"));
  });

  test.concurrent("leaves processes is there without them", async () => {
    const { files, unmet } = await choose(["leaves"]);
    expect([files, unmet]).toEqual([["leaves-1.0.tar.gz"], []]);
    expect(await findProcesses(seconds)).toEqual([]);
  });
});
