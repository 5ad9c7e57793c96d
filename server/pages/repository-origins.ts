import type { Deps } from "../deps.ts";
import { mayAdminister } from "../domain/account/access.ts";
import type { Principal, RepositoryRecord } from "../domain/records.ts";
import { objectAccess } from "../domain/repository/object-access.ts";

/** Where paper and code of a repository come from, and under which licences: as its snapshot has them. */
export interface RepositoryOrigins {
  paper: { sourceUrl: string | null; downloadUrl: string | null } | null;
  source: { url: string; commit: string } | null;
  /** Where the code is said to be; absent where that is not known. Before it was fetched for those alone who may change it. */
  givenUrl?: string | null;
  licenses: { paper: string; code: string; paperUrl?: string };
}

export function repositoryOrigins(
  { baseUrl }: Pick<Deps, "baseUrl">,
  repository: RepositoryRecord,
  principal: Principal | null,
): RepositoryOrigins {
  const { paperDigest, sourceUrl, sourceCommit, githubUrl } = repository;
  const { paperLicense, paperLicenseUrl, codeLicense } = repository;
  const reference = { role: "paper" as const, repository, sourcePath: null, mediaType: null };
  const mayDownload =
    paperDigest !== null && typeof objectAccess(principal, paperDigest, [reference]) === "object";
  return {
    paper: { sourceUrl, downloadUrl: mayDownload ? `${baseUrl}/api/objects/${paperDigest}` : null },
    source: githubUrl === null || sourceCommit === null ? null : { url: githubUrl, commit: sourceCommit },
    // Of code that was never fetched nobody knows whether it is public.
    givenUrl: sourceCommit !== null || mayAdminister(principal, repository) ? githubUrl : null,
    licenses: {
      ...{ paper: paperLicense, code: codeLicense },
      ...(paperLicenseUrl === null ? {} : { paperUrl: paperLicenseUrl }),
    },
  };
}
