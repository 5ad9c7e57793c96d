import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDebianArchive } from "../../server/environments/testing/debian-archive.ts";
import { openPythonIndex } from "../../server/environments/testing/python-index.ts";
import { PIP, PYTHON, pythonMissing } from "../../server/environments/testing/python-tools.ts";
import { experimentOf, type PipelineService, startPipelineService } from "../support/pipeline-service.ts";

const folder = mkdtempSync(join(tmpdir(), "rvs-unlisted-"));
let archive: Awaited<ReturnType<typeof openDebianArchive>>;
let index: Awaited<ReturnType<typeof openPythonIndex>>;
let pipeline: PipelineService;

beforeAll(async () => {
  if (pythonMissing) return;
  archive = await openDebianArchive(join(folder, "archive"), [
    { name: "python3", version: "3.11.2-1", machine: [...PYTHON, "perl-base"] },
    { name: "python3-pip", version: "23.0.1-1", fields: ["Depends: python3"], machine: PIP },
  ]);
  index = await openPythonIndex([
    { name: "words", version: "1.0", files: { "words.py": "VALUE = 4.7401" } },
    { name: "salem", version: "1.0", files: { "salem.py": "VALUE = 4.7402" } },
  ]);
  pipeline = await startPipelineService({
    SERVICE_DEBIAN_MIRROR: archive.mirror,
    SERVICE_DEBIAN_SUITE: "test",
    SERVICE_DEBIAN_KEYRING: "none",
    SERVICE_PYTHON_INDEX: index.index,
    SERVICE_CRAN_MIRROR: "none",
    SERVICE_JULIA_SERVER: "none",
    SERVICE_JULIA_BINARIES: "none",
    SERVICE_IMAGE_REGISTRIES: "none",
  });
});
afterAll(async () => {
  await pipeline?.[Symbol.asyncDispose]();
  await index?.[Symbol.asyncDispose]();
  await archive?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const measure = (module: string) =>
  `import json, words, ${module}\njson.dump({"value": ${module}.VALUE}, open("metrics.json", "w"))\n`;

describe.skipIf(pythonMissing)("a list of Python packages that lacks one which the code loads", () => {
  it("is completed where the experiment fails for it, which the verdict says", async () => {
    const { claims, log } = await pipeline.outcome("incomplete-list", {
      ...experimentOf("python3 measure.py"),
      ...{ "requirements.txt": "words==1.0\n", "measure.py": measure("salem") },
    });
    // By itself first: of a log that lacks a line, nobody sees which others say why.
    expect(log.match(/^.*(?:words==1\.0 \(|The environment (?:lacks|cannot)).*$/gm)).toBeNull();
    expect(log).toContain("No module named 'salem'");
    expect(log).toContain("It is run again, with what its code loads.");
    expect(log).toContain(
      "Not declared, and loaded by the code: salem 1.0 of the Python index (measure.py:1).",
    );
    expect(claims[0]).toMatchObject({
      evidence: { state: "supported" },
      assessments: [
        { limitations: expect.arrayContaining([expect.stringContaining("in the code: salem.")]) },
      ],
    });
  });

  it("is completed with what a file loads that nothing is known to start", async () => {
    const starts =
      'import glob, runpy, words\nfor path in glob.glob("parts/*"):\n    runpy.run_path(path, run_name="__main__")\n';
    const { claims, log } = await pipeline.outcome("started-part", {
      ...experimentOf("python3 start.py"),
      ...{ "requirements.txt": "words==1.0\n", "start.py": starts, "parts/measure.py": measure("salem") },
    });
    expect(log).toContain("loaded by the code: salem 1.0 of the Python index (parts/measure.py:1).");
    expect(claims[0]!.evidence.state).toBe("supported");
  });

  it("stays as it is where nothing is known that has the module, or the list suffices", async () => {
    const files = { "requirements.txt": "words==1.0\n", "measure.py": measure("unheard_of") };
    const unknown = await pipeline.outcome("unknown-module", {
      ...experimentOf("python3 measure.py"),
      ...files,
    });
    expect(unknown.log).not.toContain("run again");
    expect(unknown.runs[0]!.execution.failure!.summary).toContain("unheard_of");

    const lazy = `import json, words\nif False:\n    import salem\njson.dump({"value": words.VALUE}, open("metrics.json", "w"))\n`;
    const whole = await pipeline.outcome("whole-list", {
      ...experimentOf("python3 measure.py"),
      ...{ "requirements.txt": "words==1.0\n", "measure.py": lazy },
    });
    expect(whole.log).not.toContain("salem");
    expect(whole.claims[0]!.evidence.state).toBe("supported");
  });
});
