import { describe, expect, it } from "vitest";
import { referenceProblems } from "./document-references.ts";

const head = `sha256:${"a".repeat(64)}`;
const run = (id: string, state: string) => ({ id, execution: { state } });
const snapshot = JSON.stringify({
  repository: { headId: head, runs: [run("run_1", "succeeded"), run("run_2", "queued")] },
});
const crate = (...entities: object[]) => JSON.stringify({ "@graph": entities });

describe("what documents name", () => {
  it("is in the snapshot, where it is a citation", () => {
    const cited = (digest: string) =>
      referenceProblems("application/x-bibtex", `version = {${digest}}`, snapshot);
    expect(cited(head)).toEqual([]);
    expect(cited(`sha256:${"b".repeat(64)}`)).toHaveLength(1);
  });

  it("has each author once, where it is a citation", () => {
    const authored = JSON.stringify({ repository: { authors: ["Ada", "Grace"] } });
    const cited = (...authors: string[]) =>
      referenceProblems(
        "application/vnd.citationstyles.csl+json",
        JSON.stringify([{ author: authors.map((literal) => ({ literal })) }]),
        authored,
      );
    expect(cited("Ada", "Grace")).toEqual([]);
    expect(cited("Ada", "Grace", "Grace")).toEqual(["it cites 3 authors of a paper of 2"]);
  });

  it("is in the crate that refers to it, with every Run that ended", () => {
    const found = (...entities: object[]) =>
      referenceProblems("application/ld+json", crate(...entities), snapshot);
    expect(found({ "@id": "./", mentions: [{ "@id": "#run_1" }] }, { "@id": "#run_1" })).toEqual([]);
    expect(found({ "@id": "./", mentions: [{ "@id": "#run_1" }] })).toHaveLength(2);
    expect(found({ "@id": "./", mentions: [] })).toEqual(["it leaves out a Run that ended"]);
  });
});
