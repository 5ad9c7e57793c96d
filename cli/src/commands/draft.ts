import { resolve } from "node:path";
import type { Command } from "commander";
import { writeNewFile } from "../files/write-new-file.ts";
import type { Session } from "../io.ts";
import { plainText } from "../plain-text.ts";
import { findRepository } from "../service/find-repository.ts";
import { addUrlOption } from "../service/url-option.ts";

interface Options {
  output?: string;
  force?: true;
  url?: string;
}

/** `rvs draft`: the manifest that a service drafted of a paper and its code. */
export function addDraft(program: Command, session: Session): void {
  addUrlOption(program.command("draft"))
    .summary("download the manifest that a service drafted of a paper")
    .description(
      "Downloads the .research/experiment.yml that a service drafted of a paper and its code, complete and with comments.",
    )
    .argument("<repository>", "OWNER/SLUG, an id (repo_…), or the address of its page")
    .option("-o, --output <file>", "write it to this file in place of the standard output")
    .option("-f, --force", "replace a file that is there")
    .addHelpText(
      "after",
      `
A private paper needs a key: see rvs login.

Examples:
  rvs draft ada/stopping-times
  rvs draft https://verify.example.org/r/ada/stopping-times -o .research/experiment.yml`,
    )
    .action((repository: string, options: Options) => draft(session, repository, options));
}

async function draft(session: Session, given: string, options: Options): Promise<void> {
  const { output, force = false } = options;
  const { client, id } = await findRepository(session, given, options);
  const text = await client.manifests.getDraft({ repositoryId: id });
  if (output === undefined) session.stdout.write(session.stdout.isTTY ? plainText(text) : text);
  else {
    await writeNewFile(resolve(session.cwd, output), text, { force });
    session.stderr.write(
      `Wrote ${plainText(output)}. Check every line, then commit it as .research/experiment.yml.\n`,
    );
  }
}
