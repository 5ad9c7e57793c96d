import type { RepositoryFiles } from "./manifest-kind.ts";
import { textOf } from "./typesetting.ts";

/** What uv and PyCharm write, which greets whoever runs it. */
const greeting =
  /^def main\(\)(?: -> None)?:\s+print\("Hello from [^"\n]{1,100}!"\)\s+if __name__ == "__main__":\s+main\(\)\s*$|^# This is a sample Python script\./;

/** The paths of a code repository without the script that a tool has left in a new folder, and nobody has changed. */
export function withoutTemplate(files: RepositoryFiles): ReadonlySet<string> {
  if (!greeting.test(textOf("main.py", files) ?? "")) return files.paths;
  return new Set([...files.paths].filter((path) => path !== "main.py"));
}

const acts =
  /^(?!(?:def|class|import|from|function|library|require|source|include|using|export|module|struct|setwd|rm|clear|clc|close|addpath|set\w*)\b)(?:[A-Za-z_][\w.]*(?:\s*(?:=|<-)\s*(?!function\b|lambda\b)[A-Za-z_][\w.]*)?\(|(?:for|while|if|with|try|parfor)\b)/m;

/** Whether a script has at its margin a call, or what is repeated or tried, and not only what defines, loads or sets. */
export const actsByItself = (path: string, files: RepositoryFiles): boolean =>
  acts.test(textOf(path, files) ?? "");
