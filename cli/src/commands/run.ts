import { resolve } from "node:path";
import type { Command } from "commander";
import { makeOutputsFolder } from "../files/save-outputs.ts";
import { writeNewFile } from "../files/write-new-file.ts";
import type { Session } from "../io.ts";
import { jsonText } from "../json-text.ts";
import { findCode } from "../local/find-code.ts";
import { runLocal } from "../local/run-local.ts";
import { plainLine } from "../plain-text.ts";
import { showProgress } from "../progress/show-progress.ts";
import { countVerdicts, describeClaims } from "../verdict/describe-claims.ts";
import { describeRuns, describeUnrun } from "../verdict/describe-runs.ts";
import { verdictExitCode } from "../verdict/verdict-exit-code.ts";

interface Options {
  paper?: string;
  asIs?: true;
  offline?: true;
  report?: string;
  outputs?: string;
  json?: true;
}

/** `rvs run`: a paper's experiments on this machine, and the verdict on its Claims, without a service or an account. */
export function addRun(program: Command, session: Session): void {
  program
    .command("run")
    .summary("run a paper's experiments on this machine and judge its Claims")
    .description(
      "Does on this machine what a service does with a paper: runs the experiments of the code in a sandbox, compares what they leave with what the paper reports, and judges each Claim. No account is needed, and neither paper nor code leaves this machine.",
    )
    .argument("[folder]", "the code repository, or a folder with the code", ".")
    .option(
      "-p, --paper <file>",
      "the paper's PDF: where it prints the numbers, and Claims where the code declares none",
    )
    .option(
      "--as-is",
      "run the files of this folder alone, committed or not, but for those that .gitignore names",
    )
    .option("--offline", "fetch no packages and images for what experiments run in")
    .option("--report <file>", "write what --json prints to this file as well; replaces one that is there")
    .option("--outputs <folder>", "save the files that the experiments left; a new folder, or an empty one")
    .option("--json", "print {verdict, experiments, claims, runs}, the records of the interface")
    .addHelpText(
      "after",
      `
Exits with 0 where every Claim is supported, 1 where one is challenged, contradicted or mixed, 6 where one is
inconclusive or there is none. Needs Linux with bubblewrap, util-linux and git.

Examples:
  rvs run --paper paper.pdf
  rvs run --outputs results
  rvs run . --as-is --json > verdict.json`,
    )
    .action((folder: string, options: Options) => run(session, folder, options));
}

async function run(session: Session, folder: string, options: Options): Promise<void> {
  const { cwd, stdout, stderr } = session;
  const code = await findCode(session, resolve(cwd, folder), options);
  const paper = options.paper === undefined ? null : resolve(cwd, options.paper);
  const outputs = options.outputs === undefined ? null : resolve(cwd, options.outputs);
  if (outputs !== null) await makeOutputsFolder(outputs);
  for (const note of code.notes) stderr.write(`${plainLine(note)}\n`);
  const progress = showProgress(session);
  const { experiments, claims, runs } = await runLocal(
    session,
    { code, paper },
    { outputs, offline: options.offline ?? false, onEvent: progress.showEvent },
  ).finally(progress.end);
  session.exitCode = verdictExitCode(claims);
  const records = { verdict: countVerdicts(claims), experiments, claims, runs };
  const json = `${jsonText(records, 2)}\n`;
  if (options.report !== undefined) await writeNewFile(resolve(cwd, options.report), json, { force: true });
  if (options.json) {
    stdout.write(json);
    return;
  }
  const lines = [
    ...describeRuns(runs, experiments),
    ...describeUnrun(experiments, runs, claims),
    "",
    ...describeClaims(claims),
    `Verdict: ${countVerdicts(claims)}`,
    ...(outputs === null ? [] : [plainLine(`The files are in ${outputs}`)]),
  ];
  stdout.write(`\n${lines.join("\n")}\n`);
}
