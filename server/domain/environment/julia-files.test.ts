import { expect, it } from "vitest";
import { findJuliaFile, readJuliaFile, runsJulia } from "./julia-files.ts";

const read = (path: string, text: string) =>
  readJuliaFile(path, text).unmet.map((each) => `${each.text} ${each.place}`);

it("names each package of a project or a manifest, and not what Julia brings", () => {
  const project =
    '[deps]\nCSV = "336ed68f"\nStatistics = "10745b16"\nPlots = "91a5bcdd"\n[compat]\njulia = "1.9"\n';
  expect(read("Project.toml", project)).toEqual(["CSV Project.toml:2", "Plots Project.toml:4"]);
  const second = 'manifest_format = "2.0"\n[[deps.CSV]]\nversion = "0.10.4"\n[[deps.Dates]]\nuuid = "x"\n';
  expect(read("Manifest.toml", second)).toEqual(["CSV Manifest.toml:2"]);
  expect(read("Manifest.toml", '[[CSV]]\nversion = "0.10.4"\n')).toEqual(["CSV Manifest.toml:1"]);
  expect(read("Project.toml", "[")).toEqual(["Project.toml Project.toml:1"]);
  expect(readJuliaFile("Project.toml", project).unmet[0]?.reason).toContain("container image");
});

it("is the project's before the manifest, and counts where Julia is run", () => {
  expect(findJuliaFile(["Manifest.toml", "Project.toml"])).toBe("Project.toml");
  expect(findJuliaFile(["Manifest.toml", "binder/Manifest.toml"])).toBe("binder/Manifest.toml");
  expect(findJuliaFile(["src/Project.toml"])).toBe(null);
  expect(
    ["julia --project main.jl", "cd x && julia a.jl", "python3 juliaset.py"].map((each) =>
      runsJulia(each, []),
    ),
  ).toEqual([true, true, false]);
  expect(runsJulia("make", ["src/a.jl"])).toBe(true);
});
