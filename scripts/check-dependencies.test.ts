import { describe, expect, it } from "vitest";
import { missingInMock, packageProblems, unpinned } from "./check-dependencies.ts";

const integrity = "sha512-x";

describe("packageProblems", () => {
  it("allows permissive licences, and a choice of which one is", () => {
    for (const license of ["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND MIT"])
      expect(packageProblems("some", { license, integrity })).toEqual([]);
  });

  it.each([
    ["AGPL-3.0-only", "is not allowed"],
    ["MIT AND GPL-3.0-or-later", "is not allowed"],
    [undefined, "names no licence"],
  ])("refuses the licence %s", (license, problem) => {
    expect(packageProblems("some", license ? { license, integrity } : { integrity })).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it("allows a copyleft library only to the package that the exception names", () => {
    const license = "LGPL-3.0-or-later";
    expect(packageProblems("@img/sharp-libvips-linux-x64", { license, integrity })).toEqual([]);
    expect(packageProblems("some", { license, integrity })).toHaveLength(1);
  });

  it("refuses a package without a digest", () => {
    expect(packageProblems("some", { license: "MIT" })).toEqual([expect.stringContaining("integrity")]);
  });
});

it("unpinned names every range", () => {
  const dependencies = { exact: "1.2.3", beta: "18.4.0-beta.17", caret: "^1.2.3", any: "*", tag: "latest" };
  expect(unpinned({ dependencies })).toEqual([
    'caret is "^1.2.3": pin an exact version',
    'any is "*": pin an exact version',
    'tag is "latest": pin an exact version',
  ]);
});

it("missingInMock names what the mock's package lacks of the server", () => {
  const server = { dependencies: { hono: "4.0.0", kysely: "1.0.0", pg: "8.0.0", tar: "7.0.0" } };
  expect(missingInMock(server, { dependencies: { hono: "4.0.0", kysely: "1.0.1" } })).toEqual([
    'mock/package.json: add "kysely": "1.0.0", as the server has it',
    'mock/package.json: add "tar": "7.0.0", as the server has it',
  ]);
});
