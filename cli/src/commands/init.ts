import { lstat, mkdir } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { Command } from "commander";
import { materialFailure, usageFailure } from "../failure.ts";
import { writeNewFile } from "../files/write-new-file.ts";
import type { Session } from "../io.ts";
import { describeDraft } from "../local/describe-draft.ts";
import { findCode, type LocalCode } from "../local/find-code.ts";
import { manifestPath } from "../local/manifest-path.ts";
import { withEmbedded } from "../local/with-embedded.ts";
import { plainLine, plainText } from "../plain-text.ts";

interface Options {
  paper?: string;
  stdout?: true;
  force?: true;
  asIs?: true;
}

/** `rvs init`: a manifest of a paper and its code on this machine, drafted without a service or an account. */
export function addInit(program: Command, session: Session): void {
  program
    .command("init")
    .summary("draft a manifest for a paper and its code on this machine")
    .description(
      `Looks at a code repository and its paper on this machine and drafts ${manifestPath}: the experiments that were found, the Claims of the paper's text, and the committed outputs that have their numbers. Nothing of the code is run, nothing leaves this machine, and no account is needed.`,
    )
    .argument("[folder]", "the code repository, or a folder with the code", ".")
    .option("-p, --paper <file>", "the paper's PDF; without it, experiments alone are drafted")
    .option("--stdout", "print the draft in place of writing it")
    .option("-f, --force", "replace a manifest that is there")
    .option(
      "--as-is",
      "look at the files of this folder alone, committed or not, but for those that .gitignore names",
    )
    .addHelpText(
      "after",
      `
Of a git repository the newest commit is looked at, as a service would see it; of any other folder, its files.

Examples:
  rvs init --paper paper.pdf
  rvs init ../code --paper ../paper/main.pdf --stdout | less`,
    )
    .action((folder: string, options: Options) => init(session, folder, options));
}

async function init(session: Session, folder: string, options: Options): Promise<void> {
  const { cwd } = session;
  const code = await findCode(session, resolve(cwd, folder), options);
  if (code.kind === "bare" && !options.stdout)
    throw usageFailure("A bare repository has no place for a manifest: use --stdout.");
  const target = join(code.root, manifestPath);
  if (!options.stdout) await requireFree(target, options);
  const paper = options.paper === undefined ? null : resolve(cwd, options.paper);
  const draft = await withEmbedded(session, { code, paper }, undefined, (service, local) =>
    service.draft(local),
  );
  const told = options.stdout ? session.stderr : session.stdout;
  if (options.stdout) session.stdout.write(session.stdout.isTTY ? plainText(draft.draft) : draft.draft);
  else {
    await mkdir(dirname(target), { recursive: true });
    await writeNewFile(target, draft.draft, options);
  }
  const lines = [
    `Looked at ${plainLine(code.root)}${draft.commit === null ? "" : `, commit ${draft.commit.slice(0, 12)}`}.`,
    ...code.notes.map(plainLine),
    "",
    ...describeDraft(draft, paper !== null),
    ...(options.stdout ? [] : nextSteps(code, plainLine(relative(cwd, target)))),
  ];
  told.write(`${lines.join("\n")}\n`);
}

/** Before the work, and again when it is written. */
async function requireFree(target: string, { force }: Options): Promise<void> {
  const find = (path: string) => lstat(path).catch(() => null);
  const folder = await find(dirname(target));
  if (folder && !folder.isDirectory())
    throw materialFailure(`${dirname(target)} is not a folder: a manifest is not written through a link.`);
  if (!force && (await find(target)))
    throw materialFailure(
      `${target} is there already, and was left as it is. \`rvs check\` says what is wrong with it; --force replaces it, --stdout prints a new draft.`,
    );
}

function nextSteps({ kind }: LocalCode, file: string): string[] {
  return [
    "",
    `Wrote ${file}. Next:`,
    "  1. Read every line: what was found may be wrong, and comments name what is missing.",
    "  2. rvs check, then rvs run",
    ...(kind === "repository" ? ["  3. Commit it: a service reads what is committed."] : []),
  ];
}
