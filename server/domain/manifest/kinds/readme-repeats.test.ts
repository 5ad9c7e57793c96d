import { expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const fence = (text: string) => `\`\`\`\n${text}\n\`\`\`\n`;

function commandsOf(files: Record<string, string>, ...blocks: string[]): string[] {
  const readme = blocks.map((block) => `## Part\n\n${fence(block)}`).join("\n");
  const read = readKind("README.md", { ...files, "README.md": readme }, 1);
  return (read.part.experiments ?? []).map(({ command }) => command);
}

const scripts = { "fit.py": "", "plot.py": "", "table.py": "" };

it("leaves out steps that an earlier, longer block has", () => {
  const all = "python fit.py\npython plot.py";
  const whole = "python fit.py && python plot.py";
  expect(commandsOf(scripts, all, "python fit.py", "python plot.py", "python table.py")).toEqual([
    whole,
    "python table.py",
  ]);
  expect(commandsOf(scripts, all, "python fit.py --n 3")).toEqual([whole, "python fit.py --n 3"]);
  expect(commandsOf(scripts, "python fit.py", all)).toEqual(["python fit.py", whole]);
});

it("leaves out goals that all, or the goals of a block, make too", () => {
  const Makefile =
    "first: fit\nfit: data\n\t./fit\ndata:\n\t./data\nplot:\n\t./plot\nother:\n\t./other\nall: fit plot\n";
  const files = { Makefile, "sub/Makefile": Makefile };
  expect(commandsOf(files, "make", "make plot", "make data", "make all", "make other")).toEqual([
    "make all",
    "make other",
  ]);
  expect(commandsOf(files, "make fit\nmake plot", "make", "make other")).toEqual([
    "make fit && make plot",
    "make other",
  ]);
  expect(commandsOf(files, "cd sub\nmake plot", "make all", "make fit")).toEqual([
    "cd sub && make plot",
    "make all",
  ]);
});
