import { chmod, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findInterpreters, isSafePrefix } from "./interpreters.ts";
import { isWithin, SANDBOX_PATHS } from "./sandbox-paths.ts";
import { openTestSandbox } from "./testing/sandbox.ts";
import { removeWorkFolder } from "./work-folder.ts";

describe("isSafePrefix", () => {
  const safe = (prefix: string) => isSafePrefix(prefix, ["/srv/rvs/data", "/srv/rvs"], "/root");

  test.each(["/opt/julia-1.11", "/root/.pyenv/versions/3.11.7", "/home/ada/.venv"])(
    "accepts %s",
    (prefix) => {
      expect(safe(prefix)).toBe(true);
    },
  );

  test.each([
    ["/", "everything"],
    ["/opt", "a top-level folder"],
    ["/root", "a home"],
    ["/home/ada", "another's home"],
    ["/srv/rvs", "the server"],
    ["/srv/rvs/node_modules/node", "part of the server"],
    ["/srv/rvs/data/python", "part of the data folder"],
    ["/work/venv", "the work folder's place"],
    ["/tmp/venv", "the temporary folder's place"],
    ["relative/venv", "no place at all"],
    ["", "nothing"],
  ])("does not show %s, which is %s", (prefix) => {
    expect(safe(prefix)).toBe(false);
  });

  test("rejects a parent of the data folder", () => {
    expect(isSafePrefix("/srv/rvs", ["/srv/rvs/data"], "/root")).toBe(false);
  });
});

const home = homedir();
const homeIsShadowed = SANDBOX_PATHS.some((path) => isWithin(home, path));
if (homeIsShadowed)
  console.warn(
    `\n*** INTERPRETER TESTS SKIPPED: the home ${home} is where the sandbox has a folder of its own\n`,
  );

describe.skipIf(homeIsShadowed)("findInterpreters", async () => {
  const folder = await mkdtemp(join(home, ".rvs-test-"));
  afterAll(() => removeWorkFolder(folder));
  const prefix = join(folder, "julia-1");
  await mkdir(join(prefix, "bin"), { recursive: true });
  await writeFile(join(folder, "secret"), "not yours");
  await writeFile(join(prefix, "bin/julia"), '#!/bin/sh\necho "julia version 1.11.3"\n');
  await chmod(join(prefix, "bin/julia"), 0o755);
  const sandbox = await openTestSandbox(join(prefix, "bin"));
  afterAll(() => sandbox.close());

  test("finds interpreters outside /usr, except in forbidden folders", async () => {
    const path = `relative::${prefix}/bin`;
    expect(await findInterpreters(path, [])).toEqual([{ prefix, bin: `${prefix}/bin` }]);
    expect(await findInterpreters(path, [folder])).toEqual([]);
    expect(await findInterpreters("/usr/bin:/bin", [])).toEqual([]);
  });

  test.skipIf(sandbox.missing)(
    "an experiment can run the interpreter and sees nothing else next to it",
    async () => {
      const result = await sandbox.run(`julia --version; ls -A ${home} ${folder}; touch ${prefix}/x`);
      expect(result.stdout).toBe(
        `julia version 1.11.3\n${home}:\n${basename(folder)}\n\n${folder}:\njulia-1\n`,
      );
      expect(result.stderr).toContain("Read-only file system");
      expect(result.environment.runtimes.julia).toBe("1.11.3");
    },
  );
});
