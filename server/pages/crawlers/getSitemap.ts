import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { createLinks } from "../../domain/views/links.ts";
import { xmlDocument } from "../../operations/xml-document.ts";

/** Pages in a part; a site map may have five times as many. */
const partLength = 10_000;
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const getSitemap: Handler<"getSitemap", Deps, Context> = async ({ store, baseUrl }, { query }) => {
  const parts = Math.max(1, Math.ceil((await store.repositories.countPublic()) / partLength));
  const { page } = query;
  if (page === undefined) {
    const sitemap = Array.from({ length: parts }, (_, part) => ({
      loc: `${baseUrl}/sitemap.xml?page=${part + 1}`,
    }));
    return answer({ sitemapindex: { "@xmlns": schema, sitemap } });
  }
  if (page > parts) throw new DomainError("not_found", "request.not_found");
  const pages = await store.repositories.listOldestPublic(partLength, (page - 1) * partLength);
  const links = createLinks(baseUrl);
  const url = pages.map(({ owner, slug, updatedAt }) => ({
    ...{ loc: links.html(owner, slug), lastmod: updatedAt },
  }));
  return answer({
    urlset: { "@xmlns": schema, ...(page === 1 ? { url: [{ loc: `${baseUrl}/` }, ...url] } : { url }) },
  });
};

function answer(root: Record<string, unknown>) {
  return { status: 200 as const, mediaType: "application/xml" as const, body: xmlDocument(root) };
}
