import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { chosenScore, findSourceLinks } from "./find-source-links.ts";

const urls = (...pages: string[]) =>
  findSourceLinks({ pages: numbered(pages), abstract: "", authors: [] }).map(({ url }) => url);
const numbered = (pages: string[]) => pages.map((text, index) => ({ number: index + 1, text }));

describe("an address of code", () => {
  test.each([
    ["https://github.com/ada/prime", "https://github.com/ada/prime"],
    ["http://www.github.com/ada/prime/", "https://github.com/ada/prime"],
    ["github.com/ada/prime", "https://github.com/ada/prime"],
    ["(see github.com/ada/prime).", "https://github.com/ada/prime"],
    ["https://github.com/ada/prime.git.", "https://github.com/ada/prime"],
    ["git@github.com:ada/prime.git", "https://github.com/ada/prime"],
    ["git+https://github.com/ada/prime.git@v1", "https://github.com/ada/prime"],
    ["https://github.com/ada/prime/tree/v1.0/src", "https://github.com/ada/prime"],
    ["https://github.com/ada/prime/blob/main/a.py#L3", "https://github.com/ada/prime"],
    ["https://github.com/ada/prime?tab=readme", "https://github.com/ada/prime"],
    ["https://github.com/ada/prime.js, and", "https://github.com/ada/prime.js"],
    ["“https://github.com/ada/prime”", "https://github.com/ada/prime"],
    ["https://github.com/ada/\uFB01nite", "https://github.com/ada/finite"],
    ["https://github.com/ada/_under", "https://github.com/ada/_under"],
    ["https://gitlab.com/ada/prime/-/tree/main", "https://gitlab.com/ada/prime"],
    ["https://gitlab.com/lab/group/prime/-/blob/main/a", "https://gitlab.com/lab/group/prime"],
    ["https://gitlab.com/ada/prime/tree/main", "https://gitlab.com/ada/prime"],
    ["https://codeberg.org/ada/prime/src/branch/main", "https://codeberg.org/ada/prime"],
    ["https://bitbucket.org/ada/prime/src/master/", "https://bitbucket.org/ada/prime"],
    ["ssh://git@github.com/ada/prime.git", "https://github.com/ada/prime"],
    ["https://raw.githubusercontent.com/ada/prime/main/a.csv", "https://github.com/ada/prime"],
    ["https://zenodo.org/badge/latestdoi/123456", "https://zenodo.org/badge/latestdoi/123456"],
    ["https://zenodo.org/record/123456", "https://zenodo.org/records/123456"],
    ["https://zenodo.org/records/123456.", "https://zenodo.org/records/123456"],
    ["doi:10.5281/zenodo.123456", "https://zenodo.org/records/123456"],
    ["https://doi.org/10.5281/zenodo.123456", "https://zenodo.org/records/123456"],
    [
      `swh:1:dir:${"a".repeat(40)};origin=x`,
      `https://archive.softwareheritage.org/swh:1:dir:${"a".repeat(40)}`,
    ],
    [
      `https://archive.softwareheritage.org/swh:1:rev:${"b".repeat(40)}`,
      `https://archive.softwareheritage.org/swh:1:rev:${"b".repeat(40)}`,
    ],
    ["https://github.com/\nada/prime", "https://github.com/ada/prime"],
    ["https://ada.github.io/prime/docs/a.html", "https://github.com/ada/prime"],
    ["https://osf.io/AB1c2/files", "https://osf.io/ab1c2"],
    ["https://doi.org/10.17605/OSF.IO/AB1C2.", "https://osf.io/ab1c2"],
    [
      "https://figshare.com/articles/dataset/Some_data/1234567/2",
      "https://doi.org/10.6084/m9.figshare.1234567",
    ],
    ["doi:10.6084/m9.figshare.1234567.v1", "https://doi.org/10.6084/m9.figshare.1234567"],
    [
      "https://dataverse.harvard.edu/dataset.xhtml?persistentId=doi:10.7910/DVN/ab12cd",
      "https://doi.org/10.7910/DVN/AB12CD",
    ],
    ["https://\ngithub.com/ada/prime", "https://github.com/ada/prime"],
    ["https://github.\ncom/ada/prime", "https://github.com/ada/prime"],
    ["https://github.com/ada/\nprime", "https://github.com/ada/prime"],
    ["https://github.com/ada\n/prime", "https://github.com/ada/prime"],
    ["https://github.com/ad\na/prime", "https://github.com/ada/prime"],
    ["https://github.com/ada/prime-\nnumbers", "https://github.com/ada/prime-numbers"],
    ["https://github.com/ada/prime_\nnumbers", "https://github.com/ada/prime_numbers"],
    ["https://github.com/ada/prime\nThe next line", "https://github.com/ada/prime"],
    ["https://github.com/ada/prime.\nthe next line", "https://github.com/ada/prime"],
  ])("%j is %s", (text, url) => {
    expect(urls(text)[0]).toBe(url);
  });

  test.each([
    "https://github.com/ada",
    "https://github.com/",
    "https://github.com/orgs/lab",
    "https://github.com/sponsors/ada",
    "https://gist.github.com/ada/0123456789abcdef",
    "https://docs.github.com/en/rest",
    "https://ada.github.com/prime",
    "https://notgithub.com/ada/prime",
    "https://github.com.example.org/ada/prime",
    "https://github.com/ada/prime/issues/7",
    "https://github.com/ada/prime/pull/7",
    "https://gitlab.com/ada/prime/-/issues/7",
    "https://github.com/ada/..",
    "https://github.com/ada/prime%20numbers",
    "https://zenodo.org/communities/x",
    "https://ada.github.io/",
    "https://ada.github.io/cv.pdf",
    "https://osf.io/preprints/psyarxiv",
    "https://doi.org/10.31234/osf.io/ab1c2",
    "https://figshare.com/account/home",
    "swh:1:dir:abc",
    "https://example.org/ada/prime",
  ])("%s is none", (text) => {
    expect(urls(text)).toEqual([]);
  });

  test("over a line with a hyphen is read with it and without it; a link of the PDF tells which", () => {
    const text = "Our code: https://github.com/ada/prime-\nnumbers";
    expect(urls(text).slice(0, 2)).toEqual([
      "https://github.com/ada/prime-numbers",
      "https://github.com/ada/primenumbers",
    ]);
    const links = ["https://github.com/ada/primenumbers"];
    const linked = findSourceLinks({ pages: [{ number: 1, text, links }], abstract: "", authors: [] });
    expect(linked.map(({ url }) => url)).toEqual(links);
  });

  test("that the text breaks off is what a link of its page goes on as, where the text does so as well", () => {
    const links = ["https://github.com/ada/lead-IQ_meta-analysis"];
    const linked = (text: string) =>
      findSourceLinks({ pages: [{ number: 2, text, links }], abstract: "", authors: [] });
    expect(linked("Our code: https://github.com/ada/lead IQ_meta analysis. It")).toMatchObject([
      { url: links[0], score: 4 },
    ]);
    expect(linked("Our code: https://github.com/ada/lead is an IQ_meta analysis.")).toMatchObject([
      { url: "https://github.com/ada/lead", score: 4 },
      { url: links[0], score: 0 },
    ]);
  });
});

describe("the paper's own code", () => {
  const own = "https://github.com/ada/own";
  const other = "https://github.com/bob/other";
  const filler = "Nothing is here.";

  test.each<[string, string[], string[]]>([
    ["our code", [filler, `We build on the library ${other}. Our code is at ${own}.`], []],
    ["one sentence", [filler, `Our code (${own}) builds on the library ${other}.`], []],
    [
      "code is available",
      [filler, `As a baseline, ${other} is run.\n\nThe code is available at ${own}.`],
      [],
    ],
    ["availability", [filler, `Code availability\n${own}\nReferences\n[1] B. Other. Our code. ${other}`], []],
    [
      "the references go on",
      [filler, "References\n[1] A.", `[2] Code is available at ${other}`, `Code: ${own}`].toReversed(),
      [],
    ],
    ["the first page", [`A footnote: ${own}`, `More in ${other}.`], []],
    ["an author's name", [filler, `More in ${other}, and in ${own}.`], ["Ada, Countess"]],
    ["a reproduction", [filler, `With ${other}.\nEverything to reproduce this paper: ${own}`], []],
    [
      "a footnote's mark",
      [filler, `Fast tools1 exist. Our code is public2 and free.\n1 ${other}\n2 ${own}`],
      [],
    ],
    [
      "another's code",
      [filler, `Their code is available at ${other}. The source code is found at ${own}.`],
      [],
    ],
    [
      "words in a manuscript with wide spacing",
      [filler, `With ${other}. Code and data are\n\nfully available at\n\n${own}`],
      [],
    ],
    ["a package to replicate it", [filler, `With ${other}. A replication package is available: ${own}`], []],
    ["a download", [filler, `With ${other}. The source code can be downloaded from ${own}.`], []],
    ["codes, used", [filler, `With ${other}. All Python codes used here are available at: ${own}`], []],
    ["what is deposited", [filler, `With ${other}. All codes are deposited at ${own}.`], []],
    ["notebooks", [filler, `With ${other}. The analysis notebooks are at ${own}.`], []],
    ["one script", [filler, `With ${other}. The script is publicly available under ${own}.`], []],
    ["materials", [filler, `With ${other}. Materials are available at the following link: ${own}`], []],
  ])("is known by %s", (_, pages, authors) => {
    const [first] = findSourceLinks({ pages: numbered(pages), abstract: "", authors });
    expect(first).toMatchObject({ url: own });
    expect(first!.score).toBeGreaterThanOrEqual(chosenScore);
  });

  test.each([
    ["a plain mention", `More is in ${other}.`],
    ["a tool", "Our code is available with https://github.com/pytorch/pytorch."],
    ["a citation", `References\n[1] Our code is available at ${other}`],
    ["beside words of an ended paragraph", `Our code is fast.\n\n${other}`],
    ["beside words before a footnote", `Our code is faster than\n\n2 ${other}\n\nothers.`],
    ["what was downloaded", `We downloaded the replication package from ${other}.`],
    ["another's package", `The replication package of Bob et al. is found at ${other}.`],
    ["a package", `Models are fitted with the package mgcv: ${other}`],
    ["what was used", `We use the code of Bob [3], available at ${other}.`],
  ])("is not %s", (_, text) => {
    const candidates = findSourceLinks({ pages: numbered([filler, text]), abstract: "", authors: [] });
    expect(candidates).toHaveLength(1);
    expect(candidates[0]!.score).toBeLessThan(chosenScore);
  });

  test("may be named in the abstract alone, or by a link without its address", () => {
    const abstract = `We count primes (${own}).`;
    expect(findSourceLinks({ pages: [], abstract, authors: [] })).toEqual([
      { url: own, host: "github.com", score: 2, reasons: ["it is in the abstract"], page: null },
    ]);
    const pages = [{ number: 1, text: "Code", links: [`${own}.git`, "https://example.org/"] }];
    expect(findSourceLinks({ pages, abstract: "", authors: [] })).toMatchObject([
      { url: own, score: 2, page: 1 },
    ]);
  });

  test("is less surely what a page on github.io belongs to than what is named itself", () => {
    const [first, second] = findSourceLinks({
      pages: numbered([
        filler,
        "Our code is at https://bob.github.io/other.\n\nOur code is at github.com/ada/own.",
      ]),
      abstract: "",
      authors: [],
    });
    expect(first).toMatchObject({ url: own, score: 4 });
    expect(second).toMatchObject({ url: other, score: 2 });
  });

  test("is one, however often and in whichever case it is named", () => {
    const text = `Our code: ${own}. Again: https://github.com/Ada/OWN/tree/main.`;
    expect(findSourceLinks({ pages: numbered([text]), abstract: own, authors: [] })).toHaveLength(1);
  });
});

describe("a hostile text", () => {
  const parts = [
    "github.com/",
    "a/",
    "b",
    "-\n",
    "\n",
    " ",
    "swh:1:",
    "10.5281/zenodo.",
    "1",
    ".",
    "References\n",
    "our code ",
  ];

  it("never throws, and names only hosts that are known", () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: "binary" })))
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, text, fc.array(text), (first, abstract, authors) => {
        const pages = [{ number: 1, text: first, links: [abstract] }];
        for (const { url, host } of findSourceLinks({ pages, abstract, authors })) {
          expect(new URL(url).host).toBe(host);
          expect(url).toMatch(
            /^https:\/\/(github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|zenodo\.org|osf\.io|doi\.org|archive\.)/,
          );
        }
      }),
    );
  });

  it.each([
    ["starts of addresses", "github.com/".repeat(90_000)],
    ["addresses", "github.com/a/b ".repeat(70_000)],
    ["pages", "a-b.github.io/a ".repeat(70_000)],
    ["names that are no pages", `${"a-".repeat(500_000)} ${"a1 ".repeat(300_000)}`],
    ["groups", `gitlab.com/${"a/".repeat(500_000)}`],
    ["lines", "github.com/a-\n".repeat(70_000)],
    ["empty lines", `References${"\n".repeat(1_000_000)}`],
    ["spaces", `References${" ".repeat(1_000_000)}x`],
    ["code without an end", `${"code ".repeat(200_000)}github.com/a/b`],
    ["marks", `${"a1".repeat(400_000)}\n${"1 github.com/a/b\n".repeat(2000)}`],
    ["ours", `${"our own code ".repeat(70_000)}github.com/a/b`],
  ])("is searched in linear time: %s", (_, text) => {
    expect(urls(text, text, text).length).toBeLessThanOrEqual(20);
  });
});
