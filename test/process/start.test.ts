import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startChild } from "../support/child-service.ts";
import { freePort } from "../support/service.ts";

const dataDir = mkdtempSync(join(tmpdir(), "rvs-start-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** What `npm run serve` and `npm start` say when they cannot start. */
async function said(settings: Record<string, string>) {
  const PORT = String(await freePort());
  const ends = ["server/main.ts", "scripts/start.ts"].map((script) => {
    // Of two that begin together in one folder, one may find the other where it would migrate the database.
    const own = { PORT, SERVICE_DATA_DIR: join(dataDir, basename(script)) };
    return startChild({ ...own, ...settings }, { script }).ended;
  });
  const [serve, start] = await Promise.all(ends);
  for (const { code } of [serve!, start!]) expect(code).toBe(1);
  for (const { said } of [serve!, start!]) expect(said).not.toMatch(/\n {4}at |node:internal/);
  expect(start!.said).toBe(serve!.said);
  return serve!.said;
}

describe("a start that cannot be", () => {
  it("names every setting that is wrong", async () => {
    const text = await said({ PORT: "eighty", SERVICE_ROLE: "both", SERVICE_LLM_KEY: "secret" });
    expect(text).toMatch(/^The settings are wrong:\n/);
    expect(text.trim().split("\n")).toHaveLength(4);
    expect(text).toContain("SERVICE_LLM_KEY: is of no use without SERVICE_LLM_URL");
    expect(text).not.toContain("secret");
  });

  it("says which port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    expect(await said({ PORT: String(port) })).toContain(`Port ${port} is in use.`);
    other.close();
  });

  it("says what is wrong with the address of a database, and not its password", async () => {
    const elsewhere = await said({ SERVICE_DATABASE_URL: "mysql://me:hunter2@localhost/mine" });
    expect(elsewhere).toContain("SERVICE_DATABASE_URL: is not a postgres:// address");
    const nobody = `postgres://me:hunter2@127.0.0.1:${await freePort()}/mine`;
    const gone = await said({ SERVICE_DATABASE_URL: nobody });
    expect(gone).toMatch(/^The database of SERVICE_DATABASE_URL cannot be opened: .*ECONNREFUSED/);
    expect(elsewhere + gone).not.toContain("hunter2");
  });

  it("says which setting names a folder that cannot be written", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "no folder\n");
    const folder = join(file, "data");
    expect(await said({ SERVICE_DATA_DIR: folder })).toBe(
      `SERVICE_DATA_DIR: ${folder} cannot be written (ENOTDIR). Name a folder that this user may write, or make one.\n`,
    );
  });

  it("says which key file is missing, or holds no key", async () => {
    const missing = join(dataDir, "missing.pem");
    const text = await said({ SERVICE_SIGNING_KEY_FILE: missing });
    expect(text).toBe(`SERVICE_SIGNING_KEY_FILE: ${missing} cannot be read (ENOENT).\n`);
    const wrong = join(dataDir, "wrong.pem");
    writeFileSync(wrong, "no key\n");
    expect(await said({ SERVICE_SIGNING_KEY_FILE: wrong })).toMatch(/key/);
  });
});
