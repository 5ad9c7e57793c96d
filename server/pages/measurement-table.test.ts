import { expect, it } from "vitest";
import type { Measurement } from "../__generated__/types.ts";
import { translatorInto } from "./language/translator.ts";
import { measurementTable } from "./measurement-table.ts";
import { style } from "./style.ts";

const measurement = (changes: Partial<Measurement> = {}): Measurement => ({
  ...{ measurementId: "m", metric: "share", unit: "%", dimensions: {}, comparator: "~=", reportedValue: 25 },
  printed: { text: "25.0", source: "text", page: 4, quotation: "a share of <b>25.0</b> %" },
  ...{ observedValue: 25.012345678, observedValues: [25.012345678], interval: null },
  ...{ tolerance: 0.05, declaredTolerance: null, absoluteDifference: 0.012345678 },
  ...{ outcome: "match", verification: "verified", reason: null, diagnostic: null, evidenceIds: [] },
  ...changes,
});
const render = (...measurements: Measurement[]) =>
  String(measurementTable(translatorInto("en"), measurements));
const rendered = (changes: Partial<Measurement>) => render(measurement(changes));

it("shows the printed digits with their page, and the words around them", () => {
  const html = rendered({});
  expect(html).toContain('≈ <data value="25">25.0</data>');
  expect(html).toContain("<summary>p. 4</summary>");
  expect(html).toContain("“a share of &lt;b&gt;25.0&lt;/b&gt; %”");
});

it("shows observed values as far as the tolerance means anything, and all of their digits beside", () => {
  const html = rendered({});
  expect(html).toContain('<data value="25.012345678" title="25.012345678">25.012</data>');
  expect(html).toContain('<data value="0.012345678" title="0.012345678">0.012</data>');
  expect(html).toContain('<td class="number" data-label="Tolerance">± <data value="0.05">0.05</data></td>');
  expect(rendered({ observedValue: 25, absoluteDifference: 0 })).toContain('<data value="25">25</data>');
});

it("shows the uncertainty that the experiment gives its number", () => {
  expect(rendered({ observedUncertainty: 0.03 })).toMatch(
    /25\.012<\/data> ± <data value="0\.03">0\.03<\/data><br>/,
  );
});

it("says how many repetitions an interval is of, and where there is none", () => {
  const interval = { lower: 24.9912345, upper: 25.0312345 };
  const html = rendered({ interval, observedValues: [25, 25.02, 25.01] });
  expect(html).toMatch(
    /90 % interval <data[^>]*>24\.991<\/data> to\s+<data[^>]*>25\.031<\/data>\s+over 3 repetitions/,
  );
  expect(html).not.toContain("no interval");
  expect(rendered({})).toContain("no interval");
});

it.each([
  ["match", "match"],
  ["near", "near"],
  ["mismatch", "mismatch"],
  ["unmeasured", "not compared"],
] as const)("has a word and a class of its own for %s", (outcome, word) => {
  expect(rendered({ outcome })).toContain(`<span class="state ${outcome}">${word}</span>`);
});

it("colours a near value like no match, and no mismatch", () => {
  const rules = [...style.matchAll(/^ *:is\(([^)]*)\) \{/gm)].map(([, classes = ""]) => classes.split(", "));
  const ofNear = rules.filter((classes) => classes.includes(".near"));
  expect(ofNear).toHaveLength(2);
  for (const classes of ofNear) {
    for (const other of [".match", ".supported", ".mismatch"]) expect(classes).not.toContain(other);
  }
});

it("says that nothing was run yet, or that nothing will", () => {
  const nothing = { observedValue: null, observedValues: [], absoluteDifference: null };
  const unjudged = measurement({ ...nothing, outcome: null });
  expect(render(unjudged)).toContain("not run yet");
  expect(String(measurementTable(translatorInto("en"), [unjudged], false))).toContain("no experiment");
});

it("lists values that were observed and not compared", () => {
  const html = rendered({
    observedValue: null,
    observedValues: [1, 2, 3, 4, 5, 6, 7],
    outcome: "unmeasured",
  });
  expect(html.replace(/<[^>]*>/g, "")).toContain("1, 2, 3, 4, 5, and 2 more");
});

it.each([
  ["figure", "read from a figure"],
  ["not_found", "not found in the paper&#39;s text"],
  ["no_text", "not found: not every page of the paper has text"],
] as const)("says of a number whose source is %s: %s", (source, note) => {
  expect(rendered({ printed: { text: "25.0", source, page: null, quotation: null } })).toContain(note);
});

it("says a page alone where the words may not be shown, and no place where none is known", () => {
  const printed = { text: "25.0", source: "text" as const, page: 4, quotation: null };
  expect(rendered({ printed })).toContain('<span class="muted">p. 4</span>');
  const html = rendered({ printed: null });
  expect(html).toContain('<data value="25">25</data>');
  expect(html).not.toContain("p. 4");
});

it("says a reason of several measurements once, and any other beside its measurement", () => {
  const missing = measurement({ reason: "The file is missing." });
  const other = measurement({ reason: "Off by one." });
  const count = (html: string, reason: string) => html.split(reason).length - 1;
  const all = render(missing, missing, missing);
  expect(all).toContain('<p class="muted">Each of them: The file is missing.</p>');
  const some = render(missing, other, { ...missing, metric: "<b>mean" });
  expect(some).toContain(
    '<p class="muted"><bdi>share</bdi>, <bdi>&lt;b&gt;mean</bdi>: The file is missing.</p>',
  );
  expect([count(all, "The file"), count(some, "The file"), count(some, "Off by one.")]).toEqual([1, 1, 1]);
  expect(some).toContain('<br><span class="muted">Off by one.</span>');
  expect(render(missing, measurement())).toContain('<br><span class="muted">The file is missing.</span>');
});

it("says of a file whether it is the same", () => {
  const file = {
    ...{ comparator: "=" as const, reportedValue: null, printed: null, tolerance: null },
    ...{ observedValue: null, observedValues: [], absoluteDifference: null },
  };
  expect(rendered(file)).toMatch(
    /a file<\/td>\s*<td.*none<\/td>\s*<td class="number" data-label="Observed">the same file<\/td>/,
  );
  expect(rendered({ ...file, outcome: "mismatch" })).not.toContain("the same file");
});

it("scrolls within its own named container", () => {
  expect(rendered({})).toMatch(
    /^<div class="scroll" role="group" aria-label="Measurements" tabindex="0"><table class="stack compact">/,
  );
});
