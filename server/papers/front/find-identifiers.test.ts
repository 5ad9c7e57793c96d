import { describe, expect, test } from "vitest";
import { findDoi, findPosted, findStamp } from "./find-identifiers.ts";
import type { FrontPage } from "./front-page.ts";

function pageOf(...texts: string[]): FrontPage {
  const rows = texts.map((text, index) => ({
    text,
    plain: text,
    size: 12,
    font: "f",
    base: 50 + 15 * index,
  }));
  return { height: 800, rows, aside: [] };
}

describe("the identifiers", () => {
  test.each<[string, string[], string[], string | null]>([
    ["of the metadata", [], ["doi:10.1000/ABC"], "10.1000/abc"],
    ["in a row of its own", ["https://doi.org/10.1000/abc.1."], [], "10.1000/abc.1"],
    ["of an archive, below its label", ["DOI", "10.5281/zenodo.7"], [], "10.5281/zenodo.7"],
    ["of an archive, which may be the code's", ["https://doi.org/10.5281/zenodo.7"], [], null],
    ["within a sentence", ["as in https://doi.org/10.1000/abc they"], [], null],
    ["one of several", ["10.1000/abc", "10.1000/def"], [], null],
    [
      "of bioRxiv's row",
      [
        "bioRxiv preprint doi: https://doi.org/10.1101/2022.12.13.519519 ; this version posted December 13, 2022. The",
      ],
      [],
      "10.1101/2022.12.13.519519",
    ],
    [
      "that the paper is to be cited with",
      ["Citation: Lovelace A (2013) Digits", "of Pi. PLoS ONE 8(11). doi:10.1371/journal.pone.1"],
      [],
      "10.1371/journal.pone.1",
    ],
    ["that another is cited with", ["Lovelace A (2013) Digits. doi:10.1371/journal.pone.1"], [], null],
    ["a placeholder", ["doi:10.1093/bioinformatics/xxxxxx"], [], null],
  ])("a DOI %s", (_, lines, named, expected) => {
    expect(findDoi(pageOf(...lines), named)?.value ?? null).toBe(expected);
  });

  test("bioRxiv's row has the date of the version", () => {
    const row =
      "medRxiv preprint doi: https://doi.org/10.1101/2022.1 ; this version posted May 3, 2022. The copyright";
    expect(findPosted(pageOf(row))?.value).toBe("2022-05-03");
    expect(findPosted(pageOf("This version posted May 3, 2022."))).toBeNull();
  });

  test("arXiv's stamp names the paper, its version and date", () => {
    const stamped = (text: string) => findStamp({ ...pageOf(), aside: [text] });
    expect(stamped("arXiv:2101.00001v2 [cs.LG] 3 Jan 2021")).toMatchObject({
      id: { value: "2101.00001v2" },
      date: { value: "2021-01-03" },
    });
    expect(stamped("arXiv:math/0309136v1 [math.GT] 8 Sep 2003")?.id.value).toBe("math/0309136v1");
    expect(stamped("as in arXiv:2101.00001v2 [cs.LG] 3 Jan 2021")).toBeNull();
  });
});
