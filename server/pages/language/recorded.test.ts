import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findFailureCause } from "../../domain/environment/failure-cause.ts";
import { limitationTexts } from "../texts/limitation-texts.ts";
import { reasonTexts } from "../texts/reason-texts.ts";
import { recorded } from "./recorded.ts";
import { translatorInto } from "./translator.ts";

/** What the causes say of output that they know, and what to do. */
const causes = [
  "ModuleNotFoundError: No module named 'numpy'",
  "there is no package called ‘lme4’",
  "ArgumentError: Package DataFrames not found in current path",
  "Cannot find module 'express'",
  "Can't locate Text/CSV.pm in @INC",
  "libgsl.so.27: cannot open shared object file",
  "fatal error: gsl/gsl.h: No such file or directory",
  "NameError: name 'xrange' is not defined",
  "AttributeError: module 'scipy' has no attribute 'inv'",
  "cannot connect to X server",
  "MemoryError",
  "Found no NVIDIA driver",
  "Temporary failure in name resolution",
  'setwd("/home/ada")',
  "Read-only file system: '/data'",
  "cp: No space left on device",
  "FileNotFoundError: [Errno 2] No such file or directory: 'data.csv'",
  "FileNotFoundError: [Errno 2] No such file or directory: '/home/ada/data.csv'",
  "sh: 1: gnuplot: not found",
  "EOFError: EOF when reading a line",
  "make: Nothing to be done for 'all'.",
].flatMap((line) => {
  const { summary, recoveryAction } = findFailureCause(line)!;
  return [summary, recoveryAction];
});
const german = (text: string) => String(recorded(translatorInto("de"), text));

describe("a sentence of a record", () => {
  it.each([
    [
      "The experiment was run once: its scatter is not known.",
      "Das Experiment lief einmal: Seine Streuung ist nicht bekannt.",
    ],
    [
      "Reported about 4.74, observed 4.9: off by 0.16, more than its tolerance of ± 0.005, within the ± 0.2 that the manifest declares.",
      "Berichtet ≈ 4.74, beobachtet 4.9: Abweichung 0.16, mehr als die Toleranz von ± 0.005, innerhalb der ± 0.2, die das Manifest angibt.",
    ],
    [
      "Reported 3, observed 4: off by 1, more than 1 % of it.",
      "Berichtet 3, beobachtet 4: Abweichung 1, mehr als 1 % davon.",
    ],
    [
      "a, b were not compared. The Run left no file out/m.json.",
      "a, b wurden nicht verglichen. Der Lauf hinterließ keine Datei out/m.json.",
    ],
    ["c was not compared. Somehow.", 'c wurde nicht verglichen. <span lang="en">Somehow.</span>'],
  ])("is shown in the language of the page: %s", (text, wanted) => expect(german(text)).toBe(wanted));

  it("of several is shown sentence by sentence, and what the log says as it stands there", () => {
    const failure =
      "The experiment's command exited with status 1. The Python package numpy is not there. The log says: ModuleNotFoundError: No module named 'numpy'. Sorry.";
    expect(german(failure)).toBe(
      "Der Befehl des Experiments endete mit dem Status 1. Das Python-Paket numpy ist nicht da. Das Protokoll sagt: ModuleNotFoundError: No module named &#39;numpy&#39;. Sorry.",
    );
    expect(german("The code wrote more than it may. It is new.")).toBe(
      'Der Code schrieb mehr, als er darf. <span lang="en">It is new.</span>',
    );
    expect(german("The Run did not come to an end: The code wrote more than it may.")).toBe(
      "Der Lauf kam zu keinem Ende: Der Code schrieb mehr, als er darf.",
    );
  });

  it.each(causes)("of a known cause is translated: %s", (text) => {
    for (const language of ["de", "zh-Hans"] as const)
      expect(String(recorded(translatorInto(language), text))).not.toContain('<span lang="en">');
  });

  it("that is not known stays as it is, and is marked; in English nothing is", () => {
    expect(german("It is <b>new</b>.")).toBe('<span lang="en">It is &lt;b&gt;new&lt;/b&gt;.</span>');
    expect(recorded(translatorInto("en"), "It is new.")).toBe("It is new.");
  });

  it("is not taken for a name in another one", () => {
    const more = "The experiment's command exited with status 1. The file x is not there.";
    expect(german(more)).toBe(
      'Der Befehl des Experiments endete mit dem Status 1. <span lang="en">The file x is not there.</span>',
    );
    expect(german("The experiment's command exited with status 1.")).toContain("endete mit dem Status 1.");
  });

  it("with what an author chose is text, whatever it is", () => {
    const hostile = "The paper's text does not print {name} <script>$& {count, plural, other {#}}.";
    expect(german(hostile)).toBe(
      "Der Text der Arbeit nennt {name} <script>$& {count, plural, other {#}} nicht.",
    );
    expect(german(`${"Reported , observed : off by , ".repeat(2000)}.`)).toContain('<span lang="en">');
  });
});

it("is one that the service writes", () => {
  const root = join(import.meta.dirname, "../..");
  const sources = globSync("{domain,pipeline}/**/*.ts", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n")
    .replace(/["`] \+\s+["`]/g, "");
  const unwritten = [...limitationTexts, ...reasonTexts].filter(
    ({ en }) => !piecesOf(en).some((piece) => sources.includes(piece)),
  );
  expect(unwritten).toEqual([]);
});

/** Pieces of a sentence that stand together in the code that writes it, which chooses some of its words. */
function piecesOf(sentence: string): string[] {
  const length = 10;
  return sentence
    .split(/\{\w+\}/)
    .flatMap((part) =>
      Array.from({ length: Math.max(0, part.length - length + 1) }, (_, at) => part.slice(at, at + length)),
    );
}
