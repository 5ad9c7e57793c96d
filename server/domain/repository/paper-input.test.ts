import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePaperInput, preprintName } from "./paper-input.ts";

const preprint = (id: string, version: number | null = null) =>
  ({ kind: "preprint", server: "arxiv", id, version }) as const;
const zenodo = (record: string) => ({
  kind: "preprint",
  server: "zenodo",
  id: `10.5281/zenodo.${record}`,
  version: null,
});

describe("a preprint", () => {
  it.each([
    ["2101.00001", preprint("2101.00001")],
    ["2101.00001v3", preprint("2101.00001", 3)],
    ["2101.00001V12", preprint("2101.00001", 12)],
    ["  arXiv:2101.00001v1 ", preprint("2101.00001", 1)],
    ["arxiv: 2101.00001", preprint("2101.00001")],
    ["0704.0001", preprint("0704.0001")],
    ["1412.9999", preprint("1412.9999")],
    ["1501.00001", preprint("1501.00001")],
    ["hep-th/9108001", preprint("hep-th/9108001")],
    ["math.GT/0309136v1", preprint("math/0309136", 1)],
    ["math/0309136", preprint("math/0309136")],
    ["HEP-TH/9901001", preprint("hep-th/9901001")],
    ["arXiv:cs/0702001", preprint("cs/0702001")],
    ["https://arxiv.org/abs/2101.00001", preprint("2101.00001")],
    ["http://arxiv.org/abs/2101.00001v2", preprint("2101.00001", 2)],
    ["https://www.arxiv.org/pdf/2101.00001", preprint("2101.00001")],
    ["https://export.arxiv.org/pdf/2101.00001v2.pdf", preprint("2101.00001", 2)],
    ["https://arxiv.org/abs/hep-th/9108001/", preprint("hep-th/9108001")],
    ["https://arxiv.org/pdf/math.GT/0309136v1.pdf", preprint("math/0309136", 1)],
    ["https://ARXIV.org/abs/2101.00001?context=cs#abstract", preprint("2101.00001")],
    ["https://arxiv.org/html/2101.00001v4", preprint("2101.00001", 4)],
    ["https://arxiv.org/format/2101.00001", preprint("2101.00001")],
    ["https://arxiv.org/abs/math%2F0309136", preprint("math/0309136")],
    ["arxiv.org/abs/2101.00001", preprint("2101.00001")],
    ["https://browse.arxiv.org/html/2101.00001v1", preprint("2101.00001", 1)],
    ["https://www.alphaxiv.org/abs/2101.00001v2", preprint("2101.00001", 2)],
    ["https://www.alphaxiv.org/overview/2101.00001", preprint("2101.00001")],
    ["https://ar5iv.org/html/hep-th/9108001", preprint("hep-th/9108001")],
    ["https://ar5iv.labs.arxiv.org/html/2101.00001", preprint("2101.00001")],
    ["https://arxiv.org/ps/hep-th/9108001v1", preprint("hep-th/9108001", 1)],
    ["https://arxiv.org/src/2101.00001v2", preprint("2101.00001", 2)],
    ["https://arxiv.org/e-print/2101.00001", preprint("2101.00001")],
    ["https://arxiv.org/abs/arXiv:2101.00001v1", preprint("2101.00001", 1)],
    ["https://arxiv.org./abs/2101.00001", preprint("2101.00001")],
    ["http://xxx.lanl.gov/abs/hep-th/9108001", preprint("hep-th/9108001")],
    ["<https://arxiv.org/abs/2101.00001>", preprint("2101.00001")],
    ["arXiv:2101.00001v2 [cs.LG]", preprint("2101.00001", 2)],
    ["arXiv:2101.00001v2 [cs.LG] 3 Jan 2021", preprint("2101.00001", 2)],
    ["arXiv:0706.0001 [cond-mat.str-el]", preprint("0706.0001")],
    ["cond-mat.str-el/0309136", preprint("cond-mat/0309136")],
    ["physics.optics/0605170v1", preprint("physics/0605170", 1)],
    ["10.48550/arXiv.2101.00001", preprint("2101.00001")],
    ["10.48550/ARXIV.2101.00001", preprint("2101.00001")],
    ["doi:10.48550/arXiv.2101.00001", preprint("2101.00001")],
    ["https://doi.org/10.48550/arXiv.2101.00001", preprint("2101.00001")],
    ["http://dx.doi.org/10.48550/arXiv.hep-th/9108001", preprint("hep-th/9108001")],
    ["https://doi.org/10.48550%2FarXiv.2101.00001v2", preprint("2101.00001", 2)],
    ["doi.org/10.48550/arXiv.2101.00001", preprint("2101.00001")],
    ["10.5281/zenodo.1234567", zenodo("1234567")],
    ["https://doi.org/10.5281/zenodo.1234567", zenodo("1234567")],
    ["https://zenodo.org/records/1234567", zenodo("1234567")],
    ["https://zenodo.org/record/1234567/?preview=1", zenodo("1234567")],
    ["https://zenodo.org/doi/10.5281/zenodo.1234567", zenodo("1234567")],
  ])("is %s", (input, expected) => {
    expect(parsePaperInput(input)).toEqual(expected);
  });

  it("is parsed equally from every notation", () => {
    const newer = fc
      .tuple(
        fc.integer({ min: 15, max: 90 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 99_999 }),
      )
      .map(([year, month, number]) => `${year}${pad(month, 2)}.${pad(number, 5)}`);
    const older = fc
      .tuple(
        fc.constantFrom("hep-th", "cond-mat", "math", "q-bio"),
        fc.constantFrom(92, 99, 0, 6),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 999 }),
      )
      .map(([archive, year, month, number]) => `${archive}/${pad(year, 2)}${pad(month, 2)}${pad(number, 3)}`);
    const version = fc.option(fc.integer({ min: 1, max: 9999 }));
    fc.assert(
      fc.property(fc.oneof(newer, older), version, (id, version) => {
        const name = preprintName({ server: "arxiv", id, version });
        const bare = name.replace("arXiv:", "");
        for (const input of [
          name,
          bare,
          `https://arxiv.org/abs/${bare}`,
          `https://arxiv.org/pdf/${bare}.pdf`,
          `https://arxiv.org/html/${bare}`,
          `10.48550/arXiv.${bare}`,
          `https://doi.org/10.48550/arXiv.${bare}`,
        ])
          expect(parsePaperInput(input)).toEqual(preprint(id, version));
      }),
    );
  });
});

describe("a direct link", () => {
  it.each([
    ["https://example.org/paper.pdf", "https://example.org/paper.pdf", "paper"],
    ["https://example.org:8443/a/My%20Paper.PDF?download=1#page=2", undefined, "My Paper"],
    ["https://127.0.0.1:4443/paper.pdf", undefined, "paper"],
    ["https://openreview.net/pdf?id=abc", undefined, "pdf"],
    ["https://example.org/doi/pdf/10.1000/182", undefined, "182"],
    ["https://example.org/%E0%A4%A.pdf", undefined, "%E0%A4%A"],
    ["https://example.org/a%2F..%2Fb%00.pdf", undefined, "a .. b"],
    ["https://zenodo.org/records/7/files/paper.pdf", undefined, "paper"],
    ["https://hal.science/hal-01234567/document", undefined, "document"],
    ["https://osf.io/abc12/download", undefined, "download"],
    ["https://arxiv.org.example.org/abs/2101.00001", undefined, "2101.00001"],
    ["https://example.org/server/api/core/bitstreams/0a1b/content", undefined, "content"],
    ["https://example.org/?file=paper.pdf", undefined, ""],
    ["https://github.com/ada/pi/raw/main/paper.pdf", undefined, "paper"],
    ["https://notarxiv.org/pdf/2101.00001", undefined, "2101.00001"],
    ["https://example.org/arxiv.org/abs/2101.00001.pdf", undefined, "2101.00001"],
  ])("is %s", (input, url = new URL(input.replace(/#.*/, "")).href, fileName) => {
    expect(parsePaperInput(input)).toEqual({ kind: "pdf", url, fileName });
  });
});

describe("unrecognised input", () => {
  it.each([
    ...[
      "",
      " ",
      "arXiv:",
      "pi",
      "paper.pdf",
      "10.1000/182",
      "2101.1",
      "2101.0001",
      "1412.00001",
      "2113.00001",
    ],
    ...[
      "2100.00001",
      "0703.0001",
      "2101.00001v0",
      "2101.00001v",
      "2101.000010",
      "9108.00001",
      "hep-th/0704001",
    ],
    ...[
      "hep-th/9107",
      "hep-th/910800",
      "hep-th/9113001",
      "hep/th/9108001",
      "math.GTX/0309136",
      "2101.00001 2101.00002",
    ],
    ...[
      "http://example.org/paper.pdf",
      "ftp://example.org/paper.pdf",
      "file:///etc/paper.pdf",
      "//example.org/a.pdf",
    ],
    ...[
      "https://example.org/",
      "https://github.com/ada/pi",
      "https://www.gitlab.com/ada/pi",
      "https://zenodo.org/communities/pi",
      "https://",
    ],
    ...[
      "https://user:secret@example.org/paper.pdf",
      "https://user@arxiv.org/abs/2101.00001",
      "javascript:a.pdf",
    ],
    ...[
      "https://arxiv.org/",
      "https://arxiv.org/list/cs",
      "https://arxiv.org/abs/",
      "https://arxiv.org/pdf/paper.pdf",
    ],
    ...[
      "10.48550/arXiv.2101.1",
      "10.48550/2101.00001",
      "10.5281/zenodo.0",
      "https://doi.org/10.1000/182",
      "https://doi.org/10.1000/paper.pdf",
      "https://zenodo.org/records/abc",
      "http://zenodo.org/records/7/files/paper.pdf",
      "arxiv.org.example.org/abs/2101.00001",
    ],
    ...["arXiv:2101.00001 [cs.LG] x", "2101.00001 cs.LG", "<2101.00001"],
    ...["https://arxiv.org/abs/2101.00001/evil", "ftp://arxiv.org/abs/2101.00001", "arXiv:arXiv:2101.00001"],
  ])("is %j", (input) => {
    expect(parsePaperInput(input)).toBeNull();
  });

  it("never throws and returns only preprints and HTTPS URLs for random input", () => {
    const part = fc.constantFrom(
      "https://",
      "arxiv.org",
      "/abs/",
      "/pdf/",
      "2101.00001",
      ".pdf",
      "v1",
      "%",
      "@",
      "[",
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.webUrl(),
      fc.array(part).map((p) => p.join("")),
    );
    fc.assert(
      fc.property(text, (input) => {
        const read = parsePaperInput(input);
        if (read?.kind === "preprint") expect(parsePaperInput(read.id)).toEqual({ ...read, version: null });
        if (read?.kind === "pdf") {
          expect(new URL(read.url)).toMatchObject({
            protocol: "https:",
            username: "",
            password: "",
            hash: "",
          });
          expect(parsePaperInput(read.url)).toEqual(read);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function pad(number: number, length: number): string {
  return String(number).padStart(length, "0");
}
