import type { Assessment, Claim, ClaimOrigin } from "../../__generated__/types.ts";
import type { ClaimRecord, RepositoryRecord } from "../records.ts";
import { pictureOf } from "../repository/claim-picture.ts";
import { lastInForce, summarizeAssessments } from "./assessments.ts";
import type { LinkMaker } from "./links.ts";
import { repositoryReference } from "./repository.ts";

const fromManifest: ClaimOrigin = {
  kind: "manifest",
  assessor: null,
  page: null,
  box: null,
  quotation: null,
  // Stated by the authors, not extracted.
  confidence: "high",
  reasons: [],
  candidates: [],
};

/** Earlier releases stored no assessor. */
function originOf({ origin }: ClaimRecord): ClaimOrigin {
  return origin ? { ...origin, assessor: origin.assessor ?? null } : fromManifest;
}

export function claimView(
  record: ClaimRecord,
  repository: RepositoryRecord,
  assessments: Assessment[],
  links: LinkMaker,
): Claim {
  const { id, repositoryId, type, statement, sourceLocator, verification, plan, measurements } = record;
  // What was said of an earlier version is history, not evidence.
  const own = assessments.filter(({ claimVersionId }) => claimVersionId === record.versionId);
  return {
    id,
    repository: repositoryReference(repository),
    type,
    statement,
    sourceLocator,
    origin: originOf(record),
    verification,
    reproduction: plan,
    plan,
    evidence: {
      state: record.evidenceState,
      ...summarizeAssessments(own, record.retiredAt ? lastInForce(own) : undefined),
    },
    measurements,
    claimVersionId: record.versionId,
    current: !record.retiredAt,
    experimentIds: record.experimentId ? [record.experimentId] : [],
    evidenceIds: [...new Set(own.flatMap(({ evidenceIds }) => evidenceIds))],
    links: {
      self: links.claim(repositoryId, id),
      html: links.claimHtml(repository.owner, repository.slug, id),
      repository: links.repository(repositoryId),
      runs: links.claimRuns(repositoryId, id),
      ...(pictureOf(record, repository) && { picture: links.claimPicture(repositoryId, id) }),
    },
  };
}
