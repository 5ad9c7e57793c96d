import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { atomEntry, atomFeed, oaiRecord } from "../../test/support/preprint-server.ts";
import { sharedData } from "../../test/support/shared-data.ts";
import type { ArxivInput } from "../domain/repository/paper-input.ts";
import { readAtom } from "./arxiv-atom.ts";
import { readLicense } from "./arxiv-oai.ts";

const paper = (id: string, version: number | null = null): ArxivInput => ({
  kind: "preprint",
  server: "arxiv",
  id,
  version,
});

describe("an answer of the query API", () => {
  const entry = atomEntry("2101.00001", 3, { title: "A title\n  on two lines" });

  it("tells of the paper", () => {
    expect(readAtom(atomFeed(entry), paper("2101.00001"))).toEqual({
      title: "A title on two lines",
      abstract: "What was measured is 4.74 & no more.",
      authors: ["Mira Okonkwo", "Jonas Weber"],
      subjects: ["math.NT", "cs.DM"],
    });
    expect(readAtom(atomFeed(entry), paper("2101.00001", 3))).not.toBeNull();
  });

  it("without an entry, or of another version, tells that there is none", () => {
    expect(readAtom(atomFeed(""), paper("2101.00001"))).toBeNull();
    expect(readAtom(atomFeed(entry), paper("2101.00001", 2))).toBeNull();
    expect(readAtom(atomFeed(atomEntry("2101.00001", 1, { title: " " })), paper("2101.00001"))).toBeNull();
  });

  it.each([
    ["about another paper", atomFeed(entry), "2101.00002"],
    ["about a paper whose identifier begins alike", atomFeed(entry), "2101.0000"],
    ["that is no feed", "<html></html>", "2101.00001"],
    ["that is no XML", "Rate exceeded.", "2101.00001"],
    [
      "of an error",
      atomFeed("<entry><id>https://arxiv.org/api/errors#x</id><summary>x</summary></entry>"),
      "2101.00001",
    ],
  ])("%s is none", (_name, xml, id) => {
    expect(() => readAtom(xml, paper(id))).toThrow();
  });
});

describe("an answer to GetRecord", () => {
  const license = "http://creativecommons.org/licenses/by/4.0/";

  it.each([
    ["with a licence", oaiRecord("math/0309136", license), license],
    ["without one", oaiRecord("math/0309136", null), null],
    ["about a paper that is not there yet", oaiRecord("math/0309136", undefined), null],
    [
      "with two licences",
      oaiRecord("math/0309136", `${license}</license><license>http://arxiv.org/licenses/x`),
      null,
    ],
    [
      "of a deleted record",
      oaiRecord("math/0309136", license).replace("<header>", '<header status="deleted">'),
      null,
    ],
  ])("%s", (_name, xml, expected) => {
    expect(readLicense(xml, paper("math/0309136"))).toBe(expected);
  });

  it.each([
    ["about another paper", oaiRecord("math/0309137", license)],
    ["of an error", oaiRecord("math/0309136", undefined).replace("idDoesNotExist", "badArgument")],
    ["that is another document", "<html></html>"],
    ["that is no XML", "Retry after 10 seconds"],
  ])("%s is none", (_name, xml) => {
    expect(() => readLicense(xml, paper("math/0309136"))).toThrow();
  });
});

const recorded = sharedData("arxiv");
describe.runIf(recorded)("what arXiv answered", () => {
  const atom = (name: string) =>
    (JSON.parse(readFileSync(join(recorded!, "atom", name), "utf8")) as { body: string }).body;
  const oai = (name: string) => readFileSync(join(recorded!, "oai", name), "utf8");

  it("about papers is read", () => {
    expect(readAtom(atom("id_1605.08386_s0_m100_199195aa31ad.json"), paper("1605.08386"))).toMatchObject({
      title: "Heat-bath random walks with Markov bases",
      authors: ["Caprice Stanley", "Tobias Windisch"],
      subjects: ["math.CO", "math.ST"],
    });
    expect(readAtom(atom("id_2104.12255v1_s0_m100_6ae69987ffe1.json"), paper("2104.12255", 1))).toMatchObject(
      {
        title: "0",
      },
    );
    expect(
      readAtom(atom("id_quant-ph_0201082v1_s0_m100_86989fe779ef.json"), paper("quant-ph/0201082", 1)),
    ).toMatchObject({ authors: ["Stephen Blaha"], subjects: ["quant-ph", "cs.PL"] });
  });

  it("about none, or what it does not take for an identifier, is told apart", () => {
    expect(readAtom(atom("id_0000.0000_s0_m100_8b51d9633a68.json"), paper("0000.0000"))).toBeNull();
    expect(readAtom(atom("id_abc_s0_m100_b79c8dcf6bc3.json"), paper("abc"))).toBe("malformed");
    expect(() => readAtom(atom("q_testing_s0_m10.json"), paper("1605.08386"))).toThrow(/another paper/);
  });

  it.each([
    ["getrecord_1401.2122.xml", "1401.2122", "http://arxiv.org/licenses/nonexclusive-distrib/1.0/"],
    ["hepcrawl_record0.xml", "1601.03238", "https://creativecommons.org/licenses/by/3.0/"],
    ["hepcrawl_record1.xml", "1512.07978", "http://arxiv.org/licenses/nonexclusive-distrib/1.0/"],
  ])("of licences is read from %s", (name, id, license) => {
    expect(readLicense(oai(name), paper(id))).toBe(license);
  });

  it("in another form is none", () => {
    expect(() => readLicense(oai("oai_dc.xml"), paper("1507.03011"))).toThrow();
    expect(() => readLicense(oai("listrecords_hep-ex.xml"), paper("1706.05371"))).toThrow();
    expect(readLicense(oai("no_namespace.xml"), paper("0804.2273"))).toBe(
      "http://creativecommons.org/licenses/by/3.0/",
    );
  });
});
