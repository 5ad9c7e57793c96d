import type { RepositorySummary } from "@research-verification/sdk";
import type { Command } from "commander";
import type { Session } from "../io.ts";
import { jsonText } from "../json-text.ts";
import { plainLine } from "../plain-text.ts";
import { findRepository } from "../service/find-repository.ts";
import { listClaims } from "../service/list-claims.ts";
import { pageOf } from "../service/page-of.ts";
import { addUrlOption } from "../service/url-option.ts";
import { countVerdicts, describeClaims } from "../verdict/describe-claims.ts";

interface Options {
  url?: string;
  json?: true;
}

/** `rvs show`: a paper with its Claims and what was observed. */
export function addShow(program: Command, session: Session): void {
  addUrlOption(program.command("show"))
    .summary("show a paper's Claims with what was reported and observed")
    .description(
      "Shows the Claims of a paper with the tables of its page: what was reported, what was observed, and the verdict.",
    )
    .argument("<repository>", "OWNER/SLUG, an id (repo_…), or the address of its page")
    .option("--json", "print {repository, claims}, the records of the interface")
    .action((repository: string, options: Options) => show(session, repository, options));
}

async function show(session: Session, given: string, options: Options): Promise<void> {
  const found = await findRepository(session, given, options);
  const claims = await listClaims(found);
  if (options.json) {
    const repository = await found.client.repositories.get({ repositoryId: found.id });
    session.stdout.write(`${jsonText({ repository, claims }, 2)}\n`);
    return;
  }
  const lines = [
    plainLine(found.title),
    pageOf(found),
    ...(found.withdrawal ? [withdrawnLine(found.withdrawal)] : []),
    "",
    ...describeClaims(claims),
    `Verdict: ${countVerdicts(claims)}`,
  ];
  session.stdout.write(`${lines.join("\n")}\n`);
}

/** What was judged stays, and is shown; that its owner stands by it no longer comes first. */
function withdrawnLine({ withdrawnAt, reason }: NonNullable<RepositorySummary["withdrawal"]>): string {
  return plainLine(`Withdrawn by its owner on ${withdrawnAt.slice(0, 10)}: ${reason}`);
}
