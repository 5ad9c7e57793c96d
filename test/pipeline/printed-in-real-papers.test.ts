import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findPrintedValues, type ReportedNumber } from "../../server/domain/paper/find-printed.ts";
import { createPaperReader } from "../../server/papers/read-paper.ts";
import { sharedData } from "../support/shared-data.ts";

const papers = sharedData("papers");
const piDigits = sharedData("pi-digits");
const reader = createPaperReader({
  timeoutSeconds: 60,
  memoryMiB: 512,
  maxPages: 100,
  maxTextBytes: 10_000_000,
});

async function look(path: string, numbers: Partial<ReportedNumber>[]) {
  const { pages } = await reader.read(() => createReadStream(path));
  const complete = numbers.map((number) => ({
    ...{ reported: "", isFromFigure: false, locator: "", description: "" },
    ...number,
  }));
  return findPrintedValues(pages, complete, true);
}

/** Numbers that a person reads in the PDF, the page that they are on, and words beside them. */
const seen: [file: string, reported: string, locator: string, page: number | null, words: string][] = [
  ["kbroman-rescience2020.pdf", "0.745", "", 3, "cutoffs from 0.749 to 0.745"],
  ["kbroman-rescience2020.pdf", "34", "Table 1", 5, "100% 34 34"],
  ["kbroman-rescience2020.pdf", "39", "Table 1", 5, "27-39"],
  ["kbroman-rescience2020.pdf", "93", "Table 2", 7, "93 93"],
  ["kbroman-rescience2020.pdf", "0.1%", "", 5, "< 0.1%"],
  ["kbroman-rescience2020.pdf", "3.6", "", null, ""],
  ["kbroman-rescience2020.pdf", "3959516", "", null, ""],
  ["upshall-rescience-qian2014.pdf", "-3.8768", "Section 4", 10, "a1 = -3.8768"],
  ["upshall-rescience-qian2014.pdf", "3.8768", "", null, ""],
  ["upshall-rescience-qian2014.pdf", "0.8158", "", 10, "a0 = 0.8158"],
  ["upshall-rescience-qian2014.pdf", "2.22", "Figure 5", 10, "pulse of 2.22"],
  ["upshall-rescience-qian2014.pdf", "-44", "", 10, "around -44 mV"],
  ["upshall-rescience-qian2014.pdf", "0.514", "", 4, "which is 0.514"],
];

describe.skipIf(papers === undefined)("in two published papers", () => {
  it.each(seen)("%s prints %s, %s", async (file, reported, locator, page, words) => {
    const [printed] = await look(join(papers!, file), [{ reported, locator }]);
    expect(printed).toMatchObject(
      page === null
        ? { source: "not_found" }
        : { source: "text", page, quotation: expect.stringContaining(words) },
    );
  });
});

describe.skipIf(piDigits === undefined)("in the paper on the digits of pi", () => {
  it("every number that a run must show is found", async () => {
    const { measurements } = JSON.parse(readFileSync(join(piDigits!, "EXPECTED.json"), "utf8"));
    const numbers = measurements.map((one: { reportedValue: number; printedDecimals: number }) => ({
      reported: one.reportedValue.toFixed(one.printedDecimals),
      locator: "Section 4, Result",
    }));
    const printed = await look(join(piDigits!, "paper.generated.pdf"), numbers);
    expect(printed).toHaveLength(17);
    expect(new Set(printed.map(({ source }) => source))).toEqual(new Set(["text"]));
  });
});
