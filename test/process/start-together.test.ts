import { afterAll, expect, it } from "vitest";
import { migrationsOf } from "../support/databases.ts";
import { RestartableService } from "../support/restartable-service.ts";
import { freePort } from "../support/service.ts";

const service = new RestartableService({ migrated: false });
afterAll(() => service.remove());

it("brings a new database up to date once, however many processes start at once", async () => {
  const script = "server/main.ts";
  const children = [];
  for (let count = 0; count < 3; count++)
    children.push(await service.start({ PORT: String(await freePort()), SERVICE_ROLE: "web" }, script));
  await Promise.all(children.map(({ ready }) => ready));
  for (const { url } of children) expect((await fetch(`${url}/api/health`)).status).toBe(200);
  // One that cannot go on has nothing that keeps it here.
  const late = await service.start({ PORT: new URL(children[0]!.url).port }, script);
  expect(await late.ended).toMatchObject({ code: 1, said: expect.stringContaining("is in use") });
  const names = await migrationsOf(service.dataDir);
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
  for (const child of children) child.kill("SIGTERM");
  for (const { ended } of children) expect((await ended).code).toBe(0);
});
