import { expect, it } from "vitest";
import { declaredSeconds } from "./declared-seconds.ts";
import { parseManifest } from "./manifest.ts";

const experiments = (timeout: number, repetitions: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `e${i}`, command: "true", timeout, repetitions }));
const parse = (list: object[]) => parseManifest(JSON.stringify({ version: 1, experiments: list }));

it("is the sum of timeout times repetitions, with their defaults", () => {
  expect(
    declaredSeconds({
      experiments: [
        { timeoutSeconds: 10, repetitions: 3 },
        { timeoutSeconds: 5, repetitions: 1 },
      ],
    }),
  ).toBe(35);
  const parsed = parse([{ id: "main", command: "true" }]);
  expect(parsed.ok && declaredSeconds(parsed.manifest)).toBe(600);
});

it("is a week at most", () => {
  expect(parse(experiments(604_800, 1, 1)).ok).toBe(true);
  expect(parse(experiments(600, 20, 50)).ok).toBe(true);
  expect(parse(experiments(3600, 100, 50))).toMatchObject({
    ok: false,
    problems: [
      { pointer: "/experiments", message: expect.stringMatching(/18000000 s of work, 604800 at most/) },
    ],
  });
});
