import { expect, it } from "vitest";
import { juliaEnvironment } from "./julia-environment.ts";
import { readJuliaManifest } from "./julia-manifest.ts";

const [one, two, three] = ["1", "2", "3"].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
const tree = "a".repeat(40);
const read = (text: string, project?: string, path = "Manifest.toml", paths = ["lib/Own/src/Own.jl"]) =>
  readJuliaManifest(
    { path, text },
    project === undefined ? null : { path: "Project.toml", text: project },
    paths,
  );

const old = `[[Aaa]]
deps = ["Bbb", "Dates"]
git-tree-sha1 = "${tree}"
uuid = "${one}"
version = "0.1.0"

[[Bbb]]
path = "lib/Own"
uuid = "${two}"

[[Dates]]
uuid = "${three}"
`;

it("reads the format of Julia 1.0: what depends on what by names", () => {
  const needs = read(old);
  expect(needs.release).toEqual({
    text: "julia 1.6",
    place: "Manifest.toml:1",
    version: "1.6",
    isExact: false,
  });
  expect(needs.packages).toEqual([
    {
      ...{ name: "Aaa", uuid: one, version: "0.1.0", sha1: tree, place: "Manifest.toml:1" },
      deps: { Bbb: two, Dates: three },
    },
    { name: "Bbb", uuid: two, deps: {}, folder: "lib/Own", place: "Manifest.toml:7" },
    { name: "Dates", uuid: three, deps: {}, place: "Manifest.toml:11" },
  ]);
  expect(needs.project).toEqual({ Aaa: one, Bbb: two, Dates: three });
});

it("reads the later formats, and what the project names", () => {
  const text = `julia_version = "1.10.4"
manifest_format = "2.0"
[[deps.Aaa]]
git-tree-sha1 = "${tree}"
repo-url = "https://git.example/Aaa.jl"
uuid = "${one}"
version = "0.1.0+1"
weakdeps = ["Bbb"]
  [deps.Aaa.deps]
  Bbb = "${three}"
  [deps.Aaa.extensions]
  BbbExt = "Bbb"
  ManyExt = ["Bbb", "Aaa"]
[[deps.Bbb]]
uuid = "${two}"
[[deps.Bbb]]
uuid = "${three}"
`;
  const needs = read(text, `[deps]\nAaa = "${one}"\nGone = "${two}"\n`);
  expect(needs.release).toMatchObject({ version: "1.10.4", isExact: true, place: "Manifest.toml:1" });
  expect(needs.project).toEqual({ Aaa: one });
  expect(needs.packages[0]).toMatchObject({
    ...{ repository: "https://git.example/Aaa.jl", deps: { Bbb: three }, place: "Manifest.toml:3" },
    extensions: { BbbExt: ["Bbb"], ManyExt: ["Bbb", "Aaa"] },
  });
  expect(needs.packages[1]).toMatchObject({ name: "Bbb", uuid: two, place: "Manifest.toml:14" });
});

it.each([
  ["path = '/home/jane/Own'", "It is a folder that the repository does not have"],
  ["path = '../Own'", "It is a folder that the repository does not have"],
  ["path = 'lib'", "It is a folder that the repository does not have"],
  ["git-tree-sha1 = 'short'", "Its entry has no name, UUID"],
  ["version = '$(reboot)'", "Its entry has no name, UUID"],
  ["deps = {'a/b' = 'x'}", "Its entry has no name, UUID"],
])("names an entry with %s, and its line", (more, reason) => {
  const needs = read(`# Julia\n[[Own]]\nuuid = "${one}"\n${more}\n`);
  expect(needs.unmet).toMatchObject([{ text: "Own", place: "Manifest.toml:2" }]);
  expect(needs.unmet[0]!.reason).toContain(reason);
  expect(needs.packages).toEqual([]);
});

it("names a file that is no manifest", () => {
  expect(read("[").unmet).toMatchObject([{ text: "Manifest.toml", place: "Manifest.toml:1" }]);
  expect(read("a = 1\nmanifest_format = '2.0'\n").packages).toEqual([]);
  const many = Array.from({ length: 2001 }, (_, index) => `[[P${index}]]\n`).join("");
  expect(read(many).unmet[0]!.reason).toBe("It has more than 2000 packages.");
});

it("takes a folder from where the manifest lies", () => {
  const text = `[[Own]]\nuuid = "${one}"\npath = "../lib/Own"\n[[Here]]\nuuid = "${two}"\npath = "../."\n`;
  const needs = read(text, undefined, "code/Manifest.toml", ["lib/Own/src/a.jl", "src/Here.jl"]);
  expect(needs.packages.map(({ folder }) => folder)).toEqual(["lib/Own", "."]);
});

it("is written as every release of Julia reads it", () => {
  const { packages } = read(old);
  const locked = packages.map(({ sha1, place: _, ...each }) => ({
    ...each,
    ...(sha1 && { tree: { sha1, sha256: "b".repeat(64) } }),
  }));
  const { project, manifest } = juliaEnvironment({ project: { Aaa: one! }, packages: locked }, "/work");
  expect(project).toBe(`[deps]\nAaa = "${one}"\n`);
  expect(manifest).toContain(`[[Aaa]]\nuuid = "${one}"\nversion = "0.1.0"\ngit-tree-sha1 = "${tree}"`);
  expect(manifest).toContain(`[Aaa.deps]\nBbb = "${two}"\nDates = "${three}"`);
  expect(manifest).toContain('path = "/work/lib/Own"');
  expect(read(manifest, undefined, "Manifest.toml", []).packages[0]).toMatchObject({ deps: { Bbb: two } });
});
