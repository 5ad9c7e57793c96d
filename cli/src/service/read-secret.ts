import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Io } from "../io.ts";

/** Reads one line: on a terminal after a prompt, without showing what is typed; else the first of the input. */
export async function readSecret({ stdin, stderr, signal }: Io, prompt: string): Promise<string> {
  const isTerminal = stdin.isTTY === true;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: isTerminal });
  try {
    if (!isTerminal) {
      for await (const line of lines) return line.trim();
      return "";
    }
    stderr.write(prompt);
    // On a terminal in raw mode Ctrl-C is a character: readline says so, and nobody else.
    lines.once("SIGINT", () => lines.close());
    const closed = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
    const line = await Promise.race([lines.question("", { signal }), closed]);
    stderr.write("\n");
    return line.trim();
  } finally {
    lines.close();
  }
}
