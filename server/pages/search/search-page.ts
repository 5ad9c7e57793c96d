import { html } from "hono/html";
import type { SearchKind } from "../../__generated__/enumerations.ts";
import type { Claim, SearchResult } from "../../__generated__/types.ts";
import { type QueryToken, queryTokens } from "../../domain/search-tokens.ts";
import { nearMark } from "../claims/near-mark.ts";
import type { Html } from "../html.ts";
import { inOrder } from "../in-order.ts";
import type { Translator } from "../language/translator.ts";
import { layout, type Viewer } from "../layout.ts";
import type { RepositoryStands } from "../repositories/repository-stand.ts";
import { repositoryItem } from "../repository-item.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { searchTexts } from "../texts/search-texts.ts";
import { claimTexts } from "../texts/word-texts.ts";
import { highlighted } from "./highlighted.ts";
import { type SearchAddress, searchAddress } from "./search-address.ts";
import { searchFilters } from "./search-filters.ts";
import { searchForm } from "./search-form.ts";

/** What a search found, and where the repositories of it stand, by id. */
type Found = SearchResult & { stands: RepositoryStands };

/** Renders what a search found; null where nothing was looked for. */
export function searchPage(
  t: Translator,
  viewer: Viewer | null,
  asked: SearchAddress,
  found: Found | null,
): Html {
  const { q } = asked;
  const main = html`<h1>${t(homeTexts.search)}</h1>${searchForm(t, q)}${found ? results(t, asked, found) : ""}`;
  const title = q === "" ? t(homeTexts.search) : t(homeTexts.searchTitle, { query: q });
  return layout(t, title, main, { viewer, path: searchAddress(asked) });
}

function results(t: Translator, asked: SearchAddress, { data, pagination, stands }: Found): Html {
  const kinds = (["repositories", "claims"] as const).filter((kind) => (asked.kind ?? kind) === kind);
  const words = queryTokens(asked.q);
  const lists = kinds
    .filter((kind) => data[kind].length > 0)
    .map((kind) => {
      const items =
        kind === "claims"
          ? data.claims.map((each) => claimItem(t, each, words))
          : data.repositories.map((each) =>
              repositoryItem(t, each, {
                shownTitle: highlighted(each.title, words),
                stand: stands.get(each.id),
              }),
            );
      return html`<h2>${t(homeTexts[kind])}</h2><ul class="entries">${items}</ul>
      ${paging(t, asked, kind, pagination[kind].nextCursor)}`;
    });
  const nothing = html`<p role="status">${t(homeTexts.nothingFound, { query: asked.q })}</p>`;
  return html`${searchFilters(t, asked, data.repositories)}${lists.length > 0 ? lists : nothing}`;
}

/** Where the list goes on, and back to where it began. */
function paging(t: Translator, asked: SearchAddress, kind: SearchKind, cursor: string | null): Html | "" {
  const { cursor: present, ...first } = { ...asked, kind };
  const links = [
    ...(present ? [html`<a href="${searchAddress(first)}">${t(searchTexts.first)}</a>`] : []),
    ...(cursor
      ? [
          html`<a href="${searchAddress({ ...first, cursor })}" rel="next">${t(kind === "claims" ? searchTexts.moreClaims : searchTexts.moreRepositories)}</a>`,
        ]
      : []),
  ];
  return links.length > 0 ? html`<p class="actions">${links}</p>` : "";
}

function claimItem(t: Translator, claim: Claim, words: QueryToken[]): Html {
  const { id, statement, evidence, repository } = claim;
  const { owner, slug, title } = repository;
  return html`<li><span class="state ${evidence.state}">${t(claimTexts[evidence.state].word)}</span>
    <a href="/r/${owner}/${slug}?claim=${id}#${id}" dir="auto">${highlighted(inOrder(statement), words)}</a>${nearMark(t, claim)}<br><span class="muted">${owner}/${slug} · <bdi>${title}</bdi></span></li>`;
}
