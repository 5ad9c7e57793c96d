import { expect, test } from "vitest";
import { createPasswordHashing, hashesAtOnce } from "./password-hashing.ts";

const busy = { code: "degraded", facts: { retryAfterSeconds: 5 } };

function clientAt(address: string) {
  const controller = new AbortController();
  return { address, signal: controller.signal, leave: () => controller.abort("left") };
}

test("two run at once, and one address fills half of the queue at most", async () => {
  const { inTurn, forClient } = createPasswordHashing(2);
  const held = Promise.withResolvers<void>();
  let running = 0;
  const hash = async () => {
    running++;
    await held.promise;
  };
  const [one, other, third] = [clientAt("192.0.2.1"), clientAt("192.0.2.2"), clientAt("192.0.2.3")];
  const accepted = [one, other].flatMap((client) =>
    Array.from({ length: 64 }, () => forClient(client, () => inTurn(hash))),
  );
  await new Promise(setImmediate);
  expect(running).toBe(2);
  await expect(forClient(one, () => inTurn(hash))).rejects.toMatchObject(busy);
  accepted.push(
    forClient(third, () => inTurn(hash)),
    forClient(third, () => inTurn(hash)),
  );
  await expect(forClient(third, () => inTurn(hash))).rejects.toMatchObject(busy);
  held.resolve();
  await Promise.all(accepted);
  await forClient(one, () => inTurn(hash));
  expect(running).toBe(131);
});

test("a client that has gone gives its places back, and its failure is no defect", async () => {
  const { inTurn, forClient } = createPasswordHashing(2);
  const held = Promise.withResolvers<void>();
  const blocking = [inTurn(() => held.promise), inTurn(() => held.promise)];
  const gone = clientAt("192.0.2.1");
  const given = Array.from({ length: 64 }, () => forClient(gone, () => inTurn(async () => {})));
  gone.leave();
  for (const { status } of await Promise.allSettled(given)) expect(status).toBe("rejected");
  await expect(given[0]).rejects.toMatchObject({ code: "degraded" });
  const back = forClient(clientAt("192.0.2.1"), () => inTurn(async () => "hashed"));
  held.resolve();
  await Promise.all(blocking);
  expect(await back).toBe("hashed");
});

test("one processor stays free for the event loop where there is more than one", () => {
  expect([1, 2, 3, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 2]);
});
