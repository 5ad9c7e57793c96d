import { expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const fence = (text: string) => `\`\`\`bash\n${text}\n\`\`\`\n`;
const paths = ["setup.py", "fit.py", "plot.R", "sim/setup.py", "sim/a.py", "sim/data/in.tar.gz", "x.zip"];

function commandsOf(readme: string, kind = 1): string[] {
  const files = Object.fromEntries(paths.map((path) => [path, ""]));
  const read = readKind("README.md", { ...files, "README.md": readme }, kind);
  return (read.part.experiments ?? []).map(({ command }) => command);
}

const build = "python setup.py build_ext --inplace";

it("builds modules beside their sources before what runs Python", () => {
  const readme = `${fence(`$ ${build}`)}${fence("$ python fit.py")}## Plots\n\n${fence("Rscript plot.R")}`;
  expect(commandsOf(readme)).toEqual([`${build} && python fit.py`, "Rscript plot.R"]);
  expect(commandsOf(`Build it with \`${build}\`, then: run \`python fit.py\`.`)).toEqual([
    `${build} && python fit.py`,
  ]);
  expect(commandsOf(fence(`cd sim\n${build}\npython a.py`))).toEqual([
    `( cd sim && ${build}\n) && ( cd sim && python a.py\n)`,
  ]);
  expect(commandsOf(`${fence(build)}Run \`fit.py\`.`, 2)).toEqual([`${build} && python3 fit.py`]);
});

it("builds nothing that is to be installed, or is not there", () => {
  for (const line of [
    "python setup.py build_ext",
    "python setup.py install",
    "python other.py build --inplace",
  ])
    expect(commandsOf(fence(line) + fence("python fit.py"))).toEqual(["python fit.py"]);
});

it("unpacks an archive of the repository before the commands of its block", () => {
  expect(commandsOf(fence("cd sim/data\ntar -xzf in.tar.gz\ncd ..\npython a.py"))).toEqual([
    "( cd sim/data && tar -xzf in.tar.gz\n) && ( cd sim && python a.py\n)",
  ]);
  expect(commandsOf(fence("unzip -q x.zip\npython fit.py"))).toEqual(["unzip -q x.zip && python fit.py"]);
  expect(commandsOf(fence("tar xzf other.tar.gz\npython fit.py"))).toEqual(["python fit.py"]);
  expect(commandsOf(fence("tar -czf x.zip fit.py") + fence("unzip x.zip"))).toEqual([]);
});
