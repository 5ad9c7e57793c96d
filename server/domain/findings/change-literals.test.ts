import { describe, expect, it } from "vitest";
import { changeLiterals } from "./change-literals.ts";
import { changeDigits } from "./changed-digits.ts";
import { readLiterals } from "./literals.ts";
import { isCopyOf, isTelling } from "./telling-numbers.ts";

describe("digits", () => {
  it.each([
    ["123.4", "up", /^9\d\d\.[1-9]$/],
    ["123.4", "down", /^10\d\.[1-9]$/],
    ["923.4", "up", /^99\d\.[1-9]$/],
    ["0.0474", "down", /^0\.01\d[1-9]$/],
    [".92", "down", /^\.1[1-9]$/],
    ["78_498", "down", /^1\d_\d\d[1-9]$/],
    // Not possible that way: the other.
    ["100.3", "down", /^9\d\d\.[1-9]$/],
    ["99.7", "up", /^1\d\.[1-9]$/],
  ] as const)("%s goes %s", (mantissa, direction, form) => {
    expect(changeDigits(mantissa, direction, 1)).toMatch(form);
  });

  it("of zeros cannot be changed", () => {
    expect(changeDigits("0.00", "up", 1)).toBeNull();
  });

  it("differ for each variant", () => {
    const changed = Array.from({ length: 200 }, (_, variant) => changeDigits("4.7401", "up", variant));
    expect(new Set(changed).size).toBeGreaterThan(150);
  });
});

it("reads numbers, not parts of names and versions", () => {
  const text = "x1 = 4.74; y = -.5e-3 # v1.2.3\nz=78_498, 0x1F, a.5\n12.";
  expect([...readLiterals(text)].map(({ value, line, position }) => [value, line, position])).toEqual([
    [4.74, 1, 0],
    [0.0005, 1, 1],
    [78498, 2, 0],
    [0, 2, 1],
    [12, 3, 0],
  ]);
});

it.each([
  ["saved;97,31", 97.31, /^saved;[19]\d,\d[1-9]$/],
  ["n = 49,731 galaxies", 49731, /^n = [19]\d,\d\d[1-9] galaxies$/],
  ["1,234,567.5", 1234567.5, /^[19],\d{3},\d{3}\.[1-9]$/],
  ["acc97.31", 97.31, /^acc[19]\d\.\d[1-9]$/],
])("changes what code could read as one number: %s", (text, observed, form) => {
  const { text: changedText, changes } = changeLiterals(text, "saved.txt", [observed]);
  expect(changedText).toMatch(form);
  const plain = changedText.match(/\d[\d.,]*/)![0];
  const read = [plain.replaceAll(",", ""), plain.replace(",", ".")].map(Number);
  expect(changes).toHaveLength(1);
  expect(read).toContain(changes[0]!.changed);
});

it.each(["1,2,3", "12,345,6", "conv1d", "v1.2.3x", "x1 = 3", "1.5,2.5"])(
  "takes %s for no such number",
  (text) => {
    expect(changeLiterals(text, "a.csv", [1.2, 12.345, 2.3, 12345, 1.5234]).changes).toEqual([]);
  },
);

it("reads each digit once", () => {
  const { text, changes } = changeLiterals("731,97.31,acc97.31,49,731\n", "a.csv", [97.31, 49731, 731]);
  expect(changes.map(({ value }) => value)).toEqual([731, 97.31, 97.31, 731]);
  expect(text).not.toMatch(/731|97\.31/);
});

it.each([
  [4.74, true],
  [0.92, true],
  [-131, true],
  [0.05, false],
  [0.95, false],
  [42, false],
  [1200, false],
  [2024, false],
  [1024, false],
  [Number.NaN, false],
])("whether %d tells anything: %s", (value, telling) => {
  expect(isTelling(value)).toBe(telling);
});

it.each([
  [4.74, 4.74, true],
  [-4.74, 4.74, true],
  [4.74, 4.7401, true],
  [4.7, 4.7401, true],
  // It has more digits than the number in the code: it was not printed from there.
  [4.7401, 4.74, false],
  [4.75, 4.7401, false],
  [474, 4.74, false],
])("whether %d is a copy of %d: %s", (observed, literal, copy) => {
  expect(isCopyOf(observed, literal)).toBe(copy);
});

describe("a text", () => {
  it("keeps everything but the numbers that were observed", () => {
    const text = 'print(4.74, "9.81")  # 4.7401\nassert x == 4.740\nalpha = 0.05\n';
    const { text: changed, changes } = changeLiterals(text, "a.py", [4.74, 0.05]);
    expect(changed).toMatch(
      /^print\(9\.\d\d, "9\.81"\) {2}# [19]\.\d{4}\nassert x == \d\.\d{3}\nalpha = \d\.\d\d\n$/,
    );
    expect(changes.map(({ line, harmless }) => [line, harmless])).toEqual([
      [1, false],
      [1, true],
      [2, true],
      [3, false],
    ]);
    const values = [...readLiterals(changed)].map(({ value }) => value);
    for (const { changed: value } of changes) expect(values).toContain(value);
  });

  it("takes the largest of a column for small and the smallest for large", () => {
    const table = "id,value\n1,98.6\n2,36.61\n3,37.02\n4,37.4\n5,31.7\n";
    const changedValue = (value: number) => changeLiterals(table, "d.csv", [value]).changes[0]!.changed;
    expect(changedValue(98.6)).toBeLessThan(31.7);
    expect(changedValue(31.7)).toBeGreaterThan(37.4);
    const list = changeLiterals("[98.6, 36.61, 37.02]", "d.json", [98.6]).changes[0]!;
    expect(list.changed).toBeLessThan(36);
  });

  it("keeps exponents", () => {
    const { text, changes } = changeLiterals("x = 1.2345e-7", "a.py", [1.2345e-7]);
    expect(text).toMatch(/^x = 9\.\d{4}e-7$/);
    expect(changes[0]!.changed).toBe(Number(text.slice(4)));
  });

  it("may be large and hostile", () => {
    const text = `${"4.74 ".repeat(100_000)}${"1".repeat(100_000)}${".1".repeat(100_000)}`;
    expect(changeLiterals(text, "a", [4.74]).changes).toHaveLength(100_000);
  });
});
