import { describe, expect, it } from "vitest";
import { lastLines, lastWords, quoteFile } from "./last-words.ts";

const out = (text: string) => ({ stream: "stdout" as const, text });
const err = (text: string) => ({ stream: "stderr" as const, text });

describe("the last words of a failed command", () => {
  it("are its last traceback", () => {
    const trace = 'Traceback (most recent call last):\n  File "a.py", line 1\nKeyError: 1';
    const log = [err(`warning\n${trace}\n\nDuring handling\n`), out("noise\n"), err(`${trace}\n`)];
    expect(lastWords(log)).toBe(trace);
  });

  it("are the last error of Octave, without warnings before it", () => {
    const error = "error: 'f' undefined\nerror: called from\n    run at line 93\nerror: ignoring x";
    expect(lastWords([err(`warning: shadows\nwarning: called from\n    pkg\n${error}\n`)])).toBe(error);
    expect(lastWords([err("error: 1\nerror: 2\n")])).toBe("error: 1\nerror: 2");
  });

  it("are the last lines of stderr, or of stdout where there is none", () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
    expect(lastWords([out("noise\n"), err(`${lines.join("\n")}\n`)])).toBe(lines.slice(10).join("\n"));
    expect(lastWords([out("only this\n")])).toBe("only this");
    expect(lastWords([])).toBe("");
  });

  it("are those of the last attempt, where it said something", () => {
    const again = { stream: "system" as const, text: "The experiment failed as it is. It is run again.\n" };
    expect(lastWords([err("first\n"), again, err("second\n")])).toBe("second");
    expect(lastWords([err("first\n"), again])).toBe("first");
  });

  it("are the end of the file that it wrote them to, where the log quotes one", () => {
    const system = (text: string) => ({ stream: "system" as const, text });
    const quoted = quoteFile("a.Rout", lastLines(`${"x\n".repeat(30)}Error: no\nExecution halted\n`));
    const said = lastWords([
      system("Setting up.\n"),
      err("make: *** Error 1\n"),
      system(quoted),
      system("End\n"),
    ]);
    expect(said.split("\n")).toHaveLength(21);
    expect(said).toMatch(/^a\.Rout ends with:\n {2}x\n(?:.*\n)+ {2}Error: no\n {2}Execution halted$/);
    expect(lastWords([out("a.Rout ends with:\nnothing\n"), err("Error\n")])).toBe("Error");
  });
});
