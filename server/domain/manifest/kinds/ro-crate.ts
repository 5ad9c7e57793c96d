import { record } from "../../messages/recorded.ts";
import { isMapping } from "../is-mapping.ts";
import type { PaperMetadata } from "../paper-metadata.ts";
import { problemTexts } from "../problem-texts.ts";
import type { ManifestKind } from "./manifest-kind.ts";
import { documentReader, listOf, member, textOf } from "./read-document.ts";
import { webAddress } from "./web-address.ts";

const schema = {
  type: "object",
  required: ["@context", "@graph"],
  properties: {
    "@graph": {
      type: "array",
      minItems: 1,
      items: { type: "object", required: ["@id"], properties: { "@id": { type: "string" } } },
    },
  },
};

type Entities = ReadonlyMap<string, Record<string, unknown>>;

/** `ro-crate-metadata.json`: what the crate is, and the workflow that it names; it gives no command. */
export const roCrate: ManifestKind = {
  names: ["ro-crate-metadata.json", "ro-crate-metadata.jsonld"],
  confidence: "medium",
  isDescription: true,
  read: documentReader("json", schema, (value, report) => {
    const graph = listOf(member(value, "@graph")).filter(isMapping);
    const entities: Entities = new Map(graph.map((entity) => [String(entity["@id"]), entity]));
    const descriptor = entities.get("ro-crate-metadata.json") ?? entities.get("ro-crate-metadata.jsonld");
    const root = entities.get(idOf(member(descriptor, "about")) ?? "./");
    if (!root) {
      report(["@graph"], record(problemTexts.noCrate));
      return {};
    }
    return { paper: paperOf(root, entities), notes: workflowNotes(root, entities) };
  }),
};

function idOf(reference: unknown): string | null {
  return textOf(member(reference, "@id"), 1000);
}

function paperOf(root: Record<string, unknown>, entities: Entities): PaperMetadata {
  const authors = listOf(member(root, "author")).flatMap((author) => {
    const entity = entities.get(idOf(author) ?? "") ?? author;
    return textOf(member(entity, "name"), 200) ?? textOf(author, 200) ?? [];
  });
  const description = textOf(member(root, "description"), 5000);
  const [url] = listOf(member(root, "citation")).flatMap(
    (citation) => webAddress(idOf(citation) ?? citation) ?? [],
  );
  return {
    ...(authors.length > 0 && { authors }),
    ...(description !== null && { description }),
    ...(url !== undefined && { url }),
  };
}

function workflowNotes(root: Record<string, unknown>, entities: Entities): string[] {
  const id = idOf(member(root, "mainEntity"));
  const workflow = id === null ? undefined : entities.get(id);
  if (!workflow || !listOf(workflow["@type"]).includes("ComputationalWorkflow")) return [];
  const language = entities.get(idOf(member(workflow, "programmingLanguage")) ?? "");
  const name = textOf(member(language, "name"), 100);
  return [
    `ro-crate-metadata.json names the workflow ${id!.slice(0, 200)}${name === null ? "" : ` (${name})`}, which the service cannot run.`,
  ];
}
