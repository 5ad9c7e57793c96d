import { expect, it } from "vitest";
import { parseManifest } from "../domain/manifest/manifest.ts";
import { findPrintedValuesOf } from "./find-printed-values.ts";

const manifest = `version: 1
experiments:
  - {id: main, command: make}
claims:
  - {id: listed, statement: Nothing is measured.}
  - id: fish
    statement: There are 12 fish.
    locator: page 2
    experiment: main
    measurements:
      - {id: count, metric: fish, reported: "12", from: {file: m.json, pointer: /a}}
      - {id: weight, metric: weight, reported: "4.74", from: {file: m.json, pointer: /b}}
      - {id: slope, metric: slope, reported: "1.5", printed: figure, from: {file: m.json, pointer: /c}}
      - {id: plot, metric: plot, from: {file: a.svg, sha256: "sha256:${"0".repeat(64)}"}}
`;
const never = new AbortController().signal;
const parsed = parseManifest(manifest);
const claims = parsed.ok ? parsed.manifest.claims : [];
const bytesOf = (...texts: string[]) => {
  const pages = texts.map((text, index) => ({ number: index + 1, text }));
  return new TextEncoder().encode(JSON.stringify({ pageCount: pages.length, title: null, pages }));
};

it("says of every reported number how the paper prints it", async () => {
  const text = bytesOf("We took 12 samples.", "We caught 12 fish.");
  const values = await findPrintedValuesOf(claims, text, true, never);
  expect([...values.keys()]).toEqual(["fish"]);
  expect(Object.fromEntries(values.get("fish")!)).toEqual({
    count: { text: "12", source: "text", page: 2, quotation: "We caught 12 fish." },
    weight: { text: "4.74", source: "not_found", page: null, quotation: null },
    slope: { text: "1.5", source: "figure", page: null, quotation: null },
  });
});

it("starts no thread where nothing is reported", async () => {
  const notJson = new Uint8Array();
  expect(await findPrintedValuesOf(claims.slice(0, 1), notJson, true, never)).toEqual(new Map());
});

it("is tried again where the search does not end in time", async () => {
  const secondsOfSearch = bytesOf("1±".repeat(4_000_000));
  const limits = { milliseconds: 1, memoryMiB: 1024 };
  await expect(findPrintedValuesOf(claims, secondsOfSearch, true, never, limits)).rejects.toMatchObject({
    key: "paper.over_limits",
    retryable: true,
  });
});
