import { record } from "../../messages/recorded.ts";
import type { PaperMetadata } from "../paper-metadata.ts";
import { problemTexts } from "../problem-texts.ts";
import type { ManifestKind } from "./manifest-kind.ts";
import { documentReader, listOf, member, type Report, textOf } from "./read-document.ts";
import { treePath } from "./tree-path.ts";
import { webAddress } from "./web-address.ts";

const person = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", pattern: "\\S" },
    ORCID: {
      type: "string",
      pattern: "^\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX]$",
      description:
        "An ORCID is sixteen digits in groups of four, such as 0000-0002-1825-0097, without its address.",
    },
  },
};

/** What the authors cannot say before the check is the codechecker's to fill in. */
const codechecker = {
  ...person,
  properties: { ...person.properties, name: { type: ["string", "null"] } },
};

/** Of the CODECHECK configuration file 1.0, what it requires of the authors and the forms that it gives. */
const schema = {
  type: "object",
  required: ["manifest"],
  properties: {
    version: { type: "string" },
    manifest: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["file"],
        properties: { file: { type: "string", pattern: "\\S" }, comment: { type: ["string", "null"] } },
      },
    },
    paper: {
      type: "object",
      required: ["title", "authors"],
      properties: {
        title: { type: "string", pattern: "\\S" },
        authors: { type: "array", minItems: 1, items: person },
        reference: { type: ["string", "null"] },
      },
    },
    codechecker: {
      if: { type: "array" },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { items: codechecker },
      else: codechecker,
    },
    report: {
      type: "string",
      pattern: "^https?://(?:dx\\.)?doi\\.org/10\\.\\d{4,9}/\\S+$",
      description: "The address of a DOI, such as https://doi.org/10.5281/zenodo.3674056.",
    },
    certificate: {
      type: "string",
      pattern: "^\\d{4}-\\d{3}$",
      description: "A year and a number of three digits, such as 2020-001.",
    },
    check_time: {
      type: "string",
      pattern:
        "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?:[T ](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?:\\.\\d+)?(?:Z|[+-]\\d{2}:?\\d{2})?)?$",
      description: "A date and a time as in ISO 8601, such as 2020-02-14 10:00:00.",
    },
    repository: {
      anyOf: [{ type: "string" }, { type: "array", minItems: 1, items: { type: "string" } }],
      description: "The address of the code repository, or a list of them.",
    },
  },
};

const placeholders = /^(?:FIXME|TODO)\b|zenodo\.(?:FIXME|X+)$/;

/** `codecheck.yml`: the files that a check must make again, and the paper. It names no command. */
export const codecheck: ManifestKind = {
  names: ["codecheck.yml", "codecheck.yaml"],
  confidence: "medium",
  read: documentReader("yaml", schema, (value, report) => {
    reportPlaceholders(value, report);
    return { outputs: outputsOf(value, report), paper: paperOf(member(value, "paper")) };
  }),
};

function outputsOf(value: unknown, report: Report): string[] {
  const paths = listOf(member(value, "manifest")).flatMap((entry, index) => {
    const file = member(entry, "file");
    const path = treePath(file);
    if (path === null && typeof file === "string")
      report(["manifest", index, "file"], record(problemTexts.pathInside));
    return path === null ? [] : [path];
  });
  return [...new Set(paths)].slice(0, 200);
}

function paperOf(paper: unknown): PaperMetadata {
  const authors = listOf(member(paper, "authors")).flatMap(
    (author) => textOf(member(author, "name"), 200) ?? [],
  );
  const url = webAddress(member(paper, "reference"));
  return { ...(authors.length > 0 && { authors }), ...(url !== null && { url }) };
}

/** What the template of CODECHECK has and nobody filled in. */
function reportPlaceholders(value: unknown, report: Report): void {
  const fields: (string | number)[][] = [["paper", "title"], ["summary"], ["report"], ["certificate"]];
  for (const [index] of listOf(member(value, "paper", "authors")).entries())
    fields.push(["paper", "authors", index, "name"]);
  for (const path of fields) {
    const text = path.reduce<unknown>(
      (found, name) => (typeof name === "number" ? listOf(found)[name] : member(found, name)),
      value,
    );
    if (typeof text === "string" && placeholders.test(text.trim()))
      report(path, record(problemTexts.placeholder));
  }
}
