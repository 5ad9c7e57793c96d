import type { Assessment, Claim, RepositorySummary } from "../../__generated__/types.ts";
import { claimStates, claimWords } from "../../domain/views/words.ts";
import { serviceName } from "../layout.ts";

/** Reviews in one page: what is read for its excerpts stays small. */
const mostReviews = 50;

/** Describes a repository in the terms of schema.org: the paper, and each Claim that was judged, with its verdict. */
export function structuredData(repository: RepositorySummary): Record<string, unknown> {
  const { claims = [], assessments = [], title, authors, description, links } = repository;
  const page = links.html!;
  const article = {
    ...{ "@type": "ScholarlyArticle", "@id": `${page}#paper`, name: title, headline: title },
    ...(authors.length > 0 ? { author: authors.map((name) => ({ "@type": "Person", name })) } : {}),
    ...(description ? { abstract: description } : {}),
    ...(links.original ? { sameAs: links.original } : {}),
    mainEntityOfPage: page,
  };
  const counting = assessments.filter(({ current }) => current);
  const latestOf = new Map(counting.map((assessment) => [assessment.scope.claimId, assessment]));
  const reviews = claims.flatMap((claim) => {
    const latest = latestOf.get(claim.id);
    return latest ? [review(page, claim, latest)] : [];
  });
  return { "@context": "https://schema.org", "@graph": [article, ...reviews.slice(0, mostReviews)] };
}

/** A verdict is a word here: a number of stars would be one that nobody gave. */
function review(page: string, claim: Claim, { conclusion, createdAt }: Assessment) {
  const { id, statement, links } = claim;
  const { state } = claim.evidence;
  return {
    ...{ "@type": "ClaimReview", "@id": `${page}#${id}`, url: links.html, claimReviewed: statement },
    datePublished: createdAt,
    author: { "@type": "Organization", name: serviceName, url: new URL(page).origin },
    itemReviewed: { "@type": "Claim", appearance: { "@id": `${page}#paper` } },
    reviewRating: {
      "@type": "Rating",
      alternateName: claimWords[state === "notAssessed" ? claimStates[conclusion] : state],
    },
  };
}
