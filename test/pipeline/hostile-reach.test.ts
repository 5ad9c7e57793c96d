import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { experimentOf, type PipelineService, startPipelineService } from "../support/pipeline-service.ts";

const planted = `planted-${process.pid}`;
let pipeline: PipelineService;
let reached = 0;
const listener = createServer((socket) => {
  reached += 1;
  socket.destroy();
});

beforeAll(async () => {
  process.env.SERVICE_TEST_PLANTED = planted;
  pipeline = await startPipelineService();
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  delete process.env.SERVICE_TEST_PLANTED;
  listener.close();
  await pipeline[Symbol.asyncDispose]();
});

/** The measurement is written only where the reach succeeds: a Run that supports is one that got out. */
async function reach(name: string, command: string) {
  const { runs, claims, log } = await pipeline.outcome(name, experimentOf(`${command} && sh measure.sh`));
  expect(
    runs.map(({ execution }) => execution),
    log,
  ).toMatchObject([
    { state: "failed", failure: { code: expect.stringMatching(/^(?:exit_status|missing_file|read_only)$/) } },
  ]);
  expect(claims[0]?.evidence.state).toBe("inconclusive");
  return log;
}

describe("an experiment cannot reach", () => {
  it("the machine's passwords", async () => {
    expect(await reach("shadow", "cat /etc/shadow /etc/gshadow")).not.toMatch(/root:/);
  });

  it("the data folder, wherever it is looked for", async () => {
    const { dataDir } = pipeline.service;
    const secret = join(dataDir, "keys/secret");
    await reach("data", `ls -la ${dataDir} && cat ${secret}`);
    const name = dataDir.split("/").at(-1);
    const looks = `find / -name ${name} -o -name service.sqlite -o -name signing-key.pem 2>/dev/null | grep .`;
    expect(await reach("data-find", looks)).toBe("");
    expect(await reach("data-root", `ls /proc/1/root${dataDir} /proc/self/root${dataDir}`)).not.toMatch(
      /sqlite/,
    );
  });

  it("the server's environment and processes", async () => {
    const look = "cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline | tr '\\0' '\\n'; env;";
    const log = await reach("environment", `${look} ls -d /proc/${process.pid}/root`);
    expect(log).toMatch(/^PATH=/m);
    expect(log).not.toContain(planted);
    expect(log).not.toMatch(/SERVICE_|NODE_|vitest|^HOME=\/root/m);
  });

  it("the network, the service itself included", async () => {
    const own = new URL(pipeline.service.url).port;
    const { port } = listener.address() as { port: number };
    for (const [name, to] of Object.entries({ own, neighbour: port })) {
      await reach(`network-${name}`, `bash -c 'echo > /dev/tcp/127.0.0.1/${to}'`);
    }
    await reach("network-names", "getent hosts example.org");
    const links = await reach("network-links", "cat /proc/net/dev | tail -n +3 | grep -v ' *lo:'");
    expect(links).toBe("");
    expect(reached).toBe(0);
  });

  it("more rights, other namespaces, or the root that it runs in", async () => {
    await reach("rights", "unshare --user true");
    await reach("mount", "mount -t tmpfs none /tmp");
    await reach("root", "touch /usr/bin/mine || touch /etc/mine || touch /mine");
    const log = await reach("capabilities", "grep Cap /proc/self/status | grep -v 0000000000000000");
    expect(log).toBe("");
  });
});
