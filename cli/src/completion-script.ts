import { type Command, Option } from "commander";

export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

/** A script that completes the program's commands and options. It has words of the program alone, none from outside. */
export function completionScript(program: Command, shell: Shell): string {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    choices: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
    options: [...command.options, new Option("-h, --help", "show help")],
  }));
  if (shell === "fish") return fishScript(commands);
  const cases = commands.map(({ name, options, choices }) => {
    const flags = options.flatMap(({ long, short }) => [long, short].filter((flag) => flag != null));
    return `    ${name}) flags='${flags.join(" ")}' words='${choices.join(" ")}' ;;`;
  });
  const names = commands.map(({ name }) => name).join(" ");
  const intro =
    shell === "zsh"
      ? "autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n"
      : "";
  return `${intro}_rvs() {
  local flags words current="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  case "$COMP_CWORD:\${COMP_WORDS[1]}" in
    1:*) flags='--help --version' words='${names}' ;;
    *) case "\${COMP_WORDS[1]}" in
${cases.map((line) => `  ${line}`).join("\n")}
      *) return ;;
    esac ;;
  esac
  [[ "$current" == -* ]] && words="$flags"
  [[ -n "$words" ]] || return
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _rvs rvs
`;
}

interface CompletedCommand {
  name: string;
  summary: string;
  choices: readonly string[];
  options: readonly Option[];
}

function fishScript(commands: CompletedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, choices, options }) => {
    const within = `complete -c rvs -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c rvs -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...(choices.length > 0 ? [`${within} -f -a ${quoted(choices.join(" "))}`] : []),
      ...options.map(({ long, short, description }) => {
        const flags = [short && `-s ${short.slice(1)}`, long && `-l ${long.slice(2)}`].filter(Boolean);
        return `${within} ${flags.join(" ")} -d ${quoted(description)}`;
      }),
    ];
  });
  return `${lines.join("\n")}\n`;
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
