import { CommanderError } from "commander";
import { buildProgram } from "./build-program.ts";
import { describeError } from "./describe-error.ts";
import { exitCodes } from "./exit-codes.ts";
import type { Io } from "./io.ts";

/** Runs `rvs` with these arguments and returns its exit code. Never exits by itself. */
export async function runProgram(args: readonly string[], io: Io): Promise<number> {
  const session = { ...io, exitCode: exitCodes.done as number };
  try {
    await buildProgram(session).parseAsync(args, { from: "user" });
    return session.exitCode;
  } catch (error) {
    // Its message was printed with the usage.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    const { message, exitCode } = describeError(error, io.signal);
    io.stderr.write(`${message}\n`);
    return exitCode;
  }
}
