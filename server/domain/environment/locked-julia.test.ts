import { expect, it } from "vitest";
import { orderOfBuilds } from "./julia-builds.ts";
import { parseLockedJulia } from "./locked-julia.ts";

const uuid = "11111111-0000-4000-8000-000000000000";
const tree = { sha1: "a".repeat(40), sha256: "b".repeat(64) };
const whole = {
  binary: { version: "1.10.4", byteSize: 5, sha256: "c".repeat(64) },
  project: { Aaa: uuid },
  packages: [{ name: "Aaa", uuid, version: "0.1.0+2", deps: { Bbb: uuid }, tree, isBuilt: true }],
  artifacts: [tree],
};

it("reads what a Run leaves, and drops what it does not know", () => {
  expect(parseLockedJulia(whole)).toEqual(whole);
  expect(parseLockedJulia({ ...whole, more: 1, binary: { ...whole.binary, more: 1 } })).toEqual(whole);
  expect(parseLockedJulia(undefined)).toBeNull();
});

const packageWith = (more: object) => ({ ...whole, packages: [{ ...whole.packages[0], ...more }] });

it.each<[object | string, string]>([
  ["text", "is not an object"],
  [{ ...whole, packages: {} }, "is not a list"],
  [{ ...whole, artifacts: [{ ...tree, sha1: "../a" }] }, "artifacts at most"],
  [{ ...whole, artifacts: [tree, tree] }, "twice"],
  [{ ...whole, packages: [whole.packages[0], whole.packages[0]] }, "twice"],
  [{ ...whole, project: { "a b": uuid } }, "`project`"],
  [{ ...whole, binary: { ...whole.binary, version: "1.10.4/../.." } }, "`binary`"],
  [packageWith({ name: "a;b" }), "/julia/packages/0"],
  [packageWith({ name: "../a" }), "/julia/packages/0"],
  [packageWith({ uuid: "$(a)" }), "/julia/packages/0"],
  [packageWith({ deps: { Bbb: "no" } }), "/julia/packages/0"],
  [packageWith({ tree: undefined, isBuilt: undefined, folder: "a/../../etc" }), "/julia/packages/0"],
  [packageWith({ folder: "." }), "/julia/packages/0"],
  [packageWith({ tree: undefined }), "/julia/packages/0"],
  [packageWith({ extensions: { Ext: ["a b"] } }), "/julia/packages/0"],
])("refuses %j", (value, said) => {
  expect(parseLockedJulia(value)).toContain(said);
});

it("builds each package after those that it needs, in a circle as well", () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => ({ name, uuid: name, deps: {}, isBuilt: true as const }));
  const order = (packages: Parameters<typeof orderOfBuilds>[0]) =>
    orderOfBuilds(packages).map(({ name }) => name);
  expect(order([{ ...a!, deps: { b: "b" } }, { ...b!, deps: { c: "c", gone: "x" } }, c!])).toEqual([
    "c",
    "b",
    "a",
  ]);
  expect(
    order([
      { ...a!, deps: { b: "b" } },
      { ...b!, deps: { a: "a" } },
    ]),
  ).toEqual(["b", "a"]);
  const chain = Array.from({ length: 2000 }, (_, index) => ({
    ...{ name: `${index}`, uuid: `${index}`, deps: { next: `${index + 1}` }, isBuilt: true as const },
  }));
  expect(order(chain)[0]).toBe("1999");
});
