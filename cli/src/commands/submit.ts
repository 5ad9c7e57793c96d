import { basename, resolve } from "node:path";
import type { CreationResult } from "@research-verification/sdk";
import { paperFromFile } from "@research-verification/sdk/node";
import { type Command, Option } from "commander";
import { materialFailure, usageFailure } from "../failure.ts";
import type { Session } from "../io.ts";
import { jsonText } from "../json-text.ts";
import { plainLine } from "../plain-text.ts";
import { followProcessing } from "../service/follow-processing.ts";
import { type Connection, openClient } from "../service/open-client.ts";
import { pageOf } from "../service/page-of.ts";
import { addUrlOption } from "../service/url-option.ts";

interface Options {
  url?: string;
  title?: string;
  slug?: string;
  code?: string;
  description?: string;
  owner?: string;
  paperLicense?: PaperLicense;
  codeLicense?: CodeLicense;
  private?: true;
  attest?: true;
  wait?: true;
  json?: true;
}
type Upload = Extract<Parameters<Connection["client"]["repositories"]["create"]>[0], { paper: Blob }>;
type PaperLicense = NonNullable<Upload["paperLicense"]>;
type CodeLicense = NonNullable<Upload["codeLicense"]>;

/** `rvs submit`: a paper for a service to verify. */
export function addSubmit(program: Command, session: Session): void {
  addUrlOption(program.command("submit"))
    .summary("submit a paper to a service")
    .description(
      "Submits a paper with the address of its code: a PDF of this machine, or a preprint or a PDF that the service fetches.",
    )
    .argument(
      "<paper>",
      "a PDF file, an arXiv or Zenodo identifier (arXiv:2101.00001), or the https:// address of a PDF",
    )
    .option("--code <address>", "the code repository: https://host/owner/name")
    .option("--title <title>", "by default the name of the file, or what the preprint server says")
    .option("--slug <slug>", "the name in its address; by default made of the title")
    .option("--owner <name>", "your own namespace by default, or an organization's")
    .option("--description <text>", "a short description, of a file alone")
    .addOption(new Option("--paper-license <license>", "SPDX identifier, of a file alone"))
    .addOption(new Option("--code-license <license>", "SPDX identifier, of a file alone"))
    .option("--private", "for you and members of the owner alone")
    .option("--attest", "you attest that you may submit this paper: needed for a file")
    .option("--wait", "follow the processing until the verdict and exit with it")
    .option("--json", "print {repository, url} on a line, with --wait then what rvs watch --json prints")
    .addHelpText(
      "after",
      `
Needs a key: see rvs login.

Examples:
  rvs submit paper.pdf --title 'Stopping times' --code https://github.com/ada/stopping --attest --wait
  rvs submit arXiv:2101.00001 --code https://github.com/ada/stopping`,
    )
    .action((paper: string, options: Options) => submit(session, paper, options));
}

async function submit(session: Session, paper: string, options: Options): Promise<void> {
  const { url, wait, json } = options;
  const connection = await openClient(session, { url });
  if (connection.keyFrom === null)
    throw usageFailure(`There is no key of ${connection.baseUrl}: rvs login keeps one.`);
  const created = await (isFetched(paper) ? index : upload)(session, connection, paper, options);
  const { repository } = created;
  const page = pageOf({ ...connection, ...repository });
  session.stdout.write(json ? `${jsonText(created)}\n` : `${plainLine(repository.id)}\n${page}\n`);
  if (wait) await followProcessing(session, { ...connection, id: repository.id }, { json });
}

const isFetched = (paper: string) => /^(https?:\/\/|arxiv:|zenodo:|doi:|10\.\d{4,9}\/)/i.test(paper);
/** The service fetches and reads a paper while the request waits. */
const timeoutMs = 180_000;

async function upload(
  { cwd }: Session,
  { client }: Connection,
  path: string,
  {
    title = basename(path).replace(/\.pdf$/i, ""),
    slug = slugOf(title),
    attest,
    private: isPrivate,
    ...options
  }: Options,
): Promise<CreationResult> {
  if (!attest)
    throw usageFailure(
      "Whoever submits a file attests that they may: add --attest if you may submit this paper.",
    );
  if (slug === "")
    throw usageFailure("The title makes no slug: give one with --slug, of a-z, 0-9 and hyphens.");
  const { code, description, owner, paperLicense, codeLicense } = options;
  const file = await paperFromFile(resolve(cwd, path)).catch((error: Error) => {
    throw materialFailure(`${path} cannot be read: ${error.message}`);
  });
  return client.repositories.create(
    {
      ...{ paper: file, title, slug, submitterAttested: true as const },
      ...(code !== undefined && { githubUrl: code }),
      ...(description !== undefined && { description }),
      ...(owner !== undefined && { owner }),
      ...(paperLicense !== undefined && { paperLicense }),
      ...(codeLicense !== undefined && { codeLicense }),
      ...(isPrivate && { visibility: "private" as const }),
    },
    { timeoutMs },
  );
}

function index(
  _: Session,
  { client }: Connection,
  input: string,
  { title, slug, code, owner, private: isPrivate }: Options,
): Promise<CreationResult> {
  return client.repositories.create(
    {
      input,
      ...(title !== undefined && { title }),
      ...(slug !== undefined && { slug }),
      ...(code !== undefined && { githubUrl: code }),
      ...(owner !== undefined && { owner }),
      ...(isPrivate && { visibility: "private" as const }),
    },
    { timeoutMs },
  );
}

function slugOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 96)
    .replace(/^-+|-+$/g, "");
}
