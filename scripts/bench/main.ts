// npm run bench: docs/performance.md says what each figure is.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { help, readOptions } from "./options.ts";
import { profileRoutes } from "./profile-routes.ts";
import { formatMarkdown } from "./report/markdown.ts";
import { runBench } from "./run-bench.ts";

const cache = join(import.meta.dirname, "../../.cache/bench");

const options = tryToRead();
if (options === null) process.stdout.write(help);
else if (options.show !== null)
  console.log(
    formatMarkdown(JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? ".", options.show), "utf8"))),
  );
else if (options.profile) await profileRoutes(options.size, cache, (line) => console.log(line));
else {
  const { result, failed } = await runBench({ ...options, cache }, (line) => console.log(line));
  const output = options.output
    ? resolve(process.env.INIT_CWD ?? ".", options.output)
    : join(cache, "result.json");
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${JSON.stringify(result, rounded, 2)}\n`);
  console.log(`The result is in ${output}.`);
  if (failed) process.exitCode = 1;
}

function tryToRead() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(2);
  }
}

/** Four digits: more are noise. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}
