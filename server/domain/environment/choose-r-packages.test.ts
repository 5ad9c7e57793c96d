import { describe, expect, it } from "vitest";
import { chooseRPackages } from "./choose-r-packages.ts";
import { dependenciesOf, readRDescription } from "./r-description.ts";
import { compareRVersions, meetsBounds, type RBound } from "./r-version.ts";

/** Packages by what they need, of version 1.0 unless the name says another: `a_2.0`. */
function choose(wanted: string, index: Record<string, string>, provided: Record<string, string> = {}) {
  const packages = new Map(
    Object.entries(index).map(([key, needs]) => {
      const [name = "", version = "1.0"] = key.split("_");
      return [name, readRDescription(`Package: ${name}\nVersion: ${version}\nImports: ${needs}`)!];
    }),
  );
  const isProvided = (name: string, bounds: readonly RBound[]) =>
    provided[name] !== undefined && meetsBounds(provided[name], bounds);
  const find = async (name: string) => packages.get(name) ?? `There is no ${name}.`;
  return chooseRPackages(dependenciesOf(wanted), { r: "4.2.2", isProvided, find });
}

const namesOf = ({ packages }: Awaited<ReturnType<typeof choose>>) => packages.map(({ name }) => name);

describe("packages of R", () => {
  it("come after what they need, without R's own and what is there", async () => {
    const chosen = await choose("a, b", { a: "b, stats, R (>= 4.0)", b: "c, there", c: "" }, { there: "1" });
    expect([namesOf(chosen), chosen.lost]).toEqual([["c", "b", "a"], new Map()]);
  });

  it("are newer than what is there for all where one of them needs that", async () => {
    const index = { a: "c", b: "c (>= 2.0)", "c_2.1": "" };
    expect(namesOf(await choose("a, b", index, { c: "1.9" }))).toEqual(["c", "a", "b"]);
    expect(namesOf(await choose("a", index, { c: "1.9" }))).toEqual(["a"]);
  });

  it("that cannot be had say why, and leave nothing behind", async () => {
    const index = {
      a: "only, gone",
      only: "",
      old: "R (>= 9)",
      b: "a",
      x: "y",
      y: "x",
      "v_1.0": "",
      w: "v (>= 2)",
    };
    const { packages, lost } = await choose("b, old, x, w, only (> 3)", index);
    expect(packages).toEqual([]);
    expect(Object.fromEntries(lost)).toEqual({
      b: "It needs a. It needs gone. There is no gone.",
      old: "It needs R (>= 9). R is 4.2.2 in the suite, not >= 9.",
      x: "It needs y. It needs x. It needs itself.",
      w: "It needs v (>= 2). v is 1.0 in the mirror, not >= 2.",
      only: "only is 1.0 in the mirror, not > 3.",
    });
  });

  it("are five hundred at most", async () => {
    const index = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`p${at}`, `p${at + 1}`]));
    expect((await choose("p0", index)).lost.get("p0")).toContain("It needs p1.");
  });
});

it("versions are compared as R does", () => {
  const sorted = ["1.10", "1.9", "1.9-1", "1.9.0", "0.10"].sort(compareRVersions);
  expect(sorted).toEqual(["0.10", "1.9", "1.9.0", "1.9-1", "1.10"]);
  const meets = (version: string, bound: string) =>
    meetsBounds(version, dependenciesOf(`a (${bound})`)[0]!.bounds);
  expect([
    meets("1.2", ">= 1.2"),
    meets("1.2", "> 1.2"),
    meets("1.2", "== 1.2"),
    meets("1.2", "< 1.3"),
  ]).toEqual([...[true, false, true, true]]);
  expect([meets("1.2", "<= 1.1"), meets("1.2", "!= 1.2")]).toEqual([false, false]);
});

describe("a DESCRIPTION", () => {
  it("says what a package needs, and on what it depends beside R", () => {
    const text = `Package: a\nVersion: 1.0-2\nDepends: R (>= 4.1),\n  b\nImports: b (>= 2),c\nLinkingTo: 9wrong, d\nNeedsCompilation: no\nSystemRequirements: GSL\n  (>= 2)\nMD5sum: x\n`;
    expect(readRDescription(text)).toEqual({
      ...{ name: "a", version: "1.0-2", compiles: false, md5: null, systemRequirements: "GSL (>= 2)" },
      dependencies: [
        { name: "R", bounds: [{ operator: ">=", version: "4.1" }] },
        { name: "b", bounds: [{ operator: ">=", version: "2" }] },
        { name: "c", bounds: [] },
        { name: "d", bounds: [] },
      ],
    });
  });

  it.each([
    "",
    "Package: a\n",
    "Package: ../a\nVersion: 1\n",
    "Package: a\nVersion: 1;rm\n",
    `Package: a\nVersion: ${"1.".repeat(50)}1\n`,
  ])("%j is none", (text) => {
    expect(readRDescription(text)).toBeNull();
  });

  it("of a megabyte is read at once", () => {
    const text = `Package: a\nVersion: 1\nImports: ${" ".repeat(500_000)}x${"\n y,".repeat(100_000)}`;
    expect(readRDescription(text)?.dependencies.map(({ name }) => name)).toEqual(["y"]);
  });
});
