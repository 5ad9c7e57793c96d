import { spawn } from "node:child_process";
import type { Command } from "commander";
import type { Session } from "../io.ts";
import { findRepository } from "../service/find-repository.ts";
import { pageOf } from "../service/page-of.ts";
import { addUrlOption } from "../service/url-option.ts";

/** `rvs open`: a paper's page in the browser. */
export function addOpen(program: Command, session: Session): void {
  addUrlOption(program.command("open"))
    .summary("open a paper's page in the browser")
    .description("Opens a paper's page in the browser, and prints its address.")
    .argument("<repository>", "OWNER/SLUG, an id (repo_…), or the address of its page")
    .option("--print", "print the address alone")
    .action(async (given: string, options: { url?: string; print?: true }) => {
      const page = pageOf(await findRepository(session, given, options));
      session.stdout.write(`${page}\n`);
      if (!options.print) openInBrowser(session, page);
    });
}

/** The address starts with http and has no character that a shell would take: it is one argument of a program. */
function openInBrowser({ env, stderr }: Session, page: string): void {
  const program = process.platform === "darwin" ? "open" : "xdg-open";
  const child = spawn(program, [page], { env: env as NodeJS.ProcessEnv, stdio: "ignore", detached: true });
  child.once("error", () => stderr.write(`${program} is not there: open the address yourself.\n`));
  child.unref();
}
