import type {
  Assessment,
  Claim,
  Experiment,
  RepositoryVersionRecord,
  Run,
  VersionPaper,
  VersionSource,
} from "../../__generated__/types.ts";
import type { ExperimentRecord, RepositoryRecord, VersionRecord } from "../records.ts";
import type { LinkMaker } from "./links.ts";
import { repositoryReference } from "./repository.ts";
import { versionView } from "./snapshot.ts";

/** What a version consisted of, and what came of it. */
interface VersionParts {
  paper: VersionPaper | null;
  source: VersionSource | null;
  claims: Claim[];
  experiments: Experiment[];
  runs: Run[];
  assessments: Assessment[];
}

export function versionRecordView(
  version: VersionRecord,
  repository: RepositoryRecord,
  parts: VersionParts,
  links: LinkMaker,
): RepositoryVersionRecord {
  const { digest, repositoryId } = version;
  const { owner, slug } = repository;
  return {
    ...versionView(version),
    current: digest === repository.headId,
    repository: repositoryReference(repository),
    ...parts,
    links: {
      self: links.version(repositoryId, digest),
      html: links.versionHtml(owner, slug, digest),
      repository: links.repository(repositoryId),
    },
  };
}

/** The code of a version. Where it was fetched from is known of the present code, and of what an experiment declares. */
export function versionSource(
  archiveDigest: string | null,
  { sourceDigest, sourceCommit, githubUrl }: RepositoryRecord,
  experiments: ExperimentRecord[],
): VersionSource | null {
  if (archiveDigest === null) return null;
  if (archiveDigest === sourceDigest) return { url: githubUrl, commit: sourceCommit, archiveDigest };
  const [declared] = experiments.filter(({ definition }) => definition.sourceDigest === archiveDigest);
  const { sourceUrl = null, sourceCommit: commit = null } = declared?.definition ?? {};
  return { url: sourceUrl, commit, archiveDigest };
}
