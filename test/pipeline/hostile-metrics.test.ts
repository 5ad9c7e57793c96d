import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Outcome, type PipelineService, startPipelineService } from "../support/pipeline-service.ts";

type From = Record<string, unknown>;

const json: From = { pointer: "/value" };
const cell: From = { row: 1, column: "value" };

/** Where there is no R, its files have no numbers. */
const hasR = existsSync("/usr/bin/Rscript");
if (!hasR) console.warn("\n*** R'S FILES ARE NOT READ HERE: apt-get install r-base-core\n");

/** What the file holds, how it is read, and what counts as observed. */
const files: [name: string, content: string | Buffer, from: From, observed: number | null][] = [
  ["nan.json", '{"value": NaN}', json, null],
  ["infinity.json", '{"value": Infinity}', json, null],
  ["overflow.json", '{"value": 1e999}', json, null],
  ["negative-overflow.json", '{"value": -1e999}', json, null],
  ["digits.json", `{"value": 1${"0".repeat(400)}}`, json, null],
  ["huge.json", '{"value": 1e308}', json, 1e308],
  ["denormal.json", '{"value": 5e-324}', json, 5e-324],
  ["precise.json", '{"value": 4.7400000000000000000000000001}', json, 4.74],
  ["text.json", '{"value": " 4.74 "}', json, 4.74],
  ["text-nan.json", '{"value": "NaN"}', json, null],
  ["text-overflow.json", '{"value": "1e999"}', json, null],
  ["text-hex.json", '{"value": "0x4"}', json, null],
  ["text-unit.json", '{"value": "4.74 m"}', json, null],
  ["text-comma.json", '{"value": "4,74"}', json, null],
  ["text-digits.json", '{"value": "٤.٧٤"}', json, null],
  ["text-minus.json", '{"value": "−4.74"}', json, null],
  ["empty-text.json", '{"value": ""}', json, null],
  ["true.json", '{"value": true}', json, null],
  ["null.json", '{"value": null}', json, null],
  ["list.json", '{"value": [4.74]}', json, null],
  ["object.json", '{"value": {"valueOf": 4.74}}', json, null],
  ["inherited.json", '{"__proto__": {"value": 4.74}}', json, null],
  ["length.json", '{"value": "aaaa"}', { pointer: "/value/length" }, null],
  ["trailing.json", '{"value": 4.74} {"value": 5}', json, null],
  ["comment.json", '{"value": 4.74 /* or so */}', json, null],
  ["single.json", "{'value': 4.74}", json, null],
  ["nothing.json", "", json, null],
  // As every JSON reader of the authors' own would: the last one counts.
  ["twice.json", '{"value": 4.74, "value": 9}', json, 9],
  ["mark.json", '\uFEFF{"value": 4.74}', json, 4.74],
  ["invalid.json", Buffer.from('{"x": "\xFF\xC0\x80", "value": 4.74}', "latin1"), json, 4.74],
  ["utf16.json", Buffer.from('\uFEFF{"value": 4.74}', "utf16le"), json, null],
  ["nul.json", '{"value": 4.74}\0', json, null],
  ["cells.csv", "\uFEFFvalue,other\r\n4.74,1\r\n", cell, 4.74],
  ["twice.csv", "value,value\n4.74,9\n", cell, null],
  ["quotes.csv", `value\n"4.74${'"'.repeat(1001)}`, cell, null],
  ["formula.csv", 'value\n"=4.74"\n', cell, null],
  ["short.csv", "other,value\n1\n", cell, null],
  ["open.csv", `value\n"${"a".repeat(100_000)}`, cell, null],
  ["pattern.txt", "value = 4.74", { regex: "value = (.*)" }, 4.74],
  ["pattern-nan.txt", "value = nan", { regex: "value = (.*)" }, null],
  ["no-part.txt", "b", { regex: "(a)|b" }, null],
  // saveRDS(list(value = 4.74))
  [
    "fit.rds",
    Buffer.from(
      "H4sIAAAAAAAAA4vgYmBgYGJgYWJiYGIGMYWBBCMQ84FoB6Gvh/pjNL4xABWAxVkYOIE0a15ibmoxkCGALFiWmFOaCmT8AwDI4UhOVAAAAA==",
      "base64",
    ),
    json,
    hasR ? 4.74 : null,
  ],
  ["wrong.rds", '{"value": 4.74}', json, null],
  ["backtracking.txt", `${"a".repeat(200_000)}!`, { regex: "^(?:a+)+$|^(?:a|aa)+([0-9])$" }, null],
];

/** What does not fit into a manifest's repository or a command's line. */
const made: [name: string, command: string, from: From][] = [
  ["deep.json", "head -c 5000000 /dev/zero | tr '\\0' '['", json],
  ["keys.json", "(printf '{'; seq -f '\"%.0f\":1,' 300000; printf '\"value\":null}')", json],
  [
    "large.json",
    "(printf '{\"value\": 4.74, \"x\": \"'; head -c 17000000 /dev/zero | tr '\\0' x; printf '\"}')",
    json,
  ],
  ["zeros.json", "(printf '{\"value\": 4.'; head -c 9000000 /dev/zero | tr '\\0' 0; printf 'x}')", json],
  ["wide.csv", "(echo value; head -c 9000000 /dev/zero | tr '\\0' ',')", { row: 1, column: "gone" }],
  ["long.txt", "head -c 3000000 /dev/zero | tr '\\0' a", { regex: "(?:a|aa)+([0-9])" }],
];

let pipeline: PipelineService;
let outcome: Outcome;
beforeAll(async () => {
  pipeline = await startPipelineService();
  const claims = [...files, ...made].map(([file, , from], index) => ({
    id: `claim-${index}`,
    statement: `${file} says 4.74.`,
    experiment: "main",
    measurements: [
      { id: "value", metric: "value", reported: "4.74", from: { file: `out/${file}`, ...from } },
    ],
  }));
  const decode = "mkdir -p out; for file in in/*; do base64 -d < $file > out/${file#in/}; done";
  const command = [decode, ...made.map(([file, makes]) => `${makes} > out/${file}`)].join("\n");
  const manifest = { version: 1, experiments: [{ id: "main", command, timeout: 60 }], claims };
  outcome = await pipeline.outcome("metrics", {
    ...Object.fromEntries(
      files.map(([name, content]) => [`in/${name}`, Buffer.from(content).toString("base64")]),
    ),
    ".research/experiment.yml": JSON.stringify(manifest),
  });
});
afterAll(() => pipeline[Symbol.asyncDispose]());

it("hostile outputs end no worse than in a Run whose numbers are missing", () => {
  expect(outcome.job, outcome.job.lastError).toMatchObject({ state: "completed" });
  expect(outcome.runs.map(({ execution }) => execution)).toEqual([{ state: "succeeded", failure: null }]);
});

it.runIf(hasR)("what R reads stands beside its file", () => {
  const paths = outcome.runs[0]!.evidence.map(({ sourcePath }) => sourcePath);
  expect(paths).toContain("out/fit.rds.json");
  expect(paths).not.toContain("out/wrong.rds.json");
});

describe("observed in", () => {
  it.each(files.map(([name, , , observed]) => [name, observed] as const))("%s: %s", (name, observed) => {
    const claim = claimOf(name);
    expect(claim.measurements[0]?.observedValue).toBe(observed);
    const supports = observed === 4.74;
    expect(claim.evidence.state === "supported").toBe(supports);
    if (observed === null) {
      expect(claim.evidence.state).toBe("inconclusive");
      expect(claim.measurements[0]?.reason).toMatch(/\.$/);
    }
  });

  it.each(made.map(([name]) => name))("%s: nothing", (name) => {
    const claim = claimOf(name);
    expect(claim.measurements[0]?.observedValue).toBeNull();
    expect(claim.evidence.state).toBe("inconclusive");
  });
});

function claimOf(file: string) {
  const claim = outcome.claims.find(({ statement }) => statement === `${file} says 4.74.`);
  if (!claim) throw new Error(`There is no Claim of ${file}`);
  return claim;
}
