import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../client.ts";
import type { ScenarioReport, TortureOptions } from "../scenario.ts";
import { countAnswer, openFaultLab } from "./fault.ts";
import { mountSmall } from "./mount.ts";

/** Makes the data folder read-only while the service runs, and before it starts. */
export async function readOnly({ say }: TortureOptions): Promise<ScenarioReport> {
  using disk = mountSmall(64, say);
  if (!disk) return { name: "read-only", figures: { skipped: "not root" }, problems: [] };
  await using lab = await openFaultLab({}, disk.folder);
  const { service, problems, figures } = lab;
  await lab.expectRecovery(60);

  disk.coverReadOnly();
  for (let tries = 0; tries < 5; tries++) {
    countAnswer(lab, await lab.submit(lab.codeUrl).catch(() => null), "submission", [503]);
    countAnswer(lab, await send(`${service.url}/api/v1/repositories`).catch(() => null), "read", [200, 503]);
  }
  countAnswer(lab, await send(`${service.url}/api/health`).catch(() => null), "health", [503]);
  disk.uncover();
  if (service.running) await lab.expectRecovery(60);

  const stopped = await service.stop();
  if (stopped) problems.add("the stop", stopped);
  disk.remount("ro");
  const child = service.start();
  const ended = await Promise.race([child.ended, sleep(60_000, null, { ref: false })]);
  if (ended === null) problems.add("a start on a read-only disk did not end");
  else {
    figures["start on a read-only disk"] = `exit ${ended.code}`;
    if (ended.code === 0 || /\n {4}at |node:internal/.test(ended.said))
      problems.add("a start on a read-only disk is not refused with a sentence", ended.said.slice(0, 600));
  }
  await service.kill();
  disk.remount("rw");
  await service.start().ready;
  await lab.expectRecovery(60);
  return await lab.report("read-only");
}
