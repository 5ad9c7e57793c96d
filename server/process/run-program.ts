/** Runs a program. Prints an error as a message without a stack trace and sets the exit code to 1. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}

export function describeFailure(error: unknown): string {
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  // A process that shares a port asks another one to bind it.
  const isListening = syscall === "listen" || syscall === "bind";
  if (isListening && code === "EADDRINUSE")
    return `Port ${port} is in use. Stop what uses it, or set another: PORT=8788`;
  if (isListening) return `HOST and PORT cannot be listened on (${code}). Set others.`;
  return error instanceof Error ? error.message : String(error);
}
