import type { RepositorySummary } from "../../__generated__/types.ts";

/**
 * Returns what a README or a page elsewhere has to hold to show the badge, as a link to the page. The text for who does
 * not see it names no state: that changes, and what was copied does not.
 */
export function badgeSnippets({ links }: Pick<RepositorySummary, "links">): {
  markdown: string;
  markup: string;
} {
  const { html: page, badge: picture } = links;
  return {
    markdown: `[![Reproduction](${picture})](${page})`,
    markup: `<a href="${page}"><img src="${picture}" alt="Reproduction"></a>`,
  };
}
