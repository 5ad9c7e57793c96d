import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, it } from "vitest";
import type { Message } from "../language/message-values.ts";
import * as accounts from "./account-texts.ts";
import * as certificates from "./certificate-texts.ts";
import * as claimLists from "./claim-list-texts.ts";
import * as drafts from "./draft-texts.ts";
import * as environments from "./environment-texts.ts";
import * as errors from "./error-texts.ts";
import * as home from "./home-texts.ts";
import * as jobs from "./job-texts.ts";
import * as judgements from "./judgement-texts.ts";
import * as keys from "./key-texts.ts";
import * as layout from "./layout-texts.ts";
import * as limitations from "./limitation-texts.ts";
import * as mailLinks from "./mail-link-texts.ts";
import * as measurements from "./measurement-texts.ts";
import * as notices from "./notice-texts.ts";
import * as operations from "./operation-texts.ts";
import * as organizations from "./organization-texts.ts";
import * as owners from "./owner-texts.ts";
import * as pipeline from "./pipeline-texts.ts";
import * as plots from "./plot-texts.ts";
import * as profile from "./profile-texts.ts";
import * as reasons from "./reason-texts.ts";
import * as reference from "./reference-texts.ts";
import * as repositories from "./repository-texts.ts";
import * as runFacts from "./run-facts-texts.ts";
import * as runs from "./run-texts.ts";
import * as schemas from "./schema-texts.ts";
import * as search from "./search-texts.ts";
import * as settings from "./settings-texts.ts";
import * as sharing from "./sharing-texts.ts";
import * as social from "./social-texts.ts";
import * as submit from "./submit-texts.ts";
import * as terms from "./term-texts.ts";
import * as verifications from "./verification-texts.ts";
import * as versions from "./version-texts.ts";
import * as words from "./word-texts.ts";

const files = [
  ...[limitations, reasons],
  ...[accounts, drafts, environments, errors, home, jobs, judgements, keys, layout, measurements, notices],
  ...[mailLinks, organizations, owners, profile, social],
  ...[repositories, runFacts, runs, settings, submit, terms, verifications, versions, words],
  ...[certificates, sharing],
  ...[claimLists, pipeline, plots, search],
  ...[operations, reference, schemas],
];
const languages = ["en", "de", "zh-Hans"] as const;
const messages = files.flatMap((file) =>
  Object.entries(file).flatMap(([name, texts]) => within(name, texts)),
);

/** Every message below a value, with its place. */
function within(place: string, value: unknown): [string, Message][] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value) return [[place, value as Message]];
  return Object.entries(value).flatMap(([name, inner]) => within(`${place}.${name}`, inner));
}

it("are all looked at here", () => {
  expect(globSync("*-texts.ts", { cwd: import.meta.dirname })).toHaveLength(files.length);
  expect(messages.length).toBeGreaterThan(300);
});

it.each(messages)("%s has the same arguments and elements in every language", (_, message) => {
  const [english, ...others] = languages.map((language) => argumentsOf(message, language));
  for (const other of others) expect(other).toEqual(english);
  for (const language of languages) expect(message[language].trim()).not.toBe("");
});

/** What a message is formatted with, as `count plural` or `link element`; throws where it is no ICU message. */
function argumentsOf(message: Message, language: (typeof languages)[number]): string[] {
  const found = new Set<string>();
  const visit = (elements: Ast): void => {
    for (const element of elements) {
      if ("value" in element && element.type !== kinds.literal) found.add(`${element.value} ${element.type}`);
      if ("children" in element) visit(element.children);
      if ("options" in element) for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(message[language], language).getAst());
  return [...found].sort();
}

type Ast = ReturnType<IntlMessageFormat["getAst"]>;
const kinds = { literal: 0 };

/** Words that German has from English, or shares with it. */
const shared =
  /^(?:[\s·,:]|<\/?strong>|\{[^}]*\}|PDF|Name|Version|Commit|Code|Repository|Community|API|Image|Link|Lock|Signal|Forks|Browser|Parameter|Status)*$/;

it.each(messages)("%s is translated, not copied, with the punctuation of the language", (_, message) => {
  const { en, de, "zh-Hans": zh } = message;
  if (de === en) expect(en).toMatch(shared);
  if (!/^(?:[\s·,:：、]|<\/?strong>|\{[^}]*\}|PDF)*$/.test(zh)) expect(zh).toMatch(/\p{Script=Han}/u);
  expect(de).not.toContain("“{");
  expect(zh).not.toMatch(/\p{Script=Han}[,:;?!.]|[,:;?!]\p{Script=Han}/u);
  // Of the traditional forms those that these texts would have.
  expect(zh).not.toMatch(/[為這個們與從後會開關運實驗證據論斷頁語選擇網絡測評]/u);
});

it("are all used, by their names or as members of an enumeration", () => {
  const root = join(import.meta.dirname, "..");
  const sources = globSync("**/*.ts", { cwd: root, exclude: ["texts/**"] }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const all = sources.join("\n");
  const unused = messages
    .map(([place]) => place)
    .filter((place) => {
      const [object, name] = place.split(".");
      return !new RegExp(`\\b${object}(?:\\.${name}\\b|\\[|\\]|,|\\)|\\.map)`).test(all);
    });
  expect(unused).toEqual([]);
});
