import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Inputs } from "../../__generated__/handlers.ts";
import type { Deps } from "../../deps.ts";
import { DomainError, issueAt } from "../../domain/errors.ts";
import type { Principal } from "../../domain/records.ts";
import { newRepository } from "../../domain/repository/new-repository.ts";
import { hasPdfHeader, headerWindow } from "../../domain/repository/pdf-header.ts";
import {
  monthlyQuota,
  quotaExceededError,
  repositoryPath,
  requireNamespace,
  slugTakenError,
} from "../../domain/repository/submission.ts";
import { newJob } from "../../domain/runs/new-job.ts";
import { quotaHeaders } from "../../headers/limits.ts";
import { queueJob, requireQueuePlace } from "../queue-job.ts";

type Upload = Extract<Inputs["createRepository"], { contentType: "multipart/form-data" }>["body"];

/**
 * Creates a repository from an uploaded PDF, which is read during the request. A refused upload consumes no quota, nor
 * does one whose client closes the connection. The file is streamed, never in memory as a whole: any number of uploads
 * may wait for the reader.
 */
export async function uploadPaper(
  deps: Deps,
  { paper, ...fields }: Upload,
  requester: Principal,
  signal: AbortSignal,
) {
  const { store, objects, papers, now, newId, wakeWorker } = deps;
  const owner = requireNamespace(requester, fields.owner);
  const githubUrl = fields.githubUrl === undefined ? undefined : deps.sources.check(fields.githubUrl);
  if (await store.repositories.findBySlug(owner, fields.slug)) throw slugTakenError(owner, fields.slug);
  await requireQueuePlace(deps, store, requester.id);
  if (!hasPdfHeader(await readHead(paper.path))) throw notPdfError();
  const text = await papers.read(() => createReadStream(paper.path), signal, requester.id);
  const { digest: paperDigest, byteSize: paperByteSize } = await objects.putFile(paper.path);
  const { digest: paperTextDigest } = await objects.put(new TextEncoder().encode(JSON.stringify(text)));

  signal.throwIfAborted();
  const at = now();
  const { repository, version } = newRepository({
    ...fields,
    githubUrl,
    id: newId("repo"),
    owner,
    paperDigest,
    paperByteSize,
    paperTextDigest,
    pageCount: text.pageCount,
    paperTitle: text.title,
    submittedBy: requester.id,
    at: at.toISOString(),
  });
  const { id, slug, title } = repository;
  const job = newJob({
    id: newId("job"),
    repositoryId: id,
    purpose: "ingestion",
    requester,
    at: at.toISOString(),
  });
  const quota = monthlyQuota(deps.submissionQuota, at);
  const used = await store.transaction(async (transaction) => {
    // A concurrent request may have taken the slug while the PDF was read.
    if (await transaction.repositories.findBySlug(owner, slug)) throw slugTakenError(owner, slug);
    const count = await transaction.quotas.consume(requester.id, quota.month, quota.limit);
    if (count === null) throw quotaExceededError(quota, at);
    await transaction.repositories.create(repository);
    await transaction.repositories.appendVersion(version);
    await queueJob(deps, transaction, job);
    return count;
  });
  wakeWorker();

  const url = repositoryPath(owner, slug);
  const headers = { Location: url, ...quotaHeaders({ ...quota, used }) };
  return { status: 201 as const, headers, body: { repository: { id, owner, slug, title }, url } };
}

/** Reads the bytes that may contain the header. */
async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headerWindow) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function notPdfError(): DomainError {
  const issues = [issueAt("/body/paper", "issue.not_pdf")];
  return new DomainError("invalid_request", "paper.not_pdf", { issues });
}
