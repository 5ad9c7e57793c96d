import { readFile } from "node:fs/promises";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError, issueAt } from "../../domain/errors.ts";
import { newJob, queuedEvent } from "../../domain/jobs.ts";
import { monthOf, nextMonth } from "../../domain/months.ts";
import { startsLikePdf } from "../../domain/pdf-header.ts";
import type { Principal } from "../../domain/records.ts";
import { newRepository } from "../../domain/repositories.ts";

export const createRepository: Handler<"createRepository", Deps, Context> = async (
  deps,
  input,
  { principal },
) => {
  const { store, objects, papers, now, newId, wakeWorker } = deps;
  const requester = principal!;
  const owner = submitTo(requester, input.body.owner);
  if (input.contentType !== "multipart/form-data")
    throw new DomainError("not_implemented", "preprint.not_built");
  const { paper, ...fields } = input.body;

  const githubUrl = fields.githubUrl === undefined ? undefined : deps.sources.check(fields.githubUrl);
  const taken = await store.repositories.resolve(owner, fields.slug);
  if (taken) throw slugTaken(owner, fields.slug);
  const bytes = await readFile(paper.path);
  if (!startsLikePdf(bytes)) throw notPdf();
  const text = await papers.read(bytes);
  const { digest: paperDigest, byteSize: paperByteSize } = await objects.put(bytes);
  const { digest: paperTextDigest } = await objects.put(new TextEncoder().encode(JSON.stringify(text)));

  const at = now();
  const { repository, version } = newRepository({
    ...fields,
    githubUrl,
    id: newId("repo"),
    owner,
    paperDigest,
    paperByteSize,
    paperTextDigest,
    submittedBy: requester.id,
    at: at.toISOString(),
  });
  const job = newJob({
    id: newId("job"),
    repositoryId: repository.id,
    purpose: "ingestion",
    requester: { type: requester.type, id: requester.id },
    at: at.toISOString(),
  });
  const limit = deps.submissionQuota;
  const reset = nextMonth(at).toISOString();
  const used = await store.transaction(async (transaction) => {
    // Somebody may have taken the slug while the PDF was read.
    if (await transaction.repositories.resolve(owner, repository.slug))
      throw slugTaken(owner, repository.slug);
    const figure = await transaction.quotas.use(requester.id, monthOf(at), limit);
    if (figure === null) throw quotaExceeded(limit, at);
    await transaction.repositories.create(repository);
    await transaction.repositories.appendVersion(version);
    await transaction.jobs.create(job);
    await transaction.jobs.appendEvent(job.id, queuedEvent(job));
    return figure;
  });
  wakeWorker();

  const url = `/r/${owner}/${repository.slug}`;
  const { id, slug, title } = repository;
  const headers = { Location: url, ...quotaHeaders(limit, used, reset) };
  return { status: 201, headers, body: { repository: { id, owner, slug, title }, url } };
};

function submitTo({ username, namespaces }: Principal, owner: string | undefined): string {
  if (owner !== undefined && !namespaces.includes(owner)) {
    throw new DomainError("forbidden", "repository.owner_forbidden", { parameters: { owner } });
  }
  return owner ?? username;
}

function slugTaken(owner: string, slug: string): DomainError {
  const parameters = { owner, slug };
  return new DomainError("conflict", "repository.slug_taken", {
    parameters,
    extra: { url: `/r/${owner}/${slug}` },
  });
}

function notPdf(): DomainError {
  const issues = [issueAt("/body/paper", "issue.not_pdf")];
  return new DomainError("invalid_request", "paper.not_pdf", { issues });
}

function quotaExceeded(limit: number, at: Date): DomainError {
  const reset = nextMonth(at);
  const seconds = Math.max(1, Math.ceil((reset.getTime() - at.getTime()) / 1000));
  return new DomainError("quota_exceeded", "limit.quota", {
    parameters: { limit, reset: reset.toISOString() },
    headers: { "Retry-After": seconds, ...quotaHeaders(limit, limit, reset.toISOString()) },
  });
}

function quotaHeaders(limit: number, used: number, reset: string) {
  return {
    "X-Quota-Limit": limit,
    "X-Quota-Used": used,
    "X-Quota-Remaining": Math.max(0, limit - used),
    "X-Quota-Reset": reset,
  };
}
