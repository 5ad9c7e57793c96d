import type { Account } from "../../../test/support/accounts.ts";

/**
 * What the service acknowledged, by the client's own record. Null stands for a request whose answer never came: the
 * service may have done it or not, once.
 */
export interface Acknowledged {
  /** Those who signed up, by user name. */
  accounts: Map<string, Account>;
  /** Repositories by slug, all of the first account. `tries` counts submissions that may have been accepted. */
  papers: Map<string, { stored: boolean | null; id: string | null }>;
  submissions: number;
  /** Identifiers of requested Runs. */
  runs: Set<string>;
  runRequests: number;
  /** Whether the account's star stands on the repository, by user name. */
  stars: Map<string, boolean | null>;
  /** Whether the key is to work, by its text. */
  keys: Map<string, boolean | null>;
  /** Whether the account is a member of the organization, by e-mail address. */
  members: Map<string, boolean | null>;
  /** What was acknowledged since the last comparison. */
  recent: { papers: Set<string>; runs: Set<string>; keys: Set<string>; accounts: Set<string> };
}

export function createModel(): Acknowledged {
  return {
    accounts: new Map(),
    papers: new Map(),
    submissions: 0,
    runs: new Set(),
    runRequests: 0,
    stars: new Map(),
    keys: new Map(),
    members: new Map(),
    recent: { papers: new Set(), runs: new Set(), keys: new Set(), accounts: new Set() },
  };
}

/** What the load works on: made before the first kill. */
export interface LoadFixture {
  url: string;
  /** Submits papers and requests Runs; owns the organization. */
  owner: Account;
  repositoryId: string;
  claimId: string;
  experimentVersionId: string;
  organizationId: string;
  /** Accounts that star, make keys, and join and leave the organization. */
  others: Account[];
  codeUrls: string[];
}

export const emailOf = (username: string): string => `${username}@example.org`;
