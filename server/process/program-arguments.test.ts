import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const folder = mkdtempSync(join(tmpdir(), "rvs-arguments-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the program does in an empty folder, on a port that nobody can have. */
function run(...args: string[]) {
  const program = join(import.meta.dirname, "../bin.ts");
  const env = { PATH: process.env.PATH, PORT: "none" };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

describe("the program of the service", () => {
  it("prints its help and its version, and starts nothing", async () => {
    const [help, short, version] = [await run("--help"), await run("-h"), await run("--version")];
    expect(help).toMatchObject({ code: 0, stderr: "" });
    expect(help.stdout).toMatch(/^research-verification-server\n/);
    expect(short).toEqual(help);
    expect(version).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" });
  });

  it("refuses what it does not know, and starts nothing", async () => {
    for (const argument of ["--nope", "8788"]) {
      const { code, stdout, stderr } = await run(argument);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(argument);
      expect(stderr).toContain("--help");
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it("starts without arguments", async () => {
    expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining("PORT") });
  });
});
