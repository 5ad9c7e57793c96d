import type { Command } from "commander";
import type { Session } from "../io.ts";
import { plainText } from "../plain-text.ts";
import { findRepository } from "../service/find-repository.ts";
import { pageOf } from "../service/page-of.ts";
import { addUrlOption } from "../service/url-option.ts";

/** `rvs badge`: a paper's badge for a README. */
export function addBadge(program: Command, session: Session): void {
  addUrlOption(program.command("badge"))
    .summary("print a paper's badge for a README")
    .description(
      "Prints the Markdown of a paper's badge, which leads to its page and follows its verdict; or the picture itself.",
    )
    .argument("<repository>", "OWNER/SLUG, an id (repo_…), or the address of its page")
    .option("--svg", "print the picture as it is now")
    .action(async (given: string, options: { url?: string; svg?: true }) => {
      const found = await findRepository(session, given, options);
      const { client, baseUrl, owner, slug } = found;
      const page = pageOf(found);
      const picture = `${baseUrl}/api/badge/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}`;
      if (!options.svg) session.stdout.write(`[![Verification](${picture})](${page})\n`);
      else {
        const svg = await client.badges.get({ owner, slug });
        session.stdout.write(session.stdout.isTTY ? `${plainText(svg)}\n` : svg);
      }
    });
}
