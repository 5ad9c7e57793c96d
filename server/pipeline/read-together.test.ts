import { expect, it } from "vitest";
import { readTogether } from "./read-together.ts";

it("reads what is asked for in one turn in one pass", async () => {
  const passes: string[][] = [];
  const readFiles = async (_source: string, names: ReadonlySet<string>) => {
    passes.push([...names]);
    return new Map([...names].filter((name) => name !== "none").map((name) => [name, Buffer.from(name)]));
  };
  const read = readTogether({ readFiles }, "code.tar", 10);
  const texts = await Promise.all(["a", "b", "none", "a"].map(read));
  expect(texts.map((bytes) => bytes && Buffer.from(bytes).toString())).toEqual(["a", "b", null, "a"]);
  await read("a");
  expect(passes).toEqual([["a", "b", "none"], ["a"]]);
});

it("reads again after a pass that failed", async () => {
  let fails = true;
  const readFiles = async () => {
    if (fails) throw new Error("The disk is gone.");
    return new Map([["a", new Uint8Array(1)]]);
  };
  const read = readTogether({ readFiles }, "code.tar", 10);
  await expect(read("a")).rejects.toThrow("The disk is gone.");
  fails = false;
  expect(await read("a")).toHaveLength(1);
});
