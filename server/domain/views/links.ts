/** Creates the URLs of the service's resources. `baseUrl` is absolute and has no trailing slash; ids are TypeIDs. */
export function createLinks(baseUrl: string) {
  const v1 = `${baseUrl}/api/v1`;
  return {
    repository: (id: string) => `${v1}/repositories/${id}`,
    html: (owner: string, slug: string) => `${baseUrl}/r/${owner}/${slug}`,
    version: (repositoryId: string, id: string) =>
      `${baseUrl}/api/repositories/${repositoryId}/versions/${id}`,
    versionHtml: (owner: string, slug: string, id: string) => `${baseUrl}/r/${owner}/${slug}/versions/${id}`,
    badge: (owner: string, slug: string) => `${baseUrl}/api/badge/${owner}/${slug}`,
    claims: (repositoryId: string) => `${v1}/claims?repository_id=${repositoryId}`,
    claim: (repositoryId: string, id: string) => `${v1}/claims/${id}?repository_id=${repositoryId}`,
    /** By the parameter the page has the Claim among those that it shows; by the fragment it is where the page opens. */
    claimHtml: (owner: string, slug: string, id: string) => `${baseUrl}/r/${owner}/${slug}?claim=${id}#${id}`,
    claimPicture: (repositoryId: string, id: string) =>
      `${baseUrl}/api/claims/${id}/picture?repository_id=${repositoryId}`,
    runs: (repositoryId: string) => `${v1}/runs?repository_id=${repositoryId}`,
    claimRuns: (repositoryId: string, id: string) =>
      `${v1}/runs?repository_id=${repositoryId}&claim_id=${id}`,
    runHtml: (owner: string, slug: string, id: string) => `${baseUrl}/r/${owner}/${slug}/runs/${id}`,
    run: (id: string) => `${v1}/runs/${id}`,
    evidence: (repositoryId: string, id: string) => `${v1}/evidence/${id}?repository_id=${repositoryId}`,
    object: (digest: string) => `${baseUrl}/api/objects/${digest}`,
    attestation: (digest: string) => `${baseUrl}/api/attestations/${digest}`,
    processing: (repositoryId: string) => `${baseUrl}/api/processing?repositoryId=${repositoryId}`,
  };
}

export type LinkMaker = ReturnType<typeof createLinks>;
