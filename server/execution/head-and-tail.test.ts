import fc from "fast-check";
import { expect, test } from "vitest";
import { HeadAndTail } from "./head-and-tail.ts";

function keep(maxBytes: number, chunks: string[]) {
  const kept = new HeadAndTail(maxBytes);
  for (const chunk of chunks) kept.add(Buffer.from(chunk));
  const { bytes, cut } = kept.end();
  return { text: Buffer.from(bytes).toString(), cut };
}

test("keeps all that fits", () => {
  expect(keep(7, ["a\nb", "\nc\n", "d"])).toEqual({ text: "a\nb\nc\nd", cut: null });
  expect(keep(7, [])).toEqual({ text: "", cut: null });
});

test("cuts between lines and says how many bytes", () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `line ${index}\n`);
  const { text, cut } = keep(48, lines);
  expect(text).toBe("line 0\nline 1\nline 2\n[… 28,849 bytes cut here …]\nline 2998\nline 2999\n");
  expect(cut).toEqual({ bytes: 28_849, start: 21, end: 53 });
});

test("takes a carriage return for the end of a line, and drops a line that does not fit", () => {
  expect(keep(10, ["1%\r2%\r3%\r4%\r5%\r6%\r"]).text).toBe("1%\r\n[… 12 bytes cut here …]\n6%\r");
  expect(keep(10, ["x".repeat(1000), "\nend\n"]).text).toBe("[… 1,001 bytes cut here …]\nend\n");
  expect(keep(10, ["x".repeat(1000)]).text).toBe("[… 1,000 bytes cut here …]\n");
});

test("keeps whole lines of the beginning and the end, whatever the pieces", () => {
  const pieces = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "\n", "\r"), maxLength: 40 }));
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 50 }), (chunks, maxBytes) => {
      const all = chunks.join("");
      const { text, cut } = keep(maxBytes, chunks);
      if (cut === null) {
        expect(text).toBe(all);
        return;
      }
      const [before, after] = [text.slice(0, cut.start), Buffer.from(text).subarray(cut.end).toString()];
      expect(before.length + after.length).toBeLessThanOrEqual(maxBytes + 1);
      expect(before.length + after.length + cut.bytes).toBe(all.length);
      expect(all.startsWith(before) && all.endsWith(after)).toBe(true);
      expect(before).toMatch(/^$|[\r\n]$/);
      if (after !== "") expect(all.at(-after.length - 1)).toMatch(/[\r\n]/);
    }),
  );
});
