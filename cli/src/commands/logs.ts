import type { Command } from "commander";
import { materialFailure, usageFailure } from "../failure.ts";
import type { Session } from "../io.ts";
import { plainText } from "../plain-text.ts";
import { findRepository } from "../service/find-repository.ts";
import { type Connection, openClient } from "../service/open-client.ts";
import { addUrlOption } from "../service/url-option.ts";

interface Options {
  url?: string;
  follow?: true;
  raw?: true;
}

/** `rvs logs`: what an experiment printed, or prints. */
export function addLogs(program: Command, session: Session): void {
  addUrlOption(program.command("logs"))
    .summary("print the log of a Run")
    .description(
      "Prints what an experiment wrote, without control characters and escape sequences. Of a paper, the log of its newest Run.",
    )
    .argument("<run>", "a Run (run_…), or a paper: OWNER/SLUG, an id (repo_…), or the address of its page")
    .option("-f, --follow", "go on until the Run ends")
    .option("--raw", "print control characters and escape sequences as they are; a stranger wrote them")
    .action((given: string, options: Options) => logs(session, given, options));
}

async function logs(session: Session, given: string, options: Options): Promise<void> {
  const { client, runId } = await findRun(session, given, options);
  const write = ({ text }: { text: string }) => session.stdout.write(options.raw ? text : plainText(text));
  if (!options.follow) {
    for await (const item of client.runs.listLogs({ runId })) write(item);
    return;
  }
  for await (const { event, data } of client.runs.streamLogs({ runId }, { signal: session.signal })) {
    if (event === "log") write(data);
    else session.stderr.write(`${runId}: ${plainText(data.state)}\n`);
  }
}

async function findRun(
  session: Session,
  given: string,
  options: Options,
): Promise<{ client: Connection["client"]; runId: string }> {
  if (/^run_[0-9a-z]{26}$/.test(given)) return { ...(await openClient(session, options)), runId: given };
  if (given.startsWith("run_"))
    throw usageFailure(`"${given}" is no id of a Run: after run_ it has 26 characters.`);
  const { client, id } = await findRepository(session, given, options);
  const { data } = await client.runs.list({ repository_id: id, limit: 1 });
  const [newest] = data;
  if (!newest) throw materialFailure(`${given} has no Run yet.`);
  return { client, runId: newest.id };
}
