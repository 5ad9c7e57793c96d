import { createRequire } from "node:module";
import { parseArgs } from "node:util";

const usage = `research-verification-server

Runs the Research Verification Service until it is stopped, with its data in ./data.
It has no arguments: its settings are environment variables, such as PORT, HOST and
SERVICE_DATA_DIR (docs/operating.md).

  --help, -h   this text
  --version    the version of this package

Exit status: 0 it was stopped or asked for a text, 1 it could not be started, 2 it does not know an argument.
`;

/** True where the service is to be started; otherwise what was asked for is printed, or what is wrong, with exit code 2. */
export function mayStart(args: string[]): boolean {
  try {
    const text = readArguments(args);
    if (text !== null) process.stdout.write(text);
    return text === null;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\nSee research-verification-server --help\n`);
    process.exitCode = 2;
    return false;
  }
}

/**
 * What is to be printed in place of a start, or null. Throws where an argument is not known: who mistypes one must not get
 * a service, with keys and a database, in whatever folder this is.
 */
function readArguments(args: string[]): string | null {
  const { values } = parseArgs({
    args,
    options: { help: { type: "boolean", short: "h" }, version: { type: "boolean" } },
  });
  if (values.help) return usage;
  return values.version ? `${packageVersion()}\n` : null;
}

/** By its name: the file lies elsewhere in the package, in the project and among joined sources. */
function packageVersion(): string {
  return createRequire(import.meta.url)("@research-verification/server/package.json").version;
}
