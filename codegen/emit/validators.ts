import type { Content, Contract } from "../contract/model.ts";
import { compile } from "../validators/compile.ts";
import { isBounded } from "../validators/is-bounded.ts";
import { link, type Table } from "../validators/link.ts";
import { bodySchema, parametersSchema } from "../validators/request-schemas.ts";
import { createTargets } from "../validators/targets.ts";

/**
 * `validators.js`: for each operation one validator of its parameters, and one of each JSON, multipart or form body.
 * Defaults of the contract are filled in while validating, so that a handler never repeats one.
 */
export async function emitValidators({ operations, schemas }: Contract): Promise<string> {
  const every = createTargets("every");
  const first = createTargets("first");
  const parameters: Table = {};
  const bodies: Table = {};
  for (const operation of operations) {
    // Never more errors than a URL and its headers have room for, and Node.js bounds those: every one is reported.
    if (operation.parameters.length > 0) parameters[operation.id] = every.add(parametersSchema(operation));
    const contents = operation.body?.contents.filter(isValidated) ?? [];
    const validators = contents.map((content) => {
      const targets = isBounded(content.schema, schemas) ? every : first;
      return [content.mediaType, targets.add(bodySchema(content, schemas))];
    });
    if (validators.length > 0) bodies[operation.id] = Object.fromEntries(validators);
  }
  const modules = {
    every: compile(every.schemas, schemas, { objects: "published", allErrors: true }),
    first: compile(first.schemas, schemas, { objects: "published", allErrors: false }),
  };
  return link({ parameters, bodies }, modules);
}

const isValidated = ({ kind }: Content): boolean => ["json", "multipart", "form"].includes(kind);
