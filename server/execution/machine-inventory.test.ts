import { expect, test } from "vitest";
import { DEFAULT_CEILINGS } from "./limits.ts";
import { machineInventory } from "./machine-inventory.ts";

const layout = { folders: [], links: [], hidden: [], path: "/of/this/test", staged: [] };
const sandbox = { layout, ceilings: DEFAULT_CEILINGS };

test("a machine is asked once, and again where it did not answer or another part of it is seen", async () => {
  let asked = 0;
  const answer = async () => `answer ${++asked}`;
  const fail = () => Promise.reject(new Error("no sandbox"));
  await expect(machineInventory(sandbox, fail)).rejects.toThrow("no sandbox");
  expect(await machineInventory(sandbox, answer)).toBe("answer 1");
  expect(await machineInventory(sandbox, answer)).toBe("answer 1");
  const other = { ...layout, path: "/elsewhere" };
  expect(await machineInventory({ ...sandbox, layout: other }, answer)).toBe("answer 2");
});
