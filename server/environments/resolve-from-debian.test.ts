import { expect, it } from "vitest";
import type { EnvironmentLock } from "../domain/environment/environment-lock.ts";
import { parsePythonRequirement } from "../domain/environment/python-requirement.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { createPythonLayer } from "./python/python-layer.ts";
import { resolveFromDebian } from "./resolve-from-debian.ts";
import type { Resolution } from "./resolver.ts";

const DEBIAN: Record<string, string> = {
  "python3-numpy": "1:1.24.2-1+b1",
  "python3-sklearn": "1.2.1+dfsg-1",
};

const requestOf = (lines: string[], onLog?: (line: { text: string }) => void) => {
  const requirements = lines.map((line, number) => ({
    ...{ text: line, place: `requirements.txt:${number + 1}` },
    ...parsePythonRequirement(line)!,
  }));
  const python = { requirements, constraints: [], versions: [] };
  return { requirements: [], python, onLog } as unknown as EnvironmentRequest;
};

/** Debian with these two packages, and an index that answers so. */
async function resolve(lines: string[], index: "has all" | "has none" | "fails") {
  const log: string[] = [];
  const asked: string[][] = [];
  const request = requestOf(lines, ({ text }) => log.push(text));
  const resolution = await resolveFromDebian(request, async ({ requirements: debian, python }) => {
    asked.push([...debian.map(({ name }) => name), ...python.requirements.map(({ name }) => name)]);
    const isAsked = python.requirements.length > 0;
    if (isAsked && index === "fails") throw new EnvironmentError("No route to the index.");
    const found = debian.filter(({ name }) => DEBIAN[name] !== undefined);
    const none = [...debian.filter((each) => !found.includes(each)), ...(isAsked ? python.requirements : [])];
    return {
      lock: {
        debian: found.map(({ name }) => ({ name, version: DEBIAN[name] })),
        ...(isAsked && index === "has all" && { python: [] }),
      },
      unmet: none.map(({ text, place }) => ({ text, place, reason: "Nobody has it." })),
      ...{ resolvedAt: null, resolver: "apt" },
    } as unknown as Resolution;
  });
  return { resolution, log: log.join(""), asked };
}

it("asks the index first, and Debian for nothing that it has", async () => {
  const { resolution, asked, log } = await resolve(["numpy"], "has all");
  expect(asked).toEqual([["numpy"]]);
  expect([resolution.lock.debian, log]).toEqual([[], ""]);
});

it.each(["has none", "fails"] as const)(
  "takes Debian's where the index %s, and says what that is not",
  async (index) => {
    const lines = ["numpy>=1.20", "scikit-learn==1.1.3", "torch"];
    const { resolution, log, asked } = await resolve(lines, index);
    expect(asked.at(-1)).toEqual(["python3-numpy", "python3-sklearn", "python3-torch"]);
    expect(resolution.lock.debian.map(({ name }) => name)).toEqual(["python3-numpy", "python3-sklearn"]);
    const reason = index === "fails" ? "No route to the index." : "Nobody has it.";
    expect(resolution.unmet).toEqual([
      { text: "scikit-learn==1.1.3", place: "requirements.txt:2", reason },
      { text: "torch", place: "requirements.txt:3", reason },
    ]);
    expect(log).toContain("Debian's packages of those names are taken");
    expect(log).toContain("python3-sklearn (requirements.txt:2) is 1.2.1, and 1.1.3 was the authors'.");
  },
);

it("does not miss in a committed lock what Debian's packages in it are", async () => {
  const { resolution } = await resolve(["numpy>=1.20"], "has none");
  const layer = createPythonLayer(null, { environment: () => Promise.reject(new Error("not asked")) });
  const missingOf = (lines: string[], lock: EnvironmentLock) =>
    layer.findUnlocked(requestOf(lines), lock).map(({ text }) => text);
  const { lock } = resolution;
  expect(missingOf(["numpy>=1.20"], lock)).toEqual([]);
  expect(missingOf(["numpy>=2", "torch"], lock)).toEqual(["numpy>=2", "torch"]);
  // Python loads the one of the index first.
  const older = { ...lock, python: [{ name: "numpy", version: "1.19.0" }] } as EnvironmentLock;
  expect(missingOf(["numpy>=1.20"], older)).toEqual(["numpy>=1.20"]);
});

it("fails as Debian does", async () => {
  const request = { python: { requirements: [{}] } } as unknown as EnvironmentRequest;
  const failure = new TypeError("a defect");
  await expect(resolveFromDebian(request, () => Promise.reject(failure))).rejects.toBe(failure);
});
