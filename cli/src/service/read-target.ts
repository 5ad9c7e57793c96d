import { usageFailure } from "../failure.ts";

/** A repository of a service, as it is named on the command line. */
export interface Target {
  /** The service's address where the page's was given; null where it was not. */
  baseUrl: string | null;
  repository: { id: string } | { owner: string; slug: string };
}

const id = /^repo_[0-9a-z]{26}$/;
const name = /^([a-z0-9-]{1,64})\/([a-z0-9-]{1,96})$/;

/** Reads `OWNER/SLUG`, a repository's id, or the address of its page. */
export function readTarget(given: string): Target {
  if (id.test(given)) return { baseUrl: null, repository: { id: given } };
  const named = name.exec(given);
  if (named) return { baseUrl: null, repository: { owner: named[1]!, slug: named[2]! } };
  const url = /^https?:\/\//.test(given) ? URL.parse(given) : null;
  const page = /^(.*)\/r\/([^/]+\/[^/]+)(?:\/.*)?$/.exec(url?.pathname ?? "");
  const ofPage = page && name.exec(page[2]!);
  if (url && page && ofPage && url.username === "" && url.password === "")
    return { baseUrl: url.origin + page[1], repository: { owner: ofPage[1]!, slug: ofPage[2]! } };
  throw usageFailure(
    `"${given}" names no repository. Give OWNER/SLUG, an id (repo_…), or the address of its page (https://…/r/OWNER/SLUG).`,
  );
}
