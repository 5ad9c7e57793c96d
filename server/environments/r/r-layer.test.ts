import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryFolder } from "../../../test/support/memory-folder.ts";
import { debianArchitecture } from "../../domain/environment/debian-architecture.ts";
import { readRenvLock } from "../../domain/environment/r-files.ts";
import { createExecutor } from "../../execution/executor.ts";
import { createFolderRemover } from "../../execution/folder-remover.ts";
import { removeWorkFolder } from "../../execution/work-folder.ts";
import type { EnvironmentRequest } from "../environment-request.ts";
import { createEnvironments } from "../environments.ts";
import { openCranMirror } from "../testing/cran-mirror.ts";
import { openDebianArchive } from "../testing/debian-archive.ts";
import { emptyRequest } from "../testing/environment-request.ts";
import { installedR, rMissing } from "../testing/installed-r.ts";
import { createRLayer } from "./r-layer.ts";

const folder = mkdtempSync(join(memoryFolder, "rvs-test-r-"));
const executor = createExecutor({ mode: "auto", dataDir: folder });
let archive: Awaited<ReturnType<typeof openDebianArchive>>;
let cran: Awaited<ReturnType<typeof openCranMirror>>;

/** Runs while the package is installed. */
const HOSTILE = `
tries <- function(what, act) tryCatch({ act; message("REACHED ", what) }, error = function(e) message("refused ", what))
tries("home", stopifnot(length(list.files(${JSON.stringify(folder)})) > 0))
tries("network", socketConnection("1.1.1.1", 80, timeout = 2))
tries("usr", writeLines("planted", file("/usr/bin/planted", "w")))
for (i in 1:2000) message(strrep("x", 10000))
stop("error: no more")
`;

const debianPackage = (name: string, version: string) => ({
  ...{ name: `r-cran-${name}`, version: `${version}-1`, fields: ["Depends: r-base-core"] },
  files: { [`/usr/lib/R/site-library/${name}/DESCRIPTION`]: `Package: ${name}\nVersion: ${version}\n` },
});

beforeAll(async () => {
  if (rMissing) return;
  archive = await openDebianArchive(join(folder, "archive"), [
    installedR(),
    debianPackage("held", "2.0"),
    debianPackage("older", "1.0"),
  ]);
  const both = ["2022-01-01", "today"];
  cran = await openCranMirror([
    {
      ...{ name: "greeting", version: "1.0", in: both },
      fields: ["Depends: R (>= 3.5), stats", "Imports: words (>= 1.0), held (>= 1.5), older"],
      code: "greet <- function() words::text()",
    },
    { name: "words", version: "1.0", in: ["2022-01-01"], code: "text <- function() 'then'" },
    { name: "words", version: "2.0", in: ["today"], code: "text <- function() 'now'" },
    { name: "Pinned", version: "0.9", in: ["Archive"], code: "which <- function() '0.9'" },
    { name: "Pinned", version: "1.0", in: both, code: "which <- function() '1.0'" },
    { name: "older", version: "1.1", in: both, code: "" },
    { name: "needy", version: "1.0", in: both, fields: ["Imports: native"] },
    {
      ...{ name: "native", version: "1.0", in: both, files: { "src/a.c": "int a(void) { return 1; }\n" } },
      fields: ["SystemRequirements: a compiler"],
    },
    { name: "hostile", version: "1.0", in: both, code: HOSTILE },
    {
      ...{ name: "climbing", version: "1.0", in: both },
      hostile: [{ path: "../../work/library/words/DESCRIPTION", text: "planted" }],
    },
    { name: "forged", version: "1.0", in: both, md5: "0".repeat(32) },
    { name: "recent", version: "1.0", in: ["today"] },
    { name: "newest", version: "1.0", in: both, fields: ["Depends: R (>= 99)"] },
  ]);
});
afterAll(async () => {
  await cran?.[Symbol.asyncDispose]();
  await archive?.[Symbol.asyncDispose]();
  await removeWorkFolder(folder);
});

function open() {
  const { mirror } = archive;
  const environments = createEnvironments({
    folder: join(folder, "environments"),
    maxBytes: 1e10,
    debian: { mirror, suite: "test", keyring: null, architecture: debianArchitecture(process.arch) },
    layers: [createRLayer(cran.settings)],
    imageRegistries: {},
    executor,
    remover: createFolderRemover((error) => console.error(error)),
    now: () => new Date(),
  });
  const log: string[] = [];
  return {
    log: () => log.join(""),
    provide: (packages: Record<string, string | null>, rest: Partial<EnvironmentRequest> = {}) => {
      const entries = Object.entries(packages).map(([name, Version]) => [name, Version ? { Version } : {}]);
      const text = JSON.stringify({ Packages: Object.fromEntries(entries) }, null, 1);
      const { requirements } = readRenvLock("renv.lock", text);
      return environments.provide({ ...emptyRequest(log), requirements, ...rest });
    },
  };
}

async function run(root: string | undefined, command: string) {
  const limits = { timeoutSeconds: 60, memoryMiB: 512, processes: 64, fileSizeMiB: 16, outputBytes: 100_000 };
  const workFolder = mkdtempSync(join(folder, "work-"));
  const request = { root, workFolder, command, seed: null, limits, onLog() {} };
  const { stdout, stderr } = await executor.run(request, new AbortController().signal);
  return `${Buffer.from(stdout)}${Buffer.from(stderr)}`;
}

const CALL = "Rscript -e 'cat(greeting::greet(), Pinned::which())'";

// R is started two dozen times and three roots are built: half a minute on a machine that does much else.
describe.skipIf(rMissing)("an R environment", { timeout: 240_000 }, () => {
  test("has of CRAN what Debian lacks, as of the commit's date, and is built again from its lock alone", async () => {
    const service = open();
    const asked = { greeting: null, Pinned: "0.9", older: "1.1", held: "1.0" };
    const provided = await service.provide(asked, { committedAt: "2022-01-03T12:00:00Z" });
    expect(provided.missing, service.log()).toEqual([]);
    expect(await run(provided.root, CALL)).toBe("then 0.9");
    const { lock, used } = provided;
    const locked = ["words 1.0", "older 1.1", "greeting 1.0", "Pinned 0.9"];
    expect(lock?.r?.map(({ name, version }) => `${name} ${version}`)).toEqual(locked);
    expect(lock?.asOf).toEqual({ r: "2022-01-01" });
    expect(used?.resolver).toMatch(/^apt .*; R 4\.\d\.\d, CRAN as of 2022-01-01$/);
    expect(service.log()).toContain("r-cran-held (renv.lock:10) is 2.0, and 1.0 was the authors'.");

    await provided[Symbol.asyncDispose]();
    rmSync(dirname(provided.root!), { recursive: true });
    await using pinned = await service.provide({ ...asked, nowhere: null }, { lock });
    expect(service.log()).not.toContain("differs");
    expect(pinned.used).toEqual({ ...used, pinned: true, resolvedAt: null, resolver: null });
    expect(pinned.missing).toEqual(["r-cran-nowhere (renv.lock:13)"]);
  });

  test("does without what is hostile, wrong or nowhere, and names it; as of today without a date", async () => {
    const service = open();
    const lost = ["needy", "native", "hostile", "forged", "newest", "nowhere"];
    const asked = Object.fromEntries([...lost, "climbing", "words"].map((name) => [name, null]));
    await using provided = await service.provide(asked);
    const log = service.log();
    expect(
      provided.lock?.r?.map(({ name, version }) => `${name} ${version}`),
      log,
    ).toEqual(["climbing 1.0", "words 2.0"]);
    expect(provided.missing.map((each) => each.split(" ")[0])).toEqual(lost.map((name) => `r-cran-${name}`));
    expect(provided.used?.resolver).toMatch(/, CRAN as of today$/);
    expect(log).toMatch(
      /r-cran-needy \(renv\.lock:3\): Debian has no needy\. It needs native\. It cannot be inst/,
    );
    expect(log).toMatch(
      /r-cran-native .*not found.* Its authors say that it needs a compiler\. Name the Debian/,
    );
    expect(log).toContain("error: no more");
    expect(log).toContain("has other bytes than the mirror's PACKAGES says (MD5sum)");
    expect(log).toContain("R is 4.2.2 in the suite, not >= 99.");
    expect(log).toContain("The mirror of CRAN has no package nowhere as it is today.");
    expect(log).not.toContain("REACHED");
    expect(await run(provided.root, "ls /usr/bin/planted; Rscript -e 'cat(words::text())'")).toContain("now");
  });

  test("is as of today where the commit's date had not everything, and the machine where there is nothing", async () => {
    const service = open();
    const committedAt = "2022-01-01T00:00:00Z";
    await using none = await service.provide({ nowhere: null }, { committedAt });
    expect([none.root, none.missing]).toEqual([undefined, ["r-cran-nowhere (renv.lock:3)"]]);
    await using provided = await service.provide({ recent: null }, { committedAt });
    expect(provided.used?.resolver).toMatch(/, CRAN as of today$/);
    expect(service.log()).toContain("As of 2022-01-01 not all R packages can be had (recent: The mirror of");
  });
});
