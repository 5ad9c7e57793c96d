import { record } from "../messages/recorded.ts";
import { findingTexts } from "./finding-texts.ts";
import type { NewFinding } from "./run-finding.ts";
import { parseShellCommands, type ShellCommand } from "./shell-commands.ts";

/** Returns the text of a committed file by its path from the work folder's root; null where there is none. */
export type ReadScript = (path: string) => string | null;

/**
 * Finds a command that only prints, copies or cuts what is there already (docs/rules/frauds.md#no-computation). Scripts
 * of the code repository that it runs in its folder are followed one level deep. In doubt there is no finding.
 */
export function findNoComputation(command: string, readScript: ReadScript, workdir = ""): NewFinding | null {
  // `cat` may be anything under another search path.
  if (/\bPATH=/.test(command)) return null;
  const commands = parseShellCommands(command);
  if (!commands || commands.length === 0) return null;
  let folder = workdir;
  let place: Pick<NewFinding, "path" | "line"> = { path: null, line: null };
  for (const { words } of commands) {
    if (words[0] === "cd") folder = join(folder, words[1] ?? "");
    if (isTrivial(words)) continue;
    const path = scriptPath(words);
    const line = path === null ? null : trivialScriptLine(readScript(join(folder, path)));
    if (path === null || line === null) return null;
    place = { path: join(folder, path), line };
  }
  const summary =
    place.path === null
      ? record(findingTexts.onlyPrints)
      : record(findingTexts.scriptOnlyPrints, { path: place.path });
  return { code: "no_computation", summary, claimId: null, measurementId: null, ...place };
}

/** Commands that compute nothing, however they are called; but for those of `computes`. */
const trivialCommands = new Set(
  (
    "echo printf cat cp mv ln tee head tail true : test [ mkdir touch sed grep cut tr sort export cd set exit sleep " +
    "pwd ls chmod rm"
  ).split(" "),
);

function isTrivial(words: string[]): boolean {
  const name = words[0]!.replace(/^\/(?:usr\/)?bin\//, "");
  return trivialCommands.has(name) && !computes(name, words);
}

/** Counting is computing; `$((…))` never comes here, for the tokenizer takes it for a substitution. */
function computes(name: string, words: string[]): boolean {
  return name === "grep" && words.some((word) => /^(?:-[A-Za-z]*c|--count)/.test(word));
}

/** `sh x.sh`, `. x.sh`, `./x.sh`: the path of the script, or null for any other command. */
function scriptPath([name = "", ...rest]: ShellCommand["words"]): string | null {
  if (name.includes("/") && !name.startsWith("/")) return name;
  if (!/^(?:(?:\/usr)?\/bin\/)?(?:sh|bash|dash|\.|source)$/.test(name)) return null;
  return rest.find((word) => !/^-[eux]+$/.test(word)) ?? null;
}

/** Returns the line of the first command of a shell script that computes nothing; null for any other text. */
function trivialScriptLine(text: string | null): number | null {
  if (text === null || /^#!(?!.*\b(?:sh|bash|dash)\b)/.test(text)) return null;
  const commands = parseShellCommands(text);
  return commands?.every(({ words }) => isTrivial(words)) ? (commands[0]?.line ?? null) : null;
}

/** Joins paths without leaving the root; what does not lie below it is nowhere. */
function join(folder: string, path: string): string {
  if (path.startsWith("/") && path !== "/work" && !path.startsWith("/work/")) return "\0";
  const parts = path.startsWith("/") ? [] : folder.split("/");
  for (const part of path.replace(/^\/work/, "").split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.filter((part) => part !== "").join("/");
}
