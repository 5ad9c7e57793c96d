import { expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import type { Json } from "../support/api-reader.ts";
import { openDatabaseOf } from "../support/databases.ts";
import { RestartableService } from "../support/restartable-service.ts";
import { startService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

it("does once what is sent again after the service was killed in the middle of it, and after it", async () => {
  const restartable = new RestartableService();
  const { dataDir } = restartable;
  const paper = await pdf();
  let ada: Account | undefined;
  const send = (url: string) =>
    fetch(`${url}/api/repositories`, {
      method: "POST",
      headers: { "x-api-key": ada!.key, "idempotency-key": '"one paper"' },
      body: upload({ paper, slug: "once" }),
    });
  const rows = async () => {
    const { db, close } = await openDatabaseOf(dataDir);
    const found = await Promise.all([
      db.selectFrom("repositories").select("id").execute(),
      db.selectFrom("quotas").select("used").execute(),
      db.selectFrom("idempotencyKeys").select("answer").execute(),
    ]);
    await close();
    return found;
  };

  try {
    for (const moment of ["during", "after"]) {
      const child = await restartable.start({ SERVICE_ROLE: "web", CRASH_AT: `${moment}:commit` });
      await child.ready;
      ada ??= await signUp(child.url, "ada");
      await expect(send(child.url)).rejects.toThrow();
      expect((await child.ended).signal).toBe("SIGKILL");
      const [repositories, quotas, [kept]] = await rows();
      const done = moment === "after";
      expect([repositories.length, quotas.length, kept!.answer !== null]).toEqual([+done, +done, done]);
    }
    await using service = await startService({ SERVICE_ROLE: "web", SERVICE_DATA_DIR: dataDir });
    const answer = await send(service.url);
    expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
    const [repositories, quotas] = await rows();
    expect(repositories).toEqual([{ id: ((await answer.json()) as Json).repository.id }]);
    expect(quotas).toEqual([{ used: 1 }]);
  } finally {
    restartable.remove();
  }
});
