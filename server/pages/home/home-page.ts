import { html } from "hono/html";
import type { RepositorySummary } from "../../__generated__/types.ts";
import type { Html } from "../html.ts";
import { linkTo } from "../language/link-to.ts";
import type { Translator } from "../language/translator.ts";
import { layout, serviceName, type Viewer } from "../layout.ts";
import type { RepositoryStands } from "../repositories/repository-stand.ts";
import { repositoryItem } from "../repository-item.ts";
import { searchForm } from "../search/search-form.ts";
import { homeTexts } from "../texts/home-texts.ts";
import { verdictPicture } from "./verdict-picture.ts";

interface HomePageData {
  /** Where the repositories stand, where that is known. */
  stands?: RepositoryStands;
  /** Of the service, where it is known: links that are shared have it. */
  origin?: string;
}

/** Renders the home page with the newest repositories, null where they are unavailable. */
export function homePage(
  t: Translator,
  repositories: RepositorySummary[] | null,
  viewer: Viewer | null,
  { stands = new Map(), origin }: HomePageData = {},
): Html {
  const main = html`<h1>${t(homeTexts.question)}</h1>
    <p>${t(homeTexts.introduction)}</p>
    ${verdictPicture(t)}
    ${searchForm(t)}
    <h2>${t(homeTexts.newest)}</h2>
    ${repositories === null ? html`<p role="status">${t(homeTexts.unavailable)}</p>` : list(t, repositories, stands)}`;
  return layout(t, serviceName, main, { viewer, head: metadata(t, origin) });
}

/** What programs show that list the service, or a link to it. */
function metadata(t: Translator, origin: string | undefined): Html {
  return html`<meta name="description" content="${t(homeTexts.introduction)}">
    <meta property="og:type" content="website">
    <meta property="og:title" content="${t(homeTexts.question)}">
    <meta property="og:description" content="${t(homeTexts.introduction)}">
    <meta property="og:site_name" content="${serviceName}">
    ${origin === undefined ? "" : html`<meta property="og:url" content="${origin}/">`}
    <meta name="twitter:card" content="summary">`;
}

function list(t: Translator, repositories: RepositorySummary[], stands: RepositoryStands): Html {
  const links = { submit: linkTo("/submit"), contract: linkTo("/openapi.json") };
  return repositories.length > 0
    ? html`<ul class="entries">${repositories.map((each) => repositoryItem(t, each, { stand: stands.get(each.id) }))}</ul>`
    : html`<p class="muted">${t.html(homeTexts.none, links)}</p>`;
}
