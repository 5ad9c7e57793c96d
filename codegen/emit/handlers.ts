import type { Contract } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { comment } from "../text/print.ts";
import { inputType } from "./input-type.ts";
import { resultType } from "./result-type.ts";

/** `handlers.ts`: what each operation is given and may answer, as types alone. */
export function emitHandlers(contract: Contract): string {
  const member = (type: (id: string) => string) =>
    contract.operations
      .map(({ id, summary }) => `${comment([summary], "  ")}  ${id}:${spaced(type(id))};\n`)
      .join("");
  const byId = Object.fromEntries(contract.operations.map((operation) => [operation.id, operation]));
  return `${header}import type { Filled, LowerCased, None, OtherHeaders, Payload, WithFiles } from "./handler-types.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

/** Parameters and body as the router hands them over: parsed, valid, defaults filled in. */
export interface Inputs {
${member((id) => inputType(byId[id]!, contract.schemas))}}

/** The answers that are returned. Failures are thrown, so statuses whose body is an error are not among them. */
export interface Results {
${member((id) => resultType(byId[id]!))}}

export type OperationId = keyof Inputs;

export type Input<O extends OperationId> = Inputs[O];

export type Result<O extends OperationId> = Results[O];

export type Handler<O extends OperationId, Deps, Context> = (
  deps: Deps,
  input: Input<O>,
  context: Context,
) => Promise<Result<O>>;

/** Every operation by its id: \`satisfies Operations<Deps, Context>\` does not compile while one is missing. */
export type Operations<Deps, Context> = { [O in OperationId]: Handler<O, Deps, Context> };
`;
}

/** A union of several lines brings its own line break. */
const spaced = (type: string): string => (type.startsWith("\n") ? type : ` ${type}`);
