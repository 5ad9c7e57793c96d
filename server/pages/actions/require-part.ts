import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireAddressed } from "./on-repository.ts";

type Address = { owner: string; slug: string };

/** Throws `not_found` unless the job is one of the repository in the address. */
export async function requireJobOf(
  deps: Pick<Deps, "store">,
  context: Context,
  { jobId, ...address }: Address & { jobId: string },
): Promise<void> {
  const { id } = await requireAddressed(deps, context, address);
  const repository = await deps.store.repositories.findByRecord("jobs", jobId);
  if (repository?.id !== id) throw new DomainError("not_found", "processing.not_found");
}

/** Throws `not_found` unless the Run is one of the repository in the address. */
export async function requireRunOf(
  deps: Pick<Deps, "store">,
  context: Context,
  { runId, ...address }: Address & { runId: string },
): Promise<void> {
  const { id } = await requireAddressed(deps, context, address);
  const repository = await deps.store.repositories.findByRecord("runs", runId);
  if (repository?.id !== id) throw new DomainError("not_found", "run.not_found");
}
