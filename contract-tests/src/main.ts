#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { type Arguments, help, readArguments } from "./arguments.ts";
import { checkContract } from "./check-contract.ts";
import { formatReport } from "./report/format-text.ts";

try {
  const given = readArguments(process.argv.slice(2), process.env);
  if (given) await run(given);
  else process.stdout.write(help);
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : error}\n\nSee rvs-contract-tests --help\n`,
  );
  process.exitCode = 2;
}

async function run({ json, contract, ...options }: Arguments): Promise<void> {
  const document = contract === undefined ? {} : { contract: JSON.parse(await readFile(contract, "utf8")) };
  const live = process.stderr.isTTY && !json;
  const report = await checkContract({
    ...options,
    ...document,
    onProgress: (id, done, of) => live && process.stderr.write(`\r\x1b[K${done}/${of} ${id}`),
  });
  if (live) process.stderr.write("\r\x1b[K");
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : formatReport(report)}\n`);
  process.exitCode = report.ok ? 0 : 1;
}
