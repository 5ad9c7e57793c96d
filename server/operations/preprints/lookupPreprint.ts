import type { Handler } from "../../__generated__/operations.ts";
import type { Preprint } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import type { PdfInput } from "../../domain/repository/paper-input.ts";
import { isGreen } from "../../domain/repository/paper-license.ts";
import { repositoryPath } from "../../domain/repository/submission.ts";
import { requirePaperInput } from "./paper-input.ts";

/**
 * Says what a preprint server says about a paper. Of a link it says what is seen in it: anybody may call this, and must
 * not have addresses of their choice asked by it.
 */
export const lookupPreprint: Handler<"lookupPreprint", Deps, Context> = async (
  { preprints, store },
  { query: { input } },
  { principal, signal },
) => {
  const paper = requirePaperInput(input);
  if (paper.kind === "pdf") return { status: 200, body: linkView(input, paper) };
  const { license, licenseUrl, ...record } = await preprints.lookUp(paper, signal);
  const namespaces = principal?.namespaces ?? [];
  const existing = await store.repositories.findReadableByPreprint(record.id, namespaces);
  return {
    status: 200,
    body: {
      ...record,
      input,
      kind: "preprint",
      license: licenseUrl,
      redistributable: isGreen(license),
      url: existing && repositoryPath(existing.owner, existing.slug),
    },
  };
};

function linkView(input: string, { url, fileName }: PdfInput): Preprint {
  const unknown = { id: null, abstract: null, authors: [], subjects: [], license: null, url: null };
  return {
    ...unknown,
    input,
    kind: "pdf",
    title: fileName || null,
    redistributable: false,
    sourceUrl: url,
    pdfUrl: url,
  };
}
