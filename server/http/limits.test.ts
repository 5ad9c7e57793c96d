import { describe, expect, it, vi } from "vitest";
import type { OperationSpec } from "../__generated__/operation-spec.ts";
import { operations } from "../__generated__/operations.ts";
import type { Deps } from "../deps.ts";
import type { Principal } from "../domain/records.ts";
import { countRequest, countUnknown } from "./limits.ts";

const principal: Principal = { type: "human", id: "u", username: "ada", namespaces: ["ada"] };
const key = { id: "k", scopes: [] };

function limiterOf(remaining: Record<string, number> = {}, ended = false) {
  const consume = vi.fn(async (name: string, _subject: string) => {
    const left = remaining[name] ?? 9;
    const endsAt = Date.now() + (ended ? 0 : 7000);
    return { allowed: left >= 0, limit: 10, remaining: Math.max(0, left), resetSeconds: 7, endsAt };
  });
  const refund = vi.fn(async () => {});
  return { consume, refund, deps: { limiter: { consume, refund } } as unknown as Deps };
}

describe("a request", () => {
  it.each([
    ["with a key", { principal, key }, [["key-minute", "k"]]],
    ["with a session", { principal, key: null }, [["address-minute", "1.2.3.4"]]],
    ["by nobody", { principal: null, key: null }, [["address-minute", "1.2.3.4"]]],
  ])("%s is counted once, where it belongs", async (_, caller, wanted) => {
    const { consume, deps } = limiterOf();
    const { headers } = await countRequest(deps, operations.listRuns as OperationSpec, caller, "1.2.3.4");
    expect(consume.mock.calls).toEqual(wanted);
    expect(headers).toEqual({ "X-RateLimit-Limit": 10, "X-RateLimit-Remaining": 9, "X-RateLimit-Reset": 7 });
  });

  it("for what is not there is counted by its address, and refused over its limit", async () => {
    const { consume, deps } = limiterOf();
    await countUnknown(deps, "1.2.3.4");
    expect(consume.mock.calls).toEqual([["address-minute", "1.2.3.4"]]);
    const full = limiterOf({ "address-minute": -1 });
    await expect(countUnknown(full.deps, "1.2.3.4")).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("is counted per operation where the contract declares it", async () => {
    const { consume, deps } = limiterOf();
    await countRequest(deps, operations.updateStar as OperationSpec, { principal, key }, "1.2.3.4");
    expect(consume.mock.calls).toContainEqual(["social-hour", "updateStar:u"]);
  });

  it("has headers of the window with the fewest remaining requests", async () => {
    const { deps } = limiterOf({ "social-hour": 2 });
    const { headers } = await countRequest(
      deps,
      operations.updateStar as OperationSpec,
      { principal, key },
      "a",
    );
    expect(headers["X-RateLimit-Remaining"]).toBe(2);
  });

  it("over its key's limit waits for a minute, as docs/rules/limits-and-quotas.md promises", async () => {
    const { deps } = limiterOf({ "key-minute": -1 });
    const counted = countRequest(deps, operations.listRuns as OperationSpec, { principal, key }, "a");
    await expect(counted).rejects.toMatchObject({
      code: "rate_limited",
      facts: { retryAfterSeconds: 60, rateLimit: { remaining: 0, resetSeconds: 7 } },
    });
  });

  it("over another limit waits until that window ends", async () => {
    const { deps } = limiterOf({ "address-minute": -1 });
    const counted = countRequest(
      deps,
      operations.listRuns as OperationSpec,
      { principal: null, key: null },
      "a",
    );
    await expect(counted).rejects.toMatchObject({ facts: { retryAfterSeconds: 7 } });
  });

  it("that fails is refunded in windows that count successes", async () => {
    const { refund, deps } = limiterOf();
    const caller = { principal, key };
    await (await countRequest(deps, operations.createRepository as OperationSpec, caller, "a")).refund();
    expect(refund.mock.calls).toEqual([["submission-hour", "createRepository:u"]]);
    refund.mockClear();
    const full = limiterOf({ "submission-hour": -1 });
    const refused = countRequest(full.deps, operations.createRepository as OperationSpec, caller, "a");
    await expect(refused).rejects.toMatchObject({ code: "rate_limited" });
    expect(full.refund.mock.calls).toEqual([["submission-hour", "createRepository:u"]]);
    await (await countRequest(deps, operations.listRuns as OperationSpec, caller, "a")).refund();
    expect(refund).not.toHaveBeenCalled();
  });

  it("is not refunded to a later window", async () => {
    const { refund, deps } = limiterOf({}, true);
    const caller = { principal, key };
    await (await countRequest(deps, operations.createRepository as OperationSpec, caller, "a")).refund();
    expect(refund).not.toHaveBeenCalled();
  });
});
