import { setTimeout as sleep } from "node:timers/promises";
import { ownContract } from "../../../contract-tests/src/contract/own-contract.ts";
import { readContract } from "../../../contract-tests/src/contract/read-contract.ts";
import { createMirrors } from "../../../test/support/mirror.ts";
import { createRandom } from "../../random.ts";
import { submit } from "../client.ts";
import { createLoadFixture } from "../kills/load-fixture.ts";
import { createModel, type LoadFixture } from "../kills/model.ts";
import { memoryOf } from "../process-state.ts";
import { Problems, type ScenarioReport, type TortureOptions } from "../scenario.ts";
import { ServiceUnderTest } from "../service-under-test.ts";
import { fuzzRequests } from "./requests.ts";
import { createSender } from "./send.ts";

const clients = 12;
/** What so many small requests may leave behind in a process, uploads under way included. */
const growthMebibytes = 400;

/** Sends requests derived from the contract, most of them wrong; every answer must be declared. */
export async function fuzz(options: TortureOptions): Promise<ScenarioReport> {
  const contract = readContract(await ownContract());
  const problems = new Problems();
  const mirrors = createMirrors();
  using _mirrors = { [Symbol.dispose]: mirrors.remove };
  await using service = await ServiceUnderTest.open({ SERVICE_SOURCE_MIRRORS: mirrors.setting });
  await service.start().ready;
  const fixture = await createLoadFixture(service.url, mirrors, createModel(), 1);
  await service.stop();
  // Without a worker: what a request that is accepted starts is not what is looked at here.
  await service.start({ SERVICE_ROLE: "web" }).ready;
  const { pid } = service.child;

  const before = memoryOf(pid);
  const who = { known: knownOf(fixture), key: fixture.owner.key, cookie: fixture.owner.cookie };
  const requests = fuzzRequests(contract, who, createRandom(options.seed));
  const sender = createSender(service.url, contract, problems);
  const started = Date.now();
  const client = async () => {
    while (sender.sent < options.requests && !options.signal.aborted && service.running) {
      const at = ++sender.sent;
      if (at % 5_000 === 0) options.say(`${at} requests, ${memoryOf(pid).now} MiB`);
      await sender.send(requests.next().value!, at);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (Date.now() - started) / 1000;

  if (!service.running) problems.add("the service ended", (await service.child.ended).said.slice(-1_000));
  await sleep(options.short ? 100 : 3_000);
  const after = memoryOf(pid);
  if (after.now - before.now > growthMebibytes)
    problems.add("memory stayed high", `${before.now} MiB before, ${after.now} MiB after`);
  const whole = await submit(service.url, fixture.owner.key, "after-the-fuzz").catch(() => null);
  if (whole?.status !== 201) problems.add("a good submission afterwards", String(whole?.status));
  const ended = await service.stop();
  if (ended) problems.add("the stop", ended);
  return {
    name: "fuzz",
    figures: {
      requests: sender.sent,
      "requests per second": Math.round(sender.sent / seconds),
      operations: contract.operations.length,
      ...sender.figures(),
      "MiB before": before.now,
      "MiB at most": after.peak,
      "MiB after": after.now,
    },
    problems: problems.list(),
  };
}

function knownOf({ repositoryId, claimId }: LoadFixture): Record<string, string> {
  const ids = { repositoryId, repository_id: repositoryId, claimId, claim_id: claimId };
  return { ...ids, owner: "owner", slug: "first" };
}
