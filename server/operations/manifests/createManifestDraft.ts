import { open } from "node:fs/promises";
import type { UploadedFile } from "../../__generated__/handler-types.ts";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps, PaperText } from "../../deps.ts";
import { draftManifest } from "../../domain/draft/draft-manifest.ts";
import { requirePaperInput } from "../preprints/paper-input.ts";
import { readFetched } from "../submissions/fetch-paper.ts";
import { requirePdf } from "../submissions/require-pdf.ts";

/** Drafts the manifest of code and a paper that are not submitted: nothing is kept of them, and nothing is run. */
export const createManifestDraft: Handler<"createManifestDraft", Deps, Context> = async (
  deps,
  { body: { paper, input, githubUrl } },
  { principal, signal },
) => {
  const account = principal!.id;
  const url = deps.sources.check(githubUrl);
  const request = { deps, account, signal };
  const { title, text, missing } = paper
    ? await readUploaded(request, paper)
    : input === undefined
      ? withoutPaper
      : await readLinked(request, input);
  const paperText = text && new TextEncoder().encode(JSON.stringify(text));
  const { source, manifest, found, notes } = await deps.lookAtCode({ url, paperText, account, signal });
  const body = draftManifest({
    ...{ title, source, manifest, found },
    reference: `${deps.baseUrl}/schemas/experiment.json`,
    missing: [...(manifest.claims.length > 0 ? [] : missing), ...notes],
  });
  return {
    status: 200,
    mediaType: "application/yaml",
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": 'attachment; filename="experiment.yml"',
    },
    body,
  };
};

interface Request {
  deps: Deps;
  account: string;
  signal: AbortSignal;
}

/** `missing`: why there is no text, in words for the draft. */
interface ReadPaper {
  title: string | null;
  text: PaperText | null;
  missing: string[];
}

const withoutPaper: ReadPaper = {
  title: null,
  text: null,
  missing: ["No paper was given: what it claims is for you to write."],
};

async function readUploaded({ deps, account, signal }: Request, { path }: UploadedFile): Promise<ReadPaper> {
  await requirePdf(path);
  const text = await deps.papers.read(() => open(path), signal, account);
  return { title: titleOf(text), text, missing: [] };
}

async function readLinked({ deps, account, signal }: Request, input: string): Promise<ReadPaper> {
  const { preprints, papers } = deps;
  const given = requirePaperInput(input);
  const read = (path: string, url: string) =>
    readFetched(url, () => papers.read(() => open(path), signal, account));
  if (given.kind === "pdf") {
    await using pdf = await preprints.fetchPdf(given.url, signal);
    const text = await read(pdf.path, given.url);
    return { title: titleOf(text) ?? (given.fileName || null), text, missing: [] };
  }
  const { record, pdf } = await preprints.fetchPreprint(given, signal, async () => {});
  await using _ = pdf;
  const { title, sourceUrl } = record;
  if (pdf) return { title, text: await read(pdf.path, sourceUrl), missing: [] };
  return {
    title,
    text: null,
    missing: ["The licence of the preprint does not allow its PDF to be fetched: upload it to have it read."],
  };
}

const titleOf = ({ about, title }: PaperText) => about?.title?.value ?? title;
