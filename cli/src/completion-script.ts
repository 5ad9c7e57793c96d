import type { Command } from "commander";

export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

/** A script that completes the program's commands and options. It has words of the program alone, none from outside. */
export function completionScript(program: Command, shell: Shell): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    summary: command.summary().replaceAll("'", ""),
    options: command.options.flatMap(({ long, short }) => [long, short].filter((option) => option != null)),
  }));
  if (shell === "fish") return fishScript(commands);
  const cases = commands.map(({ name, options }) => `    ${name}) words='${options.join(" ")} --help' ;;`);
  const names = commands.map(({ name }) => name).join(" ");
  const intro =
    shell === "zsh"
      ? "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"
      : "";
  return `${intro}_rvs() {
  local words current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  case "$COMP_CWORD:\${COMP_WORDS[1]}" in
    1:*) words='${names} --help --version' ;;
    *) case "\${COMP_WORDS[1]}" in
${cases.map((line) => `  ${line}`).join("\n")}
      *) return ;;
    esac
    [[ "$current" == -* ]] || return ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _rvs rvs
`;
}

function fishScript(commands: { name: string; summary: string; options: string[] }[]): string {
  const lines = commands.flatMap(({ name, summary, options }) => [
    `complete -c rvs -n __fish_use_subcommand -f -a ${name} -d '${summary}'`,
    ...options.map(
      (option) =>
        `complete -c rvs -n '__fish_seen_subcommand_from ${name}' ${option.startsWith("--") ? "-l" : "-s"} ${option.replace(/^-+/, "")}`,
    ),
  ]);
  return `${lines.join("\n")}\n`;
}
