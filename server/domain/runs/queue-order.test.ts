import { expect, it } from "vitest";
import { queueOrder } from "./queue-order.ts";

const job = (id: string, requestedById: string, at: number, priority = 0) => ({
  ...{ id, requestedById, priority, stage: "intake" as const },
  availableAt: new Date(at).toISOString(),
});
const order = (waiting: ReturnType<typeof job>[], leased: Record<string, number> = {}) =>
  queueOrder(waiting, new Map(Object.entries(leased)))
    .map(({ id }) => id)
    .join(" ");

it("is that of the order of arrival, within one account", () => {
  expect(order([job("c", "ada", 3), job("a", "ada", 1), job("d", "ada", 4, 1), job("b", "ada", 1)])).toBe(
    "d a b c",
  );
});

it("alternates between accounts, and puts those with leased jobs behind", () => {
  const waiting = [job("a1", "ada", 1), job("a2", "ada", 2), job("a3", "ada", 3), job("g1", "grace", 9)];
  expect(order(waiting)).toBe("a1 g1 a2 a3");
  expect(order(waiting, { ada: 2 })).toBe("g1 a1 a2 a3");
  expect(order(waiting, { grace: 1 })).toBe("a1 a2 g1 a3");
});
