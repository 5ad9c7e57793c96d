import { create } from "content-disposition";
import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { bibtexOf } from "../../domain/citation/bibtex.ts";
import { citationItems } from "../../domain/citation/citation-items.ts";
import { cited } from "./cited.ts";

export const getBibtex: Handler<"getBibtex", Deps, Context> = async (deps, { path }, { principal }) => {
  const items = citationItems(await cited(deps, principal, path));
  return {
    status: 200,
    mediaType: "application/x-bibtex",
    headers: { "Content-Disposition": create(`${path.slug}.bib`, { type: "attachment" }) },
    body: bibtexOf(items),
  };
};
