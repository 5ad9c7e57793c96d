import type { Inputs } from "../../__generated__/handlers.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireNamespace, slugTakenError } from "../../domain/repository/submission.ts";
import { requireQueuePlace } from "../queue-job.ts";
import { readPdf } from "./read-pdf.ts";
import { requirePdf } from "./require-pdf.ts";
import { storeSubmission } from "./store-submission.ts";

type Upload = Extract<Inputs["createRepository"], { contentType: "multipart/form-data" }>["body"];

/**
 * Creates a repository from an uploaded PDF, which is read during the request. A refused upload consumes no quota, nor
 * does one whose client closes the connection. The file is streamed, never in memory as a whole: any number of uploads
 * may wait for the reader.
 */
export async function uploadPaper(
  deps: Deps,
  { paper, slug, ...fields }: Upload,
  { principal, signal, commit }: Context,
) {
  const { store } = deps;
  const requester = principal!;
  const owner = requireNamespace(requester, fields.owner);
  const githubUrl = fields.githubUrl === undefined ? undefined : deps.sources.check(fields.githubUrl);
  if (await store.repositories.findBySlug(owner, slug)) throw slugTakenError(owner, slug);
  await requireQueuePlace(deps, store, requester.id);
  await requirePdf(paper.path);
  const read = await readPdf(deps, paper.path, requester.id, signal);
  const submission = { ...fields, ...read, githubUrl, owner };
  return storeSubmission(deps, submission, { requester, commit }, async (repositories) => {
    // A concurrent request may have taken the slug while the PDF was read.
    if (await repositories.findBySlug(owner, slug)) throw slugTakenError(owner, slug);
    return slug;
  });
}
