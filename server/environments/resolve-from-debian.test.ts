import { expect, it } from "vitest";
import { parsePythonRequirement } from "../domain/environment/python-requirement.ts";
import { EnvironmentError } from "./environment-error.ts";
import type { EnvironmentRequest } from "./environment-request.ts";
import { resolveFromDebian } from "./resolve-from-debian.ts";
import type { Resolution } from "./resolver.ts";

const DEBIAN: Record<string, string> = {
  "python3-numpy": "1:1.24.2-1+b1",
  "python3-sklearn": "1.2.1+dfsg-1",
};

/** Debian with these two packages, and an index that answers so. */
async function resolve(lines: string[], index: "has all" | "has none" | "fails") {
  const requirements = lines.map((line, number) => ({
    ...{ text: line, place: `requirements.txt:${number + 1}` },
    ...parsePythonRequirement(line)!,
  }));
  const log: string[] = [];
  const asked: string[][] = [];
  const request = {
    ...{ requirements: [], python: { requirements, constraints: [], versions: [] } },
    onLog: ({ text }: { text: string }) => log.push(text),
  } as unknown as EnvironmentRequest;
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

it("fails as Debian does", async () => {
  const request = { python: { requirements: [{}] } } as unknown as EnvironmentRequest;
  const failure = new TypeError("a defect");
  await expect(resolveFromDebian(request, () => Promise.reject(failure))).rejects.toBe(failure);
});
