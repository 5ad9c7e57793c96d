import { Argument, type Command } from "commander";
import { completionScript, type Shell, shells } from "../completion-script.ts";
import type { Session } from "../io.ts";

/** `rvs completion`: the script that lets a shell complete commands and options. */
export function addCompletion(program: Command, session: Session): void {
  program
    .command("completion")
    .summary("print a script that completes commands in a shell")
    .description("Prints the script that lets a shell complete the commands and options of rvs.")
    .addArgument(new Argument("<shell>").choices(shells))
    .addHelpText(
      "after",
      `
Examples:
  rvs completion bash >> ~/.bashrc
  rvs completion zsh >> ~/.zshrc
  rvs completion fish > ~/.config/fish/completions/rvs.fish`,
    )
    .action((shell: Shell) => void session.stdout.write(completionScript(program, shell)));
}
