import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { FoundClaim, FoundClaims, FoundLink } from "../claims/found.ts";
import { type Manifest, parseManifest } from "../manifest/manifest.ts";
import { type DraftInput, draftManifest } from "./draft-manifest.ts";
import { plainText } from "./draft-text.ts";

const link: FoundLink = {
  from: { file: "out/metrics.json", pointer: "/mean_steps" },
  value: 131.4344,
  confidence: "high",
  reasons: ["it rounds to 131.43", "the names agree"],
  experiment: "make",
};

function claim(
  id: string,
  changes: Partial<FoundClaim> = {},
  text = "The mean is 131.43 steps.",
): FoundClaim {
  return {
    id,
    statement: {
      kind: "sentence",
      text,
      metric: "mean stopping time",
      unit: "steps",
      comparator: "~=",
      printed: "131.43",
      value: 131.43,
      page: 4,
      box: null,
      locator: 'Page 4, Section 3 "Results"',
      quotation: text,
      names: { near: "mean", around: "stopping time" },
      score: 5,
      reasons: ["+2 it stands in the results"],
    },
    confidence: "high",
    link: null,
    candidates: [],
    ...changes,
  };
}

const manifest: Manifest = {
  version: 1,
  experiments: [
    {
      id: "make",
      command: "make all",
      timeoutSeconds: 60,
      memoryMiB: 2048,
      seed: null,
      repetitions: 1,
      requires: [],
      outputs: [],
      confidence: "low",
      sources: { command: "Makefile" },
    },
  ],
  claims: [],
};

const nothing: FoundClaims = { version: 1, claims: [], candidates: [], outputs: {}, missing: [] };

const draft = (changes: Partial<DraftInput>) =>
  draftManifest({
    title: "Stopping times",
    source: { url: "https://github.com/ada/stopping-times", commit: "6f1c2d" },
    reference: "https://example.org/schemas/experiment.json",
    manifest,
    found: nothing,
    missing: [],
    ...changes,
  });

function parsed(text: string): Manifest {
  const result = parseManifest(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems) + text);
  return result.manifest;
}

describe("draftManifest", () => {
  it("drafts experiments and linked Claims, with where each is from", () => {
    const found = {
      ...nothing,
      claims: [claim("text-4-mean-131.43", { link })],
      outputs: { make: ["out/fig.svg"] },
    };
    const text = draft({ found });
    const { experiments, claims } = parsed(text);
    expect(experiments[0]).toMatchObject({
      id: "make",
      command: "make all",
      timeoutSeconds: 60,
      outputs: ["out/fig.svg", "out/metrics.json"],
    });
    expect(claims).toMatchObject([
      {
        id: "text-4-mean-131-43",
        statement: "The mean is 131.43 steps.",
        locator: 'Page 4, Section 3 "Results"',
        experiment: "make",
        measurements: [
          { id: "value", metric: "mean stopping time", unit: "steps", reported: "131.43", from: link.from },
        ],
      },
    ]);
    expect(text).toContain("# Read from command: Makefile. Confidence: low.");
    expect(text).toContain("# Taken for a result: +2 it stands in the results.");
    expect(text).toContain("131.4344 in out/metrics.json, pointer /mean_steps");
    expect(text.split("\n")[0]).toBe(
      '# Drafted from the paper "Stopping times" and the code at https://github.com/ada/stopping-times, commit 6f1c2d.',
    );
  });

  it("says once where Experiments that follow each other are read from", () => {
    const [make] = manifest.experiments;
    const of = (id: string, file: string) => ({ ...make!, id, sources: { command: file } });
    const experiments = [
      of("a", "README.md"),
      of("b", "README.md"),
      of("c", "README.md"),
      of("d", "Makefile"),
    ];
    const comments = draft({ manifest: { ...manifest, experiments } }).match(/# Read from .*/g);
    expect(comments).toEqual([
      "# Read from command: README.md. Confidence: low. So are the next 2.",
      "# Read from command: Makefile. Confidence: low.",
    ]);
  });

  it("lists a Claim whose number was not found, and has its measurement ready", () => {
    const text = draft({ found: { ...nothing, claims: [claim("a")] } });
    expect(parsed(text).claims).toMatchObject([{ id: "a", experiment: null, measurements: [] }]);
    expect(text).toContain("No committed output has this number.");
    const edited = text.replace(/^( +)# (experiment: make|measurements:| +- id: value| {4,}\S.*)$/gm, "$1$2");
    expect(parsed(edited).claims[0]?.measurements).toMatchObject([
      { reported: "131.43", from: { file: "metrics.json" } },
    ]);
  });

  it("offers several committed numbers to choose from", () => {
    const other = { ...link, from: { file: "log.txt", regex: "mean (\\S+)" }, value: 131.4261 };
    const text = draft({ found: { ...nothing, claims: [claim("a", { candidates: [link, other] })] } });
    expect(text).toContain("# Which of these has the number?\n    # - 131.4344 in out/metrics.json");
    expect(text).toContain("# - 131.4261 in log.txt, regex mean (\\S+)");
  });

  it("does not link to an experiment that is not there", () => {
    const text = draft({
      found: { ...nothing, claims: [claim("a", { link: { ...link, experiment: null } })] },
    });
    expect(parsed(text).claims[0]?.experiment).toBeNull();
    expect(text).toContain("No experiment is known to write this file.");
  });

  it("has doubtful statements as comments that are entries without the #", () => {
    const candidates = [claim("b"), claim("c", { link })];
    for (const claims of [[claim("a")], []]) {
      const text = draft({ found: { ...nothing, claims, candidates } });
      expect(parsed(text).claims).toHaveLength(claims.length);
      const [, doubtful = ""] = text.split('Remove the "#" of those that are, and the others whole:\n');
      const entries = parse(
        doubtful
          .replace(/^ *# /gm, "")
          .replace(/^ +# .*$/gm, "")
          .replace(/^Taken.*|^Its.*/gm, ""),
      );
      expect(entries).toMatchObject([{ id: "b" }, { id: "c", experiment: "make" }]);
    }
  });

  it("has a command that fails where none was found, and says what is missing", () => {
    const text = draft({
      manifest: null,
      source: null,
      found: { ...nothing, missing: ["No code was found."] },
    });
    const [experiment] = parsed(text).experiments;
    expect(experiment?.command).toMatch(/exit 1$/);
    expect(text).toContain("# What is missing:\n# - No code was found.\n");
    expect(parsed(draft({ manifest: null, found: null })).claims).toEqual([]);
  });

  it("keeps what the authors declared, and gives each Claim an id of its own", () => {
    const declared = parsed(
      `version: 1
experiments: [{id: e, command: "true", seeds: [1, 2], memory: 64, requires: [make]}]
claims:
  - id: a
    type: theoretical
    statement: It holds.
    experiment: e
    measurements:
      - {id: m, metric: x, reported: "1.5", comparator: ">=", tolerance: 0.01, primary: false, from: {file: o.csv, row: 1, column: x}}
      - {id: f, metric: figure, from: {file: f.svg, sha256: "sha256:${"a".repeat(64)}"}}`,
    );
    const again = parsed(
      draft({ manifest: declared, found: { ...nothing, claims: [claim("a"), claim("A")] } }),
    );
    expect(again.claims[0]).toEqual(declared.claims[0]);
    expect(again.experiments).toEqual(declared.experiments);
    expect(again.claims.map(({ id }) => id)).toEqual(["a", "a-2", "a-3"]);
  });

  it("is a valid manifest whatever a paper says", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.constantFrom(
        "x\n  - id: injected",
        "# \u2028experiments: []",
        "'\"`${x}",
        "...\n---\n",
        "\u202emarked",
        "- a: b\r\nc",
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, text, reason) => {
        const said = plainText(text) === "" ? "x" : text;
        const one = claim(said, { link: { ...link, reasons: [reason] } }, said);
        const found = { ...nothing, claims: [one], candidates: [claim(said, {}, said)], missing: [reason] };
        const drafted = draft({ title, found });
        expect(parsed(drafted).claims).toHaveLength(1);
        expect(parsed(drafted).claims[0]?.statement).toBe(plainText(said));
        expect(parsed(drafted).experiments).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });
});

it("says again all that a manifest says of a command and of where its numbers are", () => {
  const text = `version: 1
experiments:
  - {id: main, command: make, workdir: code, env: {A: "1"}, outputs: ["figures/**/*.png"]}
claims:
  - id: a
    statement: It is 4.74.
    experiment: main
    measurements:
      - {id: b, metric: b, reported: "4.74", from: {files: ["runs/*.csv"], combine: mean, where: {m: ours, n: 1}, column: c, separator: ";", decimal: ","}, uncertainty: {file: e.txt, regex: "(.+)", thousands: " "}}
      - {id: c, metric: c, reported: "4.74", from: {file: n.ipynb, cell: 2, regex: "(.+)"}}
      - {id: d, metric: d, reported: "4.74", from: {file: m.txt, separator: whitespace, header: false, row: 1, column: "2"}}
`;
  const parsed = parseManifest(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const drafted = parseManifest(draft({ manifest: parsed.manifest, found: nothing }));
  expect(drafted).toEqual(parsed);
});
