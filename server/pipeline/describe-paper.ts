import type { PaperAbout } from "../domain/paper/about.ts";
import type { RepositoryRecord } from "../domain/records.ts";
import { plainLine } from "../domain/repository/preprint-record.ts";

type Described = Pick<RepositoryRecord, "authors" | "description" | "sourceUrl">;

/**
 * What a paper says of itself and nobody else has said: only what is empty is filled in. `about` is for the event: what
 * was found, where, and what of it was taken.
 *
 * @param isFirst Whether this is the first time: what somebody has emptied since stays empty.
 */
export function describePaper(
  { authors, description, sourceUrl }: Described,
  about: PaperAbout | undefined,
  isFirst: boolean,
): { filled: Partial<Described>; about: { about?: Record<string, unknown> } } {
  if (!about) return { filled: {}, about: {} };
  const address = addressOf(about);
  const filled: Partial<Described> = isFirst
    ? {
        ...(authors.length === 0 &&
          about.authors && { authors: about.authors.value.map((name) => plainLine(name, 100)) }),
        ...(description === "" && about.abstract && { description: plainLine(about.abstract.value, 10_000) }),
        ...(sourceUrl === null && address !== null && { sourceUrl: address }),
      }
    : {};
  // The abstract is long, and in the paper's text.
  const { abstract, ...short } = about;
  const found = Object.entries({ ...short, abstract: abstract && { source: abstract.source } });
  const said = Object.fromEntries(found.filter(([, each]) => each !== null));
  if (Object.keys(said).length === 0) return { filled, about: {} };
  return { filled, about: { about: { ...said, taken: Object.keys(filled) } } };
}

function addressOf({ doi, arxivId }: PaperAbout): string | null {
  if (doi) return new URL(`https://doi.org/${doi.value}`).href;
  return arxivId && `https://arxiv.org/abs/${arxivId.value}`;
}
