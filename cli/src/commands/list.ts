import { type Command, InvalidArgumentError } from "commander";
import type { Session } from "../io.ts";
import { jsonText } from "../json-text.ts";
import { plainLine } from "../plain-text.ts";
import { openClient } from "../service/open-client.ts";
import { addUrlOption } from "../service/url-option.ts";
import { describeEvidence } from "../verdict/describe-evidence.ts";
import { textTable } from "../verdict/text-table.ts";

interface Options {
  url?: string;
  limit: number;
  json?: true;
}

/** `rvs list`: the papers of a service. */
export function addList(program: Command, session: Session): void {
  addUrlOption(program.command("list"))
    .summary("list the papers of a service")
    .description(
      "Lists the papers of a service that you may read, the newest first, with how their Claims stand.",
    )
    .argument("[words]", "words that title or description have")
    .option("--limit <number>", "papers at most", wholeNumber, 20)
    .option("--json", "print a record of the interface on each line")
    .action((words: string | undefined, options: Options) => list(session, words, options));
}

async function list(
  session: Session,
  words: string | undefined,
  { url, limit, json }: Options,
): Promise<void> {
  const { client } = await openClient(session, { url });
  const rows: string[][] = [];
  const query = words === undefined ? {} : { q: words };
  for await (const repository of client.repositories.list({ ...query, limit: Math.min(limit, 100) })) {
    const { owner, slug, title, evidence } = repository;
    if (json) session.stdout.write(`${jsonText(repository)}\n`);
    rows.push([`${owner}/${slug}`, describeEvidence(evidence), title].map(plainLine));
    if (rows.length === limit) break;
  }
  if (!json)
    session.stdout.write(
      textTable(rows, new Set())
        .map((line) => `${line}\n`)
        .join(""),
    );
}

function wholeNumber(given: string): number {
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new InvalidArgumentError("It must be a whole number from 1 to 999999.");
}
