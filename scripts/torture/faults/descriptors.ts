import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { openRaw, type RawConnection } from "../../../test/support/raw-http.ts";
import { send } from "../client.ts";
import { descriptorsOf } from "../process-state.ts";
import type { ScenarioReport, TortureOptions } from "../scenario.ts";
import { countAnswer, openFaultLab } from "./fault.ts";

/** Leaves the service no file descriptor to open: by a low limit, and by connections that take them all. */
export async function descriptors({ short }: TortureOptions): Promise<ScenarioReport> {
  await using lab = await openFaultLab();
  const { service, figures } = lab;
  await lab.submit(lab.codeUrl);
  const { pid } = service.child;
  const before = descriptorsOf(pid);
  const limit = (soft: number) =>
    execFileSync("prlimit", [`--pid=${pid}`, `--nofile=${soft}:`], { stdio: "pipe" });
  const old = execFileSync("prlimit", [`--pid=${pid}`, "--nofile", "--noheadings", "--output=SOFT"]);
  const connections: RawConnection[] = [];
  limit(before + 10);
  for (let index = 0; index < (short ? 30 : 200); index++) {
    // The kernel accepts for the service; whether the service does is seen by the answers.
    const connection = await Promise.race([openRaw(service.url), sleep(1_000, null)]);
    if (!connection) break;
    connections.push(connection);
    await connection.write("GET /api/health HTTP/1.1\r\nHost: x\r\n");
  }
  await sleep(500);
  for (let tries = 0; tries < 3; tries++) {
    const options = { seconds: 3 };
    countAnswer(
      lab,
      await send(`${service.url}/api/health`, options).catch(() => null),
      "health",
      [200, 503],
    );
  }
  for (const connection of connections) connection[Symbol.dispose]();
  await sleep(500);
  if (!service.running) return await lab.report("descriptors");
  // Free connections, but hardly a descriptor for files and processes.
  limit(descriptorsOf(pid) + 2);
  for (let tries = 0; tries < 5; tries++)
    countAnswer(lab, await lab.submit(lab.codeUrl).catch(() => null), "submission", [201, 422, 503]);
  if (!service.running) return await lab.report("descriptors");
  limit(Number(old.toString().trim()));
  await lab.expectRecovery(60);
  await sleep(1_000);
  Object.assign(figures, { "descriptors before": before, "descriptors after": descriptorsOf(pid) });
  return await lab.report("descriptors");
}
