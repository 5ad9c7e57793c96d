import { enableCompileCache } from "node:module";
import { whenOrphaned } from "#server/process/orphaned";
import { readArguments } from "./arguments.ts";
import type { Mock } from "./options.ts";

/** Starts a mock as the arguments say, prints where it is, and stops it on a signal. */
export async function runProgram(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  let mock: Mock;
  // As the other programs: 2 where the arguments are wrong, 1 where it cannot be started.
  let failedWith = 2;
  try {
    const read = readArguments(args, env);
    if (typeof read === "string") return void process.stdout.write(read);
    failedWith = 1;
    // Without what it compiles once, each start takes a second more.
    enableCompileCache();
    const { startMock } = await import("./start-mock.ts");
    mock = await startMock(read);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = failedWith;
    return;
  }
  process.stdout.write(greeting(mock));
  const stop = () =>
    void mock.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${describe(error)}\n`);
        process.exit(1);
      },
    );
  // npm and the terminal repeat the signal.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  whenOrphaned(env, stop);
}

function greeting({ url, keys, repositories }: Mock): string {
  const [first] = Object.keys(repositories);
  return `Mock of the Research Verification Service: ${url}
Keys   ${Object.values(keys).join(", ")}; with _read at its end each may only read
Try    curl ${url}/api/v1/repositories
       curl -i -H 'Prefer: code=429' ${url}/api/v1/runs
${first === undefined ? "" : `Page   ${url}/r/${first}\n`}Ctrl-C stops it. It keeps nothing.
`;
}

function describe(error: unknown): string {
  const { code, message, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === "EADDRINUSE")
    return `Something listens on ${address}:${port} already. Choose another port: --port 4011, or 0 for any that is free`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL")
    return `The mock may not listen on ${address}:${port} (${code}). Choose another --host or --port`;
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${message}. --help lists the options`;
  return message ?? String(error);
}
