import type { PlacedAssessment } from "../../domain/records.ts";
import { createLinks } from "../../domain/views/links.ts";
import { claimStates, claimWords } from "../../domain/views/words.ts";
import { xmlDocument } from "../xml-document.ts";

/** Entries of a feed; who asks seldom reads on in the API. */
export const feedLength = 50;

/** Writes an Atom feed (RFC 4287) of Assessments, the newest first. A feed without entries is as old as time. */
export function atomFeed(
  baseUrl: string,
  { path, page, title }: { path: string; page: string; title: string },
  judged: readonly PlacedAssessment[],
): string {
  const id = `${baseUrl}${path}`;
  return xmlDocument({
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": "en",
      ...{ id, title, updated: judged[0]?.assessment.createdAt ?? new Date(0).toISOString() },
      author: { name: "Research Verification Service", uri: baseUrl },
      link: [
        { "@rel": "self", "@type": "application/atom+xml", "@href": id },
        { "@rel": "alternate", "@type": "text/html", "@href": page },
      ],
      entry: judged.map((each) => entryOf(baseUrl, each)),
    },
  });
}

function entryOf(baseUrl: string, { assessment, claimId, statement, repository }: PlacedAssessment) {
  const { id, conclusion, confidence, createdAt } = assessment;
  const links = createLinks(baseUrl);
  const { owner, slug } = repository;
  const word = claimWords[claimStates[conclusion]];
  return {
    ...{
      id: `${links.html(owner, slug)}#${id}`,
      title: `${word}: ${statement}`,
      updated: createdAt,
      published: createdAt,
    },
    link: { "@rel": "alternate", "@type": "text/html", "@href": links.claimHtml(owner, slug, claimId) },
    category: { "@term": conclusion },
    summary: `${repository.title}${confidence ? ` (${confidence} confidence)` : ""}`,
  };
}
