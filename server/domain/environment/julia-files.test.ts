import { expect, it } from "vitest";
import { findJuliaFiles, readJulia, runsJulia } from "./julia-files.ts";

const find = (paths: string[], command = "julia main.jl", workdir = "") =>
  Object.values(findJuliaFiles({ command, workdir, paths }));

it("finds the files of the project that runs, of its folder, and as repo2docker does", () => {
  const both = ["Manifest.toml", "Project.toml"];
  expect(find(both)).toEqual(both);
  expect(find(["Manifest.toml", "binder/Manifest.toml"])).toEqual(["binder/Manifest.toml", null]);
  expect(find(["Manifest.toml", "JuliaProject.toml", "JuliaManifest-v1.9.toml"])).toEqual([
    "Manifest.toml",
    "JuliaProject.toml",
  ]);
  expect(find(["Manifest-v1.9.toml", "Manifest-v1.11.toml"])[0]).toBe("Manifest-v1.11.toml");
  expect(find(["src/Project.toml"])).toEqual([null, null]);
  const below = ["Project.toml", "code/Project.toml", "code/fit/Manifest.toml"];
  expect(find(below, "julia --project=code main.jl")).toEqual([null, "code/Project.toml"]);
  expect(find(below, 'julia --project="fit/Project.toml" main.jl', "code")).toEqual([
    "code/fit/Manifest.toml",
    null,
  ]);
  expect(find(below, "julia --project=@. main.jl", "code/fit")).toEqual(["code/fit/Manifest.toml", null]);
  expect(find(below, "julia --project=elsewhere main.jl")).toEqual([null, "Project.toml"]);
});

it("counts where Julia is run", () => {
  const commands = ["julia --project main.jl", "cd x && julia a.jl", "python3 juliaset.py"];
  expect(commands.map((each) => runsJulia(each, []))).toEqual([true, true, false]);
  expect(runsJulia("make", ["src/a.jl"])).toBe(true);
});

it("names each package of a project without a manifest, and a file that is not read", async () => {
  const text =
    '[deps]\nCSV = "336ed68f"\nStatistics = "10745b16"\nPlots = "91a5bcdd"\n[compat]\njulia = "^1.9, 1.10"\n';
  const code = { command: "julia a.jl", workdir: "", paths: ["Project.toml"] };
  const needs = await readJulia(code, async () => text);
  expect(needs.unmet.map((each) => `${each.text} ${each.place}`)).toEqual([
    "CSV Project.toml:2",
    "Plots Project.toml:4",
  ]);
  expect(needs.unmet[0]?.reason).toContain("commit the `Manifest.toml`");
  expect(needs.release).toMatchObject({ version: "1.9", isExact: false, place: "Project.toml:6" });
  const refused = await readJulia(code, async () => ({ reason: "It is large." }));
  expect(refused.unmet).toEqual([{ text: "Project.toml", place: "Project.toml:1", reason: "It is large." }]);
  expect((await readJulia({ ...code, paths: [] }, async () => text)).place).toBeNull();
});
