import { monthOf, startOfNextMonth } from "../account/months.ts";
import { DomainError } from "../errors.ts";
import type { Principal } from "../records.ts";

/** The namespace that a repository is to be made in: the one that was named, if the caller may use it, or its own. */
export function requireNamespace({ username, namespaces }: Principal, owner: string | undefined): string {
  if (owner !== undefined && !namespaces.includes(owner)) {
    throw new DomainError("forbidden", "repository.owner_forbidden", { parameters: { owner } });
  }
  return owner ?? username;
}

export function slugTakenError(owner: string, slug: string): DomainError {
  const parameters = { owner, slug };
  return new DomainError("conflict", "repository.slug_taken", {
    parameters,
    facts: { existing: { owner, slug } },
  });
}

export function paperExistsError(owner: string, slug: string): DomainError {
  return new DomainError("conflict", "repository.exists", { facts: { existing: { owner, slug } } });
}

/** The page of a repository, relative to the service. */
export function repositoryPath(owner: string, slug: string): string {
  return `/r/${owner}/${slug}`;
}

/** What an account may submit in the month of a moment. */
export interface MonthlyQuota {
  month: string;
  limit: number;
  resetAt: Date;
}

export function monthlyQuota(limit: number, at: Date): MonthlyQuota {
  return { month: monthOf(at), limit, resetAt: startOfNextMonth(at) };
}

export function quotaExceededError({ limit, resetAt }: MonthlyQuota, at: Date): DomainError {
  return new DomainError("quota_exceeded", "limit.quota", {
    parameters: { limit, reset: resetAt.toISOString() },
    facts: {
      retryAfterSeconds: Math.max(1, Math.ceil((resetAt.getTime() - at.getTime()) / 1000)),
      quota: { limit, used: limit, resetAt },
    },
  });
}
