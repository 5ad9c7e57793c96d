// npm start: runs the service and, on its first start, processes the example paper.
import { folders, readConfig } from "../server/config.ts";
import { start, stopOnSignals } from "../server/main.ts";
import { describeFailure, runProgram } from "../server/process/run-program.ts";
import { exampleMirrors, showExample } from "./example.ts";

const help = `npm start [-- --no-example] [-- --help]

Starts the service on PORT (default 8787) with its data under SERVICE_DATA_DIR (default ./data).
On the first start it submits the example paper of examples/ and shows what is observed.

  --no-example   do not submit or show the example paper
  --help         this text; docs/operating.md describes every setting
`;

const options = process.argv.slice(2);
const unknown = options.find((option) => !["--no-example", "--help"].includes(option));
if (options.includes("--help") || unknown) {
  process.stdout.write(unknown ? `There is no option ${unknown}.\n\n${help}` : help);
  process.exit(unknown ? 2 : 0);
}

await runProgram(async () => {
  const config = readConfig(process.env);
  const whole = config.role === "all" && config.backendOrigin === null;
  const example = config.environment === "development" && whole && !options.includes("--no-example");
  // Requests are logged only if a log level is set: a person reads this terminal.
  if (!process.env.SERVICE_LOG_LEVEL) config.logLevel = "warn";
  if (example) Object.assign(config.sourceMirrors, exampleMirrors(folders(config).mirrors));
  const service = await start(config);
  process.stdout.write(`Research Verification Service at ${config.baseUrl}\n`);
  const stopped = stopOnSignals(service);
  const leaving = new AbortController();
  void stopped.finally(() => leaving.abort());
  if (example) {
    await showExample(config.baseUrl, folders(config).mirrors, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) process.stderr.write(`The example paper: ${describeFailure(error)}\n`);
    });
  }
  await stopped;
});
