import type { Assessment, Claim } from "../../__generated__/types.ts";
import type { ClaimRecord, RepositoryRecord } from "../records.ts";
import { summarizeAssessments } from "./assessments.ts";
import type { LinkMaker } from "./links.ts";
import { repositoryReference } from "./repository.ts";

export function claimView(
  record: ClaimRecord,
  repository: RepositoryRecord,
  assessments: Assessment[],
  links: LinkMaker,
): Claim {
  const { id, repositoryId, type, statement, sourceLocator, verification, plan, measurements } = record;
  const { conclusionCounts, latestAssessmentAt } = summarizeAssessments(assessments);
  return {
    id,
    repository: repositoryReference(repository),
    type,
    statement,
    sourceLocator,
    verification,
    reproduction: plan,
    plan,
    evidence: {
      state: record.evidenceState,
      assessmentCount: assessments.length,
      conclusionCounts,
      latestAssessmentAt,
    },
    measurements,
    experimentIds: record.experimentId ? [record.experimentId] : [],
    evidenceIds: [...new Set(assessments.flatMap(({ evidenceIds }) => evidenceIds))],
    links: {
      self: links.claim(repositoryId, id),
      html: `${links.html(repository.owner, repository.slug)}#${id}`,
      repository: links.repository(repositoryId),
      runs: links.claimRuns(repositoryId, id),
    },
  };
}
