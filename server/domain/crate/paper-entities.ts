import { hexOf } from "../digest.ts";
import type { RepositoryRecord } from "../records.ts";
import type { CrateInputs } from "./crate-inputs.ts";
import { type Entity, refer } from "./entity.ts";

/** Persons, or bodies: which one a name is of is not known. */
export function authorEntities({ authors }: RepositoryRecord): Entity[] {
  return authors.map((name, index) => ({ "@id": `#author-${index + 1}`, "@type": "Person", name }));
}

/** The paper, by the address that it was fetched from; one that was uploaded has a name within the crate alone. */
export function paperEntity({ record, repository }: CrateInputs, authors: Entity[]): Entity {
  const { title, sourceUrl, paperDigest, paperLicense, paperLicenseUrl } = record;
  const { description } = repository;
  return {
    ...{ "@id": "#paper", "@type": "ScholarlyArticle", name: title },
    ...(description ? { abstract: description } : {}),
    ...(authors.length > 0 ? { author: authors.map(refer) } : {}),
    ...(sourceUrl === null ? {} : { url: sourceUrl }),
    ...(paperDigest === null ? {} : { sha256: hexOf(paperDigest) }),
    ...(paperLicense === "unknown" ? {} : { license: paperLicenseUrl ?? paperLicense }),
  };
}

/** The code at the commit of the present version; null where none was found. */
export function codeEntity({ githubUrl, sourceCommit, codeLicense }: RepositoryRecord): Entity | null {
  if (githubUrl === null || sourceCommit === null) return null;
  const isLicensed = codeLicense !== "unknown" && codeLicense !== "no-code";
  return {
    ...{ "@id": "#code", "@type": "SoftwareSourceCode", name: githubUrl.replace(/^https:\/\//, "") },
    ...{ codeRepository: githubUrl, version: sourceCommit },
    ...(isLicensed ? { license: codeLicense } : {}),
  };
}
