import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryFolder } from "../../../test/support/memory-folder.ts";
import { debianArchitecture } from "../../domain/environment/debian-architecture.ts";
import { parsePythonRequirement } from "../../domain/environment/python-requirement.ts";
import { createExecutor } from "../../execution/executor.ts";
import { createFolderRemover } from "../../execution/folder-remover.ts";
import { removeWorkFolder } from "../../execution/work-folder.ts";
import type { EnvironmentRequest } from "../environment-request.ts";
import { createEnvironments } from "../environments.ts";
import { openDebianArchive } from "../testing/debian-archive.ts";
import { emptyRequest } from "../testing/environment-request.ts";
import { openPythonIndex } from "../testing/python-index.ts";
import { PIP, PYTHON, pythonMissing } from "../testing/python-tools.ts";
import { createPythonLayer } from "./python-layer.ts";

const folder = mkdtempSync(join(memoryFolder, "rvs-test-python-"));
const executor = createExecutor({ mode: "auto", dataDir: folder });
let archive: Awaited<ReturnType<typeof openDebianArchive>>;
let index: Awaited<ReturnType<typeof openPythonIndex>>;

/** A build backend as PEP 517 has it, that needs no other. */
const BACKEND = `
import zipfile
def build_wheel(directory, settings=None, metadata=None):
    name = "compiled-1.0-py3-none-any.whl"
    with zipfile.ZipFile(directory + "/" + name, "w") as archive:
        def add(path, text): archive.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), text)
        add("compiled.py", "BY = 'backend'")
        add("compiled-1.0.dist-info/METADATA", "Metadata-Version: 2.1\\nName: compiled\\nVersion: 1.0\\n")
        add("compiled-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        add("compiled-1.0.dist-info/RECORD", "compiled.py,,\\ncompiled-1.0.dist-info/METADATA,,\\ncompiled-1.0.dist-info/WHEEL,,\\ncompiled-1.0.dist-info/RECORD,,\\n")
    return name
`;

const HOSTILE = `
import os, socket, sys, urllib.request
def tries(what, act):
    try: print("REACHED", what, act(), file=sys.stderr)
    except Exception as error: print("refused", what, type(error).__name__, file=sys.stderr)
tries("home", lambda: os.listdir(${JSON.stringify(folder)}))
tries("network", lambda: socket.create_connection(("1.1.1.1", 80), 2))
tries("usr", lambda: open("/usr/bin/planted", "w"))
tries("other", lambda: urllib.request.urlopen("http://127.0.0.1:8931/http://127.0.0.1/").read())
tries("climb", lambda: urllib.request.urlopen("http://127.0.0.1:8931/files/a/..%2f..%2fetc%2fpasswd").read())
open("/work/report.json", "w").write('{"install":[{"download_info":{"url":"file:///etc/passwd"}}]}')
raise SystemExit("no more")
`;

/** What the index answers to some paths, for as long as it is in here. */
const special: NonNullable<Parameters<typeof openPythonIndex>[1]> = {
  "/simple/busy/": (response) => response.writeHead(503, { "retry-after": "0" }).end(),
  "/simple/redirected/": (response) =>
    response.writeHead(302, { location: "http://169.254.169.254/latest/" }).end(),
  "/simple/endless/": (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1 << 20, 32)));
    };
    response.on("drain", more);
    more();
  },
};

const project = (requires: string) =>
  `[build-system]\nrequires = [${requires}]\nbuild-backend = "backend"\n[project]\nname = "x"\nversion = "1.0"\n`;

beforeAll(async () => {
  if (pythonMissing) return;
  // Debian's Python is packed from this machine: a real mirror has other versions on another day.
  archive = await openDebianArchive(join(folder, "archive"), [
    { name: "python3", version: "3.11.2-1", machine: [...PYTHON, "perl-base"] },
    { name: "python3-pip", version: "23.0.1-1", fields: ["Depends: python3"], machine: PIP },
  ]);
  index = await openPythonIndex(
    [
      {
        ...{ name: "greeting", version: "1.0", uploadedAt: "2020-01-01T00:00:00Z" },
        ...{ requires: ["words>=1"], files: { "greeting.py": "import words\nprint('hello', words.TEXT)\n" } },
      },
      {
        name: "words",
        version: "1.0",
        uploadedAt: "2020-01-01T00:00:00Z",
        files: { "words.py": "TEXT = 'then'" },
      },
      {
        name: "words",
        version: "2.0",
        uploadedAt: "2024-01-01T00:00:00Z",
        files: { "words.py": "TEXT = 'now'" },
      },
      {
        name: "backend",
        version: "0.1",
        uploadedAt: "2020-01-01T00:00:00Z",
        files: { "backend.py": BACKEND },
      },
      {
        ...{ name: "compiled", version: "1.0", isSource: true, uploadedAt: "2020-01-01T00:00:00Z" },
        files: { "pyproject.toml": project('"backend"') },
      },
      {
        ...{ name: "hostile", version: "1.0", isSource: true },
        files: { "setup.py": HOSTILE },
      },
      { name: "salem", version: "1.0", files: { "salem.py": "from words import TEXT" }, requires: ["words"] },
      { name: "busy", version: "1.0", files: { "busy.py": "" } },
      { name: "forged", version: "1.0", sha256: "0".repeat(64), files: { "forged.py": "" } },
    ],
    special,
  );
});
afterAll(async () => {
  await index?.[Symbol.asyncDispose]();
  await archive?.[Symbol.asyncDispose]();
  await removeWorkFolder(folder);
});

function open(name: string) {
  const { mirror } = archive;
  const environments = createEnvironments({
    folder: join(folder, name),
    maxBytes: 1e10,
    debian: { mirror, suite: "test", keyring: null, architecture: debianArchitecture(process.arch) },
    layers: [createPythonLayer({ index: index.index, fileHosts: [] }, executor)],
    imageRegistries: {},
    executor,
    remover: createFolderRemover((error) => console.error(error)),
    now: () => new Date(),
  });
  const log: string[] = [];
  return {
    log: () => log.join(""),
    provide: (lines: string[], rest: Partial<EnvironmentRequest> = {}) =>
      environments.provide({
        ...emptyRequest(log),
        requirements: [],
        python: {
          requirements: lines.map((text, at) => ({
            ...{ text, place: `requirements.txt:${at + 1}` },
            ...parsePythonRequirement(text)!,
          })),
          constraints: [],
          versions: [],
        },
        ...rest,
      }),
  };
}

async function run(root: string | undefined, command: string) {
  const limits = { timeoutSeconds: 30, memoryMiB: 256, processes: 64, fileSizeMiB: 16, outputBytes: 100_000 };
  const request = {
    root,
    workFolder: mkdtempSync(join(folder, "work-")),
    command,
    seed: null,
    limits,
    onLog() {},
  };
  const { exitCode, stdout, stderr } = await executor.run(request as never, new AbortController().signal);
  return { exitCode, stdout: Buffer.from(stdout).toString(), stderr: Buffer.from(stderr).toString() };
}

const CALL = "python3 -c 'import greeting, compiled; print(compiled.BY)'";

// Packages are compiled and two roots are built: a minute on a machine that does much else.
describe.skipIf(pythonMissing)("a Python environment", { timeout: 240_000 }, () => {
  test("has wheels and source packages as of the commit's date, and is built again from its lock alone", async () => {
    const service = open("one");
    const asked = ["greeting", "compiled==1.0", 'gone; python_version < "3"'];
    const provided = await service.provide(asked, { committedAt: "2022-01-01T00:00:00Z" });
    expect(provided.missing, service.log()).toEqual([]);
    expect(await run(provided.root, CALL)).toMatchObject({ exitCode: 0, stdout: "hello then\nbackend\n" });
    const { lock, used } = provided;
    expect(lock?.python?.map(({ file, kind, buildOnly }) => [file, kind, buildOnly])).toEqual([
      ["backend-0.1-py3-none-any.whl", "wheel", true],
      ["compiled-1.0.tar.gz", "source", false],
      ["greeting-1.0-py3-none-any.whl", "wheel", false],
      ["words-1.0-py3-none-any.whl", "wheel", false],
    ]);
    expect(used?.resolver).toMatch(/^apt .*; pip 23.0.1-1, as of 2022-01-01T00:00:00Z$/);

    await provided[Symbol.asyncDispose]();
    rmSync(dirname(provided.root!), { recursive: true });
    await using pinned = await service.provide([...asked, "words==2.0"], { lock });
    expect(service.log()).not.toContain("differs");
    expect(pinned.used).toEqual({ ...used, pinned: true, resolvedAt: null, resolver: null });
    expect(pinned.missing).toEqual(["words==2.0 (requirements.txt:4)"]);
  });

  test("does without what is hostile, wrong or nowhere, and names it", async () => {
    const service = open("one");
    const asked = ["words==1.0", "hostile", "forged", "redirected", "endless", "nowhere", "greeting==9"];
    await using provided = await service.provide(asked);
    expect(provided.missing).toEqual(
      ["redirected", "endless", "nowhere", "greeting==9", "hostile", "forged"].map(
        (text) => `${text} (requirements.txt:${asked.indexOf(text) + 1})`,
      ),
    );
    const log = service.log();
    expect(log).not.toContain("REACHED");
    for (const each of ["home", "network", "usr", "other", "climb"]) expect(log).toContain(`refused ${each}`);
    expect(log).toContain("169.254.169.254/latest/ is not on the index's own host");
    expect(log).toContain("has more than 67108864 bytes");
    expect(log).toContain("The Python index has version 1.0, not ==9");
    expect(provided.lock?.python?.map(({ file }) => file)).toEqual(["words-1.0-py3-none-any.whl"]);
  });

  test("has what the code loads, nobody declares and Debian lacks, where it is known what that is", async () => {
    const service = open("one");
    const loads = (module: string, distribution: string | null) => ({
      ...{ module, language: "python" as const, debian: [`python3-${module}`], distribution },
      place: "a.py:1",
    });
    const modules = [loads("salem", "salem"), loads("greeting", null), loads("shap", "shap")];
    await using provided = await service.provide([], { findLoaded: async () => modules });
    expect([provided.missing, provided.inferred]).toEqual([
      [],
      [{ name: "salem", version: "1.0", module: "salem", place: "a.py:1" }],
    ]);
    expect(provided.used?.inferred).toEqual(["salem 1.0 of the Python index (a.py:1)"]);
    expect(await run(provided.root, "python3 -c 'import salem; print(salem.TEXT)'")).toMatchObject({
      stdout: "now\n",
    });
    expect(service.log()).toContain(
      "shap (a.py:1): it is not declared, and Debian has no package of that name",
    );
    expect(service.log()).toContain("shap of the Python index: The Python index has no project");
    expect(service.log()).toMatch(/greeting \(a.py:1\): it is not declared, [^\n]*declare what has it\.\n/);
    const pinned = await service.provide([], { findLoaded: async () => [loads("greeting", null)] });
    expect(pinned.root).toBe(undefined);
  });

  test("is as of today where the commit's date had not everything, and no environment where there is nothing", async () => {
    const service = open("one");
    await using provided = await service.provide(["words==2.0"], { committedAt: "2022-01-01T00:00:00Z" });
    expect([provided.missing, provided.lock?.python?.length]).toEqual([[], 1]);
    expect(provided.used?.resolver).toMatch(/; pip 23.0.1-1, as of today$/);
    expect(service.log()).toContain("As of 2022-01-01T00:00:00Z not all Python packages can be had");
    await using none = await service.provide(["nowhere"]);
    expect([none.root, none.missing]).toEqual([undefined, ["nowhere (requirements.txt:1)"]]);
    expect([provided.hadPassingFailure, none.hadPassingFailure]).toEqual([false, false]);
  });

  test("lacks what the index did not answer for until it answers, and says that it did not", async () => {
    const service = open("one");
    await using lacking = await service.provide(["words==2.0", "busy"]);
    expect([lacking.missing, lacking.hadPassingFailure]).toEqual([["busy (requirements.txt:2)"], true]);
    expect(service.log()).toContain("/simple/busy/ answered 503.");
    delete special["/simple/busy/"];
    await using whole = await service.provide(["words==2.0", "busy"]);
    expect([whole.missing, whole.hadPassingFailure]).toEqual([[], false]);
  });
});
