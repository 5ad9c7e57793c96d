import { fstatSync, readdirSync, writeSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createOutputPipes } from "./output-pipes.ts";

const descriptors = () => readdirSync("/proc/self/fd").length;

test("runs at the same time have pipes of their own, which end with them", async () => {
  const user = process.getuid?.() === 0 ? 66_001 : null;
  const all = (await Promise.all(Array.from({ length: 20 }, () => createOutputPipes(user)))).flatMap(
    ({ stdout, stderr }) => [stdout, stderr],
  );
  const inodes = new Set<number>();
  for (const [index, { writeEnd }] of all.entries()) {
    const { ino, uid, mode } = fstatSync(writeEnd as number);
    inodes.add(ino);
    expect([uid, (mode & 0o777).toString(8)]).toEqual([user ?? process.getuid?.(), "600"]);
    writeSync(writeEnd as number, `${index}`);
  }
  expect(inodes.size).toBe(40);
  for (const pipe of all) pipe.closeWriteEnd();
  expect(await Promise.all(all.map(({ readable }) => text(readable)))).toEqual(
    all.map((_, index) => String(index)),
  );
  for (const pipe of all) pipe.close();
});

test("pipes are made for several runs at once, and none stays of a run", async () => {
  const counts: number[] = [];
  for (let run = 0; run < 40; run++) {
    const { stdout, stderr } = await createOutputPipes(null);
    for (const pipe of [stdout, stderr]) {
      pipe.close();
      if (!pipe.readable.closed) await new Promise((resolve) => pipe.readable.once("close", resolve));
    }
    counts.push(descriptors());
  }
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(40);
});
