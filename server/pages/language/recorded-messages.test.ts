import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { experimentSchema } from "../../domain/manifest/experiment-schema.ts";
import { parseManifest } from "../../domain/manifest/manifest.ts";
import { schemaTexts } from "../../domain/manifest/schema-texts.ts";
import { quoted, record } from "../../domain/messages/recorded.ts";
import { invalidManifest } from "../../pipeline/invalid-manifest.ts";
import { recorded } from "./recorded.ts";
import { recordedMessages } from "./recorded-messages.ts";
import { translatorInto } from "./translator.ts";

const root = join(import.meta.dirname, "../..");
const others = ["de", "zh-Hans"] as const;
const english = '<span lang="en">';
/** What stands for each name: of some more is known. */
const samples: Record<string, string> = {
  ...{ row: "3", column: "5", comparison: ">=", stream: "stdout", kind: "a list", otherKind: "a number" },
  ...{ reason: "is missing.", detail: "is missing.", resolver: "Debian", reported: "3" },
};
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
const sampleOf = (text: string) =>
  Object.fromEntries(namesIn(text).map((name) => [name, samples[name] ?? `<${name}>`]));

describe.each(recordedMessages)("a sentence of records: $en", (message) => {
  it("has the same names in every language", () => {
    for (const language of others) expect(namesIn(message[language])).toEqual(namesIn(message.en));
  });

  it("is translated, not copied, with the punctuation of the language", () => {
    const { en, de, "zh-Hans": zh } = message;
    expect(de).not.toBe(en);
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(zh).not.toMatch(/\p{Script=Han}[,:;?!.]|[,:;?!]\p{Script=Han}/u);
    expect(zh).not.toMatch(/[為這個們與從後會開關運實驗證據論斷頁語選擇網絡測評]/u);
  });

  it("is shown in the language of the page", () => {
    const text = record(message, sampleOf(message.en));
    for (const language of others) {
      const shown = String(recorded(translatorInto(language), text));
      expect(shown).not.toContain(english);
      const words = message[language].split(/\{\w+\}|`|'[<>]'/);
      for (const part of words) if (part.trim().length > 3) expect(unescaped(shown)).toContain(part);
    }
  });
});

const unescaped = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&gt;", ">").replaceAll("&lt;", "<");

it("come from every file of them", () => {
  const files = globSync("domain/**/*-texts.ts", { cwd: root });
  const known = new Set(recordedMessages.map(({ en }) => en));
  const lost = files
    .flatMap((file) => [
      ...readFileSync(join(root, file), "utf8").matchAll(/\ben: ("(?:[^"\\]|\\.)*"|'[^']*')/g),
    ])
    .map(([, text]) => text!.slice(1, -1).replace(/\\(["\\])/g, "$1"))
    .filter((text) => !known.has(text));
  expect(files.length).toBeGreaterThan(6);
  expect(lost).toEqual([]);
});

it("are all that is recorded: no other text has their type but the words of another program", () => {
  const sources = globSync("{domain,pipeline,execution,simulation,operations}/**/*.ts", {
    cwd: root,
    exclude: ["**/*.test.ts"],
  });
  const uses = sources.filter((file) =>
    /(?<!#)\bquoted\(|as (?:unknown as )?Recorded\b/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(uses.sort()).toEqual([
    "domain/errors.ts",
    "domain/manifest/check-schema.ts",
    "domain/manifest/yaml-document.ts",
    "domain/measurement/linear-regex.ts",
    "domain/messages/recorded.ts",
    "execution/sandbox-diagnosis.ts",
    "pipeline/read-manifests.ts",
  ]);
});

describe("what the schemas say of a field", () => {
  const kinds = globSync("domain/manifest/kinds/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const ofKinds = [...kinds.matchAll(/\bdescription:\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, a, b]) => a ?? b!);
  const described = [...descriptionsIn(experimentSchema), ...ofKinds];

  it("is in every language", () => {
    const known = new Set(schemaTexts.map(({ en }) => en));
    expect(described.filter((text) => !known.has(text))).toEqual([]);
    expect([...known].filter((text) => !described.includes(text))).toEqual([]);
  });
});

/** Of the fields below a value whose type or form can be wrong. */
function descriptionsIn(schema: unknown, place = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { description, type, pattern } = schema as Record<string, unknown>;
  const isSaid = type !== undefined || pattern !== undefined || place === "propertyNames";
  return [
    ...(typeof description === "string" && isSaid && place !== "" ? [description] : []),
    ...Object.entries(schema).flatMap(([name, inner]) => descriptionsIn(inner, name)),
  ];
}

describe("the problems of a manifest", () => {
  const source = `version: 2
experiments:
  - {id: A b, command: 5, timeout: soon, workdir: ../up, repetitions: 0, colour: red, env: {PATH: x, 1a: y}}
claims:
  - id: one
    statement: ""
    experiment: nope
    measurements:
      - {id: a, metric: m, reported: "about 3", from: {file: a.json, regex: "(("}}
      - {id: a, metric: m, reported: "3", tolerance: "300%", from: {file: a.csv, row: 1, column: b}}
      - {id: c, metric: m, reported: "3", comparator: "<", from: {file: a.csv, pointer: /a, row: 1}}
`;
  const parsed = parseManifest(source);
  const problems = parsed.ok ? [] : parsed.problems;
  const { message } = invalidManifest(
    problems.map((each) => ({ ...each, path: "experiment.yml", isBlocking: true })),
  );

  it("are shown in the language of the page, each of them whole", () => {
    expect(problems.length).toBeGreaterThan(12);
    for (const language of others) {
      for (const line of message.split("\n")) {
        const shown = String(recorded(translatorInto(language), line));
        // What the compiler of expressions says is its own.
        expect(shown).not.toContain("≈");
        if (!line.includes("expression")) expect(shown).not.toContain(english);
        else expect(shown).toContain(language === "de" ? "Dieser Ausdruck" : "此表达式");
      }
    }
  });

  it("leave what their author wrote as it is", () => {
    const line = record(
      { en: "line {row}:{column}, {pointer}: {reason}", de: "", "zh-Hans": "" },
      {
        row: 1,
        column: 2,
        pointer: "/a, <i>",
        reason: quoted("is missing. Found: <b>`x`</b>. No."),
      },
    );
    expect(String(recorded(translatorInto("de"), line))).toBe(
      "Zeile 1:2, /a, &lt;i&gt;: fehlt. Gefunden: &lt;b&gt;<code>x</code>&lt;/b&gt;. No.",
    );
  });
});
