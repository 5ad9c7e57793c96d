/** What a mock knows when it starts: `fixtures.schema.json` says what is allowed. */
export interface Fixtures {
  accounts: AccountFixture[];
  organizations?: OrganizationFixture[];
  repositories: RepositoryFixture[];
}

export interface AccountFixture {
  username: string;
  /** Default: the username. */
  name?: string;
}

export interface OrganizationFixture {
  slug: string;
  /** Default: the slug. */
  name?: string;
  /** The username of one of the accounts. */
  owner: string;
  /** Who belongs to it besides, by username. */
  members?: Record<string, "admin" | "member">;
  /** E-mail addresses with an invitation that nobody has answered. */
  invited?: Record<string, "admin" | "member">;
}

export interface RepositoryFixture {
  /** The username of one of the accounts. */
  owner: string;
  slug: string;
  title: string;
  description?: string;
  visibility?: "public" | "private";
  /** The address of its code; null for a paper without. Default: one on github.com, by owner and slug. */
  code?: string | null;
  /** How its Runs end. Default: by a word of the slug, else `succeeded`. */
  ending?: Ending;
  claims?: ClaimFixture[];
  /** Usernames. */
  starredBy?: string[];
  requestedBy?: string[];
  forkedBy?: string[];
}

export interface ClaimFixture {
  /** Within its repository. */
  id: string;
  /** Contains the reported number as the paper prints it. */
  statement: string;
  locator?: string;
  metric: string;
  unit?: string;
  comparator?: "~=" | "=" | ">=" | "<=";
  /** As the paper prints it. */
  reported: string;
  /** What each repetition of a Run shows; a number for one alone. */
  observed: number | number[];
}

export const endings = ["succeeded", "failed", "timed-out", "cancelled", "blocked", "not-found"] as const;

export type Ending = (typeof endings)[number];
