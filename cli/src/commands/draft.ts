import { resolve } from "node:path";
import type { Command } from "commander";
import { writeNewFile } from "../files/write-new-file.ts";
import type { Session } from "../io.ts";
import { plainText } from "../plain-text.ts";
import { openClient } from "../service/open-client.ts";
import { readTarget } from "../service/read-target.ts";
import { repositoryId } from "../service/repository-id.ts";

interface Options {
  output?: string;
  force?: true;
  url?: string;
}

/** `rvs draft`: the manifest that a service drafted of a paper and its code. */
export function addDraft(program: Command, session: Session): void {
  program
    .command("draft")
    .summary("download the manifest that a service drafted of a paper")
    .description(
      "Downloads the .research/experiment.yml that a service drafted of a paper and its code, complete and with comments.",
    )
    .argument("<repository>", "OWNER/SLUG, an id (repo_…), or the address of its page")
    .option("-o, --output <file>", "write it to this file in place of the standard output")
    .option("-f, --force", "replace a file that is there")
    .option("--url <address>", "the service; SERVICE_BASE_URL otherwise, else http://127.0.0.1:8787")
    .addHelpText(
      "after",
      `
A private paper needs SERVICE_KEY, a key of the service, in the environment. It is sent to the service of --url or
SERVICE_BASE_URL alone: not where the address of a page leads elsewhere.

Examples:
  rvs draft ada/stopping-times
  rvs draft https://verify.example.org/r/ada/stopping-times -o .research/experiment.yml`,
    )
    .action((repository: string, options: Options) => draft(session, repository, options));
}

async function draft(session: Session, given: string, { output, force, url }: Options): Promise<void> {
  const target = readTarget(given);
  const client = openClient(session, { url, ofTarget: target.baseUrl });
  const text = await client.manifests.getDraft({ repositoryId: await repositoryId(client, target) });
  if (output === undefined) session.stdout.write(session.stdout.isTTY ? plainText(text) : text);
  else {
    await writeNewFile(resolve(session.cwd, output), text, { force });
    session.stderr.write(
      `Wrote ${plainText(output)}. Check every line, then commit it as .research/experiment.yml.\n`,
    );
  }
}
