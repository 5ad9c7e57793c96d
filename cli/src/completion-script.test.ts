import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { runCommand } from "../test/run-command.ts";

/** What bash offers for these words; the last one is being typed. */
async function offered(...words: string[]): Promise<string[]> {
  const { stdout } = await runCommand(["completion", "bash"]);
  const program = `${stdout}\nCOMP_WORDS=(rvs "$@"); COMP_CWORD=$#; _rvs; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", program, "bash", ...words], { encoding: "utf8" })
    .trim()
    .split("\n");
}

it("completes commands and their options in bash", async () => {
  expect(await offered("sh")).toEqual(["show"]);
  expect(await offered("init", "--p")).toEqual(["--paper"]);
  expect(await offered("init", "pa")).toEqual([""]);
  expect(await offered("nothing", "-")).toEqual([""]);
  expect(await offered("-")).toEqual(["--help", "--version"]);
  expect(await offered("completion", "")).toEqual(["bash", "zsh", "fish"]);
});

it("has scripts for zsh and fish, and no other shell", async () => {
  expect((await runCommand(["completion", "zsh"])).stdout).toContain("bashcompinit");
  const fish = (await runCommand(["completion", "fish"])).stdout;
  expect(fish).toContain("complete -c rvs -n '__fish_seen_subcommand_from init' -s p -l paper -d '");
  expect(fish).toContain(
    "complete -c rvs -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'\n",
  );
  expect(fish).toContain("paper\\'s");
  expect(
    fish
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("complete -c rvs -n ")),
  ).toEqual([]);
  expect(await runCommand(["completion", "tcsh"])).toMatchObject({ exitCode: 2 });
});
