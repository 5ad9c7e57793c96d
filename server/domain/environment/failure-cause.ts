import type { Diagnostic } from "../../__generated__/types.ts";
import { CAUSES } from "./failure-causes.ts";
import type { Cause, Explanation } from "./known-cause.ts";

/** Why a command did not succeed, as its own output says it. */
export interface FailureCause extends Pick<Diagnostic, "code" | "category">, Explanation {
  /** The line of the log that says so, shortened. */
  line: string;
}

const MAX_LINES = 400;
const MAX_LINE_LENGTH = 1000;
const SHOWN_LENGTH = 200;

/**
 * Finds the cause of a failure in the last lines of what a command printed; null where none is known. What comes last
 * counts: a program that goes on after an error did not fail of it. The experiment chooses its words: what is found
 * here explains a failure, and no verdict depends on it.
 */
export function findFailureCause(output: string): FailureCause | null {
  const lines = output.split("\n").slice(-MAX_LINES).map(plain);
  let weak: FailureCause | null = null;
  for (const line of lines.reverse()) {
    for (const cause of CAUSES) {
      const found = explain(cause, line);
      if (found && !cause.isWeak) return found;
      weak ??= found;
      if (found) break;
    }
  }
  return weak;
}

function explain({ pattern, code, category, explain }: Cause, line: string): FailureCause | null {
  const match = pattern.exec(line);
  const explained = match && explain(...match.slice(1).map((group) => group ?? ""));
  return explained && { code, category, ...explained, line: shorten(line) };
}

/** Without the escapes of a terminal and other control characters. */
const plain = (line: string) =>
  line
    .slice(0, MAX_LINE_LENGTH)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
    .replace(/\u001b\[[0-9;?]*[A-Za-z]|[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
    .trim();

const shorten = (line: string) => (line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line);
