import { describe, expect, test } from "vitest";
import { describePaper } from "./describe-paper.ts";

const page = "first_page" as const;
const about = {
  title: { value: "On digits", source: "both" as const },
  authors: { value: ["Ada Lovelace"], source: page },
  abstract: { value: "We count digits.", source: page },
  date: null,
  doi: { value: "10.1000/a<b", source: "file_metadata" as const },
  arxivId: null,
};
const empty = { authors: [], description: "", sourceUrl: null };

describe("what a paper says of itself", () => {
  test("fills in what nobody has said, and the event names where it was found", () => {
    expect(describePaper(empty, about, true)).toEqual({
      filled: {
        authors: ["Ada Lovelace"],
        description: "We count digits.",
        sourceUrl: "https://doi.org/10.1000/a%3Cb",
      },
      about: {
        about: {
          title: about.title,
          authors: about.authors,
          abstract: { source: page },
          doi: about.doi,
          taken: ["authors", "description", "sourceUrl"],
        },
      },
    });
  });

  test("leaves what the submission said", () => {
    const said = { authors: ["Grace"], description: "Mine.", sourceUrl: "https://example.org/a.pdf" };
    expect(describePaper(said, about, true).filled).toEqual({});
  });

  test("leaves empty what somebody has emptied since", () => {
    expect(describePaper(empty, about, false)).toMatchObject({ filled: {}, about: { about: { taken: [] } } });
  });

  test("is nothing where nothing was found", () => {
    const nothing = { title: null, authors: null, abstract: null, date: null, doi: null, arxivId: null };
    for (const each of [nothing, undefined])
      expect(describePaper(empty, each, true)).toEqual({ filled: {}, about: {} });
  });

  test("an identifier of arXiv leads there", () => {
    const stamped = { ...about, doi: null, arxivId: { value: "2101.00001v2", source: page } };
    expect(describePaper(empty, stamped, true).filled.sourceUrl).toBe("https://arxiv.org/abs/2101.00001v2");
  });
});
