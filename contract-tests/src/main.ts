#!/usr/bin/env node
import { readFile, writeFile } from "node:fs/promises";
import { type Arguments, help, readArguments } from "./arguments.ts";
import { checkNames, rules } from "./catalog.ts";
import { checkContract } from "./check-contract.ts";
import { formatRules } from "./report/format-rules.ts";
import { formatAs } from "./report/formats.ts";

try {
  const given = readArguments(process.argv.slice(2), process.env);
  if (given === "help") process.stdout.write(help);
  else if (given === "list") process.stdout.write(formatRules(rules));
  else await run(given);
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : error}\n\nSee rvs-contract-tests --help\n`,
  );
  process.exitCode = 2;
}

async function run({ reports, contract, include, exclude, ...options }: Arguments): Promise<void> {
  const document = contract === undefined ? {} : { contract: JSON.parse(await readFile(contract, "utf8")) };
  const printed = reports.filter(({ file }) => file === undefined);
  const live = process.stderr.isTTY && printed.length === 0;
  // One list has both: no operation is named like a check.
  const isCheck = (name: string) => checkNames.includes(name);
  const isOperation = (name: string) => !isCheck(name);
  const report = await checkContract({
    ...options,
    ...document,
    ...(include.some(isOperation) && { only: include.filter(isOperation) }),
    ...(include.some(isCheck) && { checks: include.filter(isCheck) }),
    except: exclude.filter(isOperation),
    skip: exclude.filter(isCheck),
    onProgress: (id, done, of) => live && process.stderr.write(`\r\x1b[K${done}/${of} ${id}`),
  });
  if (live) process.stderr.write("\r\x1b[K");
  for (const { format, file } of reports)
    if (file !== undefined) await writeFile(file, `${formatAs(format, report, rules)}\n`);
  const [first = { format: "text" as const }] = printed;
  process.stdout.write(`${formatAs(first.format, report, rules)}\n`);
  process.exitCode = report.ok ? 0 : 1;
}
