import type { Contract, Response } from "../contract/model.ts";
import { compile } from "../validators/compile.ts";
import { link, type Table } from "../validators/link.ts";
import { prepareSchema } from "../validators/prepare-schema.ts";
import { createTargets } from "../validators/targets.ts";

/**
 * A module that exports `responses`: one validator of each JSON body that an operation may answer with, by operationId,
 * status and media type. Only tests check responses, so it is made when they start and not committed.
 */
export async function emitResponseValidators({ operations, schemas }: Contract): Promise<string> {
  const first = createTargets("first");
  const byMediaType = ({ contents }: Response): Table =>
    Object.fromEntries(
      contents
        .filter(({ kind }) => kind === "json")
        .map(({ mediaType, schema }) => [mediaType, first.add(prepareSchema(schema, { objects: "closed" }))]),
    );
  const responses: Table = {};
  for (const { id, responses: declared } of operations) {
    responses[id] = Object.fromEntries(
      declared.map((response) => [String(response.status), byMediaType(response)]),
    );
  }
  const modules = { first: compile(first.schemas, schemas, { objects: "closed", allErrors: false }) };
  return link({ responses }, modules);
}
