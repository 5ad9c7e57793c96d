import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, createReadStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findPrintedValues } from "../../server/domain/paper/find-printed.ts";
import { createPaperReader } from "../../server/papers/read-paper.ts";
import { paperMarkdown, paperPdf } from "./make-paper.ts";

interface ManifestClaim {
  statement: string;
  locator: string;
  measurements: { reported?: string }[];
}

const here = fileURLToPath(new URL(".", import.meta.url));
const manifest = parse(readFileSync(`${here}code/.research/experiment.yml`, "utf8"));
const pdf = readFileSync(`${here}paper.pdf`);

describe("the paper", () => {
  test("is what its text makes: run make-paper.ts after a change", async () => {
    expect(readFileSync(`${here}paper.md`, "utf8")).toBe(paperMarkdown());
    expect((await paperPdf()).equals(pdf)).toBe(true);
  });

  test("states every claim of the manifest, with its printed numbers", async () => {
    const reader = createPaperReader({
      timeoutSeconds: 60,
      memoryMiB: 256,
      maxPages: 10,
      maxTextBytes: 1_000_000,
    });
    const { title, pages } = await reader.read(() => createReadStream(`${here}paper.pdf`));
    const text = pages
      .map((page) => page.text)
      .join("\n")
      .replace(/\s+/g, " ");
    expect(title).toContain("Do the Primes Play Fair?");
    for (const { statement, measurements } of manifest.claims) {
      expect(text).toContain(statement);
      for (const { reported } of measurements) if (reported) expect(statement).toContain(reported);
    }
    const numbers = manifest.claims.flatMap(({ statement, locator, measurements }: ManifestClaim) =>
      measurements
        .filter(({ reported }) => reported !== undefined)
        .map(({ reported = "" }) => ({ reported, locator, description: statement, isFromFigure: false })),
    );
    const printed = findPrintedValues(pages, numbers, true);
    expect(printed.map(({ text, source }) => [text, source])).toEqual(
      numbers.map(({ reported }: { reported: string }) => [reported, "text"]),
    );
    expect(printed.at(-1)).toMatchObject({ page: 2, quotation: expect.stringContaining("at least 0.75 of") });
  });
});

describe("the code, run anew", () => {
  const folder = mkdtempSync(join(tmpdir(), "prime-fair-play-"));
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const perl = (script: string, seed?: string) =>
    spawnSync("perl", [script], {
      cwd: folder,
      env: { PATH: process.env.PATH, SEED: seed },
      encoding: "utf8",
    });
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() => {
    cpSync(`${here}code`, folder, { recursive: true });
    for (const output of manifest.experiments.flatMap(({ outputs }: { outputs: string[] }) => outputs)) {
      rmSync(join(folder, output), { force: true });
    }
  });

  test("counts what examples/README.md says", () => {
    const { status, stdout } = perl("count.pl");
    expect(status).toBe(0);
    expect(JSON.parse(read("results/metrics.json"))).toEqual({
      primes: 78498,
      team1: 39175,
      team3: 39322,
      lead: 147,
      moments_team1_ahead: 239,
      first_moment_team1_ahead: 26861,
      same_last_digit_percent: 15.3526,
    });
    expect(read("results/last-digits.csv")).toBe(
      "digit,count,share_percent\n1,19617,24.9911\n3,19665,25.0522\n7,19621,24.9962\n9,19593,24.9605\n",
    );
    expect(stdout).toContain("Team 4k+1 has 39175, team 4k+3 has 39322");
    const digest = createHash("sha256").update(read("figures/race.svg")).digest("hex");
    const picture = manifest.claims[0].measurements.find(({ id }: { id: string }) => id === "picture");
    expect(picture.from.sha256).toBe(`sha256:${digest}`);
  });

  test("draws the same worlds from the same seed", () => {
    const { status, stdout } = perl("model.pl", "1");
    expect(status).toBe(0);
    expect(JSON.parse(read("results/model.json"))).toEqual({
      same_last_digit_percent: 17.4411,
      explained: 0.7835,
    });
    expect(stdout).toContain("random worlds: 17.4411 %");
    expect(perl("model.pl", "2").stdout).not.toBe(stdout);
  });
});
