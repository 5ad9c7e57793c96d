import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { createLinks } from "../../domain/views/links.ts";
import { cited } from "../citations/cited.ts";
import { makeBadge } from "./make-badge.ts";

/** Seconds: a verdict that changed is seen by the badge itself, which is asked for again each time. */
const cacheAge = 3600;

export const getEmbedding: Handler<"getEmbedding", Deps, Context> = async (
  deps,
  { query },
  { principal },
) => {
  const { baseUrl } = deps;
  const place = placeOf(query.url, baseUrl);
  const { repository, outcome } = await cited(deps, principal, place);
  const { html: page, badge } = createLinks(baseUrl);
  const { owner, slug } = place;
  const size = sizeOf(await makeBadge(outcome));
  const fits = size.width <= (query.maxwidth ?? Infinity) && size.height <= (query.maxheight ?? Infinity);
  const picture = `<img src="${badge(owner, slug)}" alt="Reproduction" width="${size.width}" height="${size.height}">`;
  return {
    status: 200,
    body: {
      ...{ version: "1.0", type: fits ? "rich" : "link", title: repository.title, author_name: owner },
      ...{ provider_name: "Research Verification Service", provider_url: baseUrl, cache_age: cacheAge },
      ...(fits ? { html: `<a href="${page(owner, slug)}">${picture}</a>`, ...size } : {}),
    },
  };
};

/** The repository of a page's address. Names have no letter that means anything in HTML, so that none gets into the markup. */
function placeOf(url: string, baseUrl: string): { owner: string; slug: string } {
  const match = URL.canParse(url) ? /^\/r\/([\w.-]+)\/([\w.-]+)\/?$/.exec(new URL(url).pathname) : null;
  if (!match || new URL(url).origin !== new URL(baseUrl).origin)
    throw new DomainError("not_found", "repository.not_found");
  return { owner: match[1]!, slug: match[2]! };
}

function sizeOf(svg: string): { width: number; height: number } {
  const of = (name: string) => Number(new RegExp(`<svg[^>]* ${name}="(\\d+)`).exec(svg)![1]);
  return { width: of("width"), height: of("height") };
}
