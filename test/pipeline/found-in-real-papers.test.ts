import { createReadStream } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chosenScore, findSourceLinks } from "../../server/domain/sources/find-source-links.ts";
import { createPaperReader } from "../../server/papers/read-paper.ts";
import { sharedData } from "../support/shared-data.ts";

const papers = sharedData("papers");
const reader = createPaperReader({
  timeoutSeconds: 60,
  memoryMiB: 512,
  maxPages: 100,
  maxTextBytes: 10_000_000,
});

describe.skipIf(papers === undefined)("a published paper", () => {
  it.each([
    ["kbroman-rescience2020.pdf", "https://github.com/kbroman/Paper_ReScience2020"],
    ["upshall-rescience-qian2014.pdf", "https://github.com/mupsh/ReScience_Qian_2014"],
  ])("%s names its own code, %s, before all else", async (file, url) => {
    const { pages } = await reader.read(() => createReadStream(join(papers!, file)));
    const [first] = findSourceLinks({ pages, abstract: "", authors: [] });
    expect(first!.url).toBe(url);
    expect(first!.score).toBeGreaterThan(chosenScore);
  });
});
