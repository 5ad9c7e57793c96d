import type { Command } from "commander";
import type { Session } from "../io.ts";
import { findRepository } from "../service/find-repository.ts";
import { followProcessing } from "../service/follow-processing.ts";
import { addUrlOption } from "../service/url-option.ts";

interface Options {
  url?: string;
  json?: true;
}

/** `rvs watch`: the processing of a paper until its verdict. */
export function addWatch(program: Command, session: Session): void {
  addUrlOption(program.command("watch"))
    .summary("follow a paper's processing until its verdict")
    .description(
      "Follows the processing of a paper until it ends, shows the verdict and exits with it, as rvs run does.",
    )
    .argument("<repository>", "OWNER/SLUG, an id (repo_…), or the address of its page")
    .option("--json", "print each event on a line, at last {verdict, claims}")
    .action(async (repository: string, options: Options) =>
      followProcessing(session, await findRepository(session, repository, options), options),
    );
}
