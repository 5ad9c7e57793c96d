import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Answer, send } from "../client.ts";
import type { ScenarioReport, TortureOptions } from "../scenario.ts";
import { countAnswer, openFaultLab } from "./fault.ts";
import { mountSmall } from "./mount.ts";

/** Fills the file system of the data folder under use, and makes room again. */
export async function diskFull({ short, say }: TortureOptions): Promise<ScenarioReport> {
  using disk = mountSmall(64, say);
  if (!disk) return { name: "disk-full", figures: { skipped: "not root" }, problems: [] };
  await using lab = await openFaultLab({}, disk.folder);
  const { service, ada, figures } = lab;
  await lab.submit(lab.codeUrl);
  const ballast = join(disk.folder, "ballast");
  const { bavail, bsize } = statfsSync(disk.folder);
  // Two steps: little left, so that a write fails half-way, then nothing.
  for (const left of short ? [0] : [16 * 1024, 0]) {
    fill(ballast, bavail * bsize, left);
    for (let tries = 0; tries < (short ? 3 : 20); tries++) {
      const submitted = await lab.submit(lab.codeUrl).catch(() => null);
      countAnswer(lab, submitted, "submission", [201, 503]);
      const headers = { "x-api-key": ada.key };
      const body = { action: tries % 2 ? "star" : "unstar", repositoryId: "repo_01m6gazsy0e2waxk66w4kddds7" };
      const star = await send(`${service.url}/api/stars`, { method: "POST", headers, body }).catch(
        () => null,
      );
      countAnswer(lab, star, "star", [200, 403, 503]);
      const read = await send(`${service.url}/api/v1/repositories`).catch(() => null);
      countAnswer(lab, read, "read", [200, 503]);
    }
  }
  countAnswer(lab, await healthWhileFull(service.url, ballast), "health", [503]);
  rmSync(ballast);
  if (service.running) await lab.expectRecovery(60);
  figures["MiB of the disk"] = 64;
  return await lab.report("disk-full");
}

/** The answer to a health check on a full disk: the service itself makes room now and then, as when the log is written back. */
async function healthWhileFull(url: string, ballast: string): Promise<Answer | null> {
  let health: Answer | null = null;
  for (let tries = 0; tries < 10 && health?.status !== 503; tries++) {
    append(ballast, 0);
    health = await send(`${url}/api/health`).catch(() => null);
  }
  return health;
}

/** Writes a file until so many bytes are left, or as near as the file system allows. */
function fill(path: string, bytes: number, left: number): void {
  rmSync(path, { force: true });
  try {
    writeFileSync(path, Buffer.alloc(Math.max(0, bytes - left - 4_194_304), 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  append(path, left);
}

/** Appends to the file until so many bytes are left, or as near as the file system allows. */
function append(path: string, left: number): void {
  const chunk = Buffer.alloc(4096, 1);
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(join(path, ".."));
      if (bavail * bsize <= left) return;
      writeFileSync(path, chunk, { flag: "a" });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
