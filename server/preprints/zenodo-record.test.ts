import { describe, expect, it } from "vitest";
import { readZenodo } from "./zenodo-record.ts";

/** As https://developers.zenodo.org/#records describes it, shortened. */
const record = {
  id: 1234568,
  conceptrecid: "1234567",
  doi: "10.5281/zenodo.1234568",
  metadata: {
    title: "A preprint  on Zenodo",
    description: "<p>What was <b>measured</b> is 4.74 &amp; no more.</p>",
    access_right: "open",
    creators: [{ name: "Okonkwo, Mira", affiliation: "Nowhere" }, { name: "Weber, Jonas" }],
    keywords: ["number theory", "Collatz"],
    license: { id: "cc-by-4.0" },
    resource_type: { title: "Preprint", type: "publication", subtype: "preprint" },
  },
  files: [
    { key: "paper.pdf", size: 4, checksum: "md5:0", links: { self: "https://zenodo.org/x" } },
    { key: "code.zip", size: 4 },
  ],
};
const changed = (metadata: object, more: object = {}) =>
  readZenodo(JSON.stringify({ ...record, ...more, metadata: { ...record.metadata, ...metadata } }));

describe("a record of Zenodo", () => {
  it("tells of the paper", () => {
    expect(changed({})).toEqual({
      recordNumber: "1234568",
      conceptNumber: "1234567",
      title: "A preprint on Zenodo",
      abstract: "What was measured is 4.74 & no more.",
      authors: ["Okonkwo, Mira", "Weber, Jonas"],
      subjects: ["number theory", "Collatz"],
      licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
      pdfNames: ["paper.pdf"],
    });
  });

  it.each([
    [{ license: { id: "cc-by-sa-4.0" } }, "https://creativecommons.org/licenses/by-sa/4.0/"],
    [{ license: { id: "cc-by-nc-nd-4.0" } }, "https://creativecommons.org/licenses/by-nc-nd/4.0/"],
    [{ license: { id: "cc-zero" } }, "https://creativecommons.org/publicdomain/zero/1.0/"],
    [{ license: { id: "cc0-1.0" } }, "https://creativecommons.org/publicdomain/zero/1.0/"],
    [{ license: { id: "mit" } }, null],
    [{ license: { id: "cc-by-4.0/../../by" } }, null],
    [{ license: null }, null],
    [{ license: ["cc-by-4.0"] }, null],
    [{ access_right: "embargoed" }, null],
    [{ access_right: undefined }, null],
  ])("with %j has the licence %s", (metadata, licenseUrl) => {
    expect(changed(metadata).licenseUrl).toBe(licenseUrl);
  });

  it("without versions stands for itself", () => {
    expect(changed({}, { conceptrecid: null }).conceptNumber).toBe("1234568");
  });

  it("with members of other types is read without them", () => {
    expect(changed({ creators: "x", keywords: [1, null, "a"], description: 5 }, { files: {} })).toMatchObject(
      {
        authors: [],
        subjects: ["a"],
        abstract: "",
        pdfNames: [],
      },
    );
  });

  it.each(["", "{}", "[]", "null", "<html>", '{"id":1}', '{"id":"../1","metadata":{"title":"a"}}'])(
    "is not %s",
    (json) => {
      expect(() => readZenodo(json)).toThrow();
    },
  );

  it("with a description that is no HTML takes no longer", () => {
    expect(changed({ description: "<".repeat(400_000) }).abstract).toHaveLength(10_000);
  });
});
