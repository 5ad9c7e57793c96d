import { hexOf } from "../digest.ts";
import { claimStates, claimWords } from "../views/words.ts";
import type { CrateInputs } from "./crate-inputs.ts";
import { type Entity, refer } from "./entity.ts";

/** The Claims, the Assessments of them that count, and the signed bundles about these. */
export function judgementEntities(
  { repository, attestations, baseUrl }: CrateInputs,
  { service, paper, runs }: { service: Entity; paper: Entity; runs: Entity[] },
): { entities: Entity[]; bundles: Entity[] } {
  const { claims = [], assessments = [] } = repository;
  const claimEntities = new Map(
    claims.map(({ id, statement }) => [
      id,
      { "@id": `#${id}`, "@type": "Claim", text: statement, appearance: refer(paper) } as Entity,
    ]),
  );
  const known = new Map(runs.map((run) => [run["@id"], run]));
  const reviews = new Map<string, Entity>();
  for (const { id, scope, current, conclusion, createdAt, executionRunId } of assessments) {
    const claim = claimEntities.get(scope.claimId);
    if (!claim || !current) continue;
    const run = known.get(`#${executionRunId}`);
    reviews.set(id, {
      ...{ "@id": `#${id}`, "@type": "ClaimReview", name: claimWords[claimStates[conclusion]] },
      ...{ claimReviewed: claim.text, itemReviewed: refer(claim) },
      ...{ author: refer(service), datePublished: createdAt },
      ...(run ? { isBasedOn: refer(run) } : {}),
    });
  }
  const bundles = attestations.flatMap(({ assessmentId, digest }): Entity[] => {
    const review = reviews.get(assessmentId);
    if (!review) return [];
    return [
      {
        ...{ "@id": `${baseUrl}/api/objects/${digest}`, "@type": "File", name: `${assessmentId}.jsonl` },
        ...{ encodingFormat: "application/jsonl", sha256: hexOf(digest), about: refer(review) },
      },
    ];
  });
  return { entities: [...claimEntities.values(), ...reviews.values()], bundles };
}
