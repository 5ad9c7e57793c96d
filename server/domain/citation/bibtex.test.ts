import { Cite } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import { describe, expect, it } from "vitest";
import { bibtexOf } from "./bibtex.ts";
import { type Cited, citationItems } from "./citation-items.ts";

interface Read {
  title: string;
  author?: { family?: string; given?: string; literal?: string }[];
  URL?: string;
}

/** What a reader that is not ours makes of it. */
const read = (text: string) => new Cite(text).data as Read[];

const cited = (changes: Partial<Cited["repository"]> = {}): Cited => ({
  repository: {
    ...{ owner: "ada", slug: "paper", title: "A paper", authors: ["Ada Lovelace"], sourceUrl: null },
    ...{ headId: "sha256:0", ...changes },
  },
  address: "https://verify.example.org/r/ada/paper",
  outcome: "30 supported, 3 contradicted",
  judgedAt: "2026-11-20T23:59:59.000Z",
});

it("cites the paper, and what was found of it", () => {
  expect(
    bibtexOf(citationItems(cited({ sourceUrl: "https://arxiv.org/abs/2104.12255" }))),
  ).toBe(`@misc{ada-paper,
  author = {Ada Lovelace},
  title = {{A paper}},
  url = {https://arxiv.org/abs/2104.12255},
}

@misc{ada-paper-reproduction,
  author = {{Research Verification Service}},
  title = {{Reproduction of “A paper”}},
  year = {2026},
  month = {11},
  url = {https://verify.example.org/r/ada/paper},
  version = {sha256:0},
  note = {30 supported, 3 contradicted},
}
`);
});

describe("what strangers wrote", () => {
  it.each([
    "100% of $x_1$ & #5 ~ ^ \\input{/etc/passwd}",
    "un}balanced } { {{ } \\",
    "\\} @article{evil, title = {x}}",
    '"quoted", 质数 and Größe',
    "@comment{ }",
  ])("is text in BibTeX: %s", (title) => {
    const [paper, found, ...more] = read(bibtexOf(citationItems(cited({ title }))));
    expect(more).toEqual([]);
    expect(paper!.title.replaceAll("\u00a0", " ")).toBe(title);
    expect(found!.title).toContain("Reproduction of");
  });

  it("stays on its line", () => {
    const text = bibtexOf(citationItems(cited({ title: "One\n}\n\n@misc{two,\r\n\u0000 title = {2}" })));
    expect(read(text)).toHaveLength(2);
    expect(text.split("\n").filter((line) => line.startsWith("@"))).toHaveLength(2);
  });

  it.each([
    ["Ada Lovelace", "Ada Lovelace"],
    ["Jean-Marie O’Neil", "Jean-Marie O’Neil"],
    ["王小云", "王小云"],
    ["Bob and others", "{Bob and others}"],
    ["Lovelace, Ada", "{Lovelace, Ada}"],
    ["The LHC } Collaboration", "{The LHC \\textbraceright{} Collaboration}"],
  ])("is one name, where it is one: %s", (name, written) => {
    const text = bibtexOf(citationItems(cited({ authors: [name, "Grace Hopper"] })));
    expect(text).toContain(`author = {${written} and Grace Hopper},`);
    expect(read(text)[0]!.author).toHaveLength(2);
  });

  it("ends no address", () => {
    const sourceUrl = "https://example.org/a_b?q={}}\\&x=%20";
    const text = bibtexOf(citationItems(cited({ sourceUrl })));
    expect(text).toContain("url = {https://example.org/a_b?q=%7B%7D%7D%5C&x=%20}");
    expect(read(text)[0]!.URL).toBe("https://example.org/a_b?q=%7B%7D%7D%5C&x=%20");
  });
});
