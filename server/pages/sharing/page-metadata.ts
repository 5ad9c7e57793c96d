import { html, raw } from "hono/html";
import { evidenceStates } from "../../__generated__/enumerations.ts";
import type { RepositoryEvidence, RepositorySummary } from "../../__generated__/types.ts";
import { claimWords, outcomeWords } from "../../domain/views/words.ts";
import type { Html } from "../html.ts";
import { serviceName } from "../layout.ts";
import { structuredData } from "./structured-data.ts";

/**
 * What a repository's page says of itself to programs that show or index links to it: nothing of a private one, which
 * they cannot read, and of a withdrawn one that it is not to be found.
 */
export function pageMetadata(repository: RepositorySummary): Html | "" {
  const { title, visibility, withdrawal, links, owner, slug } = repository;
  if (visibility === "private") return "";
  if (withdrawal) return html`<meta name="robots" content="noindex">`;
  const outcome = outcomeOf(repository);
  const { origin } = new URL(links.html!);
  const embedding = `${origin}/api/oembed?${new URLSearchParams({ url: links.html!, format: "json" })}`;
  return html`<link rel="canonical" href="${links.html}">
    <link rel="cite-as" href="${links.html}">
    <link rel="alternate" type="application/x-bibtex" href="/api/citations/${owner}/${slug}/bibtex">
    <link rel="alternate" type="application/ld+json" href="/api/crates/${owner}/${slug}" title="RO-Crate">
    <link rel="alternate" type="application/atom+xml" href="/api/feeds/${owner}/${slug}">
    <link rel="alternate" type="application/json+oembed" href="${embedding}">
    <meta name="description" content="${outcome}">
    <meta property="og:type" content="article">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${outcome}">
    <meta property="og:url" content="${links.html}">
    <meta property="og:site_name" content="${serviceName}">
    <meta property="og:image" content="${origin}/api/og/${owner}/${slug}">
    <meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${outcome}">
    <meta name="twitter:card" content="summary_large_image">
    <script type="application/ld+json">${raw(inScript(structuredData(repository)))}</script>`;
}

/** In English, as the badge: who shares a link is not who reads it. */
function outcomeOf({ evidence }: RepositorySummary): string {
  const counts = evidenceStates
    .filter((state) => evidence.stateCounts[state] > 0)
    .map((state) => {
      const note = state === "supported" ? nearNote(evidence) : "";
      return `${evidence.stateCounts[state]} ${claimWords[state]}${note}`;
    });
  return counts.length > 0
    ? `Claims of this paper, checked by running its code: ${counts.join(", ")}.`
    : "No Claims were found yet.";
}

const nearNote = ({ nearClaimCount: near }: RepositoryEvidence) =>
  near > 0 ? ` (${near} ${outcomeWords.near})` : "";

/**
 * JSON within a script element, which ends at `</script` and is read otherwise after `<!--`, in whatever a stranger
 * called a paper. It is data: no policy has to allow it, and none makes it run.
 */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
