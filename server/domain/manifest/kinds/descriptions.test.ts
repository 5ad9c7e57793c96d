import { describe, expect, it } from "vitest";
import { readKind } from "./testing/read-kind.ts";

const paperOf = (name: string, value: unknown) =>
  readKind(name, { [name]: JSON.stringify(value) }).part.paper;

describe("what describes the paper or the code", () => {
  it("is read from ReScience's metadata", () => {
    const metadata = {
      title: "[Re] It",
      authors: [{ name: "Ada Lovelace", orcid: "x" }, { name: "Mary Somerville" }],
      abstract: "We did it again.",
      article: [{ number: 3 }, { doi: "10.5281/zenodo.3763416" }],
    };
    expect(readKind("metadata.yaml", { "metadata.yaml": toYaml(metadata) }).part.paper).toEqual({
      authors: ["Ada Lovelace", "Mary Somerville"],
      description: "We did it again.",
      url: "https://doi.org/10.5281/zenodo.3763416",
    });
  });

  it("is not read from another tool's file of that name", () => {
    expect(readKind("metadata.yaml", { "metadata.yaml": "kind: Deployment\nauthors: 3\n" })).toEqual({
      part: {},
      problems: [],
    });
  });

  it("is read from CodeMeta", () => {
    const value = {
      "@context": "https://doi.org/10.5063/schema/codemeta-2.0",
      author: [{ givenName: "Ada", familyName: "Lovelace" }, { name: "A Group" }, {}],
      description: " It computes. ",
      referencePublication: [{ "@type": "ScholarlyArticle", identifier: "https://doi.org/10.1000/1" }],
    };
    expect(paperOf("codemeta.json", value)).toEqual({
      authors: ["Ada Lovelace", "A Group"],
      description: "It computes.",
      url: "https://doi.org/10.1000/1",
    });
  });

  it("is read from an RO-Crate, whose entities name one another", () => {
    const graph = [
      { "@id": "ro-crate-metadata.json", about: { "@id": "./" } },
      {
        "@id": "./",
        description: "A crate.",
        author: [{ "@id": "#ada" }, "Mary"],
        citation: { "@id": "https://doi.org/10.1000/1" },
      },
      { "@id": "#ada", name: "Ada Lovelace" },
    ];
    expect(paperOf("ro-crate-metadata.json", { "@context": "x", "@graph": graph })).toEqual({
      authors: ["Ada Lovelace", "Mary"],
      description: "A crate.",
      url: "https://doi.org/10.1000/1",
    });
  });

  it.each([
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://user:pass@example.org/",
    "not an address",
    "http://x",
  ])("has no address %s", (address) => {
    const value = { "@context": "x", referencePublication: address };
    expect(paperOf("codemeta.json", value)).toEqual({});
  });

  it("has the line of what is no JSON, and of a wrong value below tabs", () => {
    expect(
      readKind("codemeta.json", { "codemeta.json": '{\n\t"@context": "x",\n\t"name": }' }).problems,
    ).toMatchObject([{ line: 3, column: 10, message: expect.stringContaining("not valid JSON") }]);
    expect(
      readKind("codemeta.json", { "codemeta.json": '{\n\t"@context": "x",\n\t"name": 3\n}' }).problems,
    ).toMatchObject([{ line: 3, column: 2, pointer: "/name", message: expect.stringMatching(/Found: 3$/) }]);
  });
});

function toYaml(value: object): string {
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${JSON.stringify(each)}\n`)
    .join("");
}
