import type { Content, Contract, Operation, Parameter, Response } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { comment, print } from "../text/print.ts";

/** `operations.ts`: the operation table and the root policies, as constants. */
export function emitOperations(contract: Contract): string {
  const rows = contract.operations.map(
    (operation) =>
      `${comment([operation.summary], "  ")}  ${operation.id}: ${print(row(operation), "  ")},\n`,
  );
  const ordered = inMatchingOrder(contract.operations).map(({ id }) => `  operations.${id},\n`);
  return `${header}import type { OperationId } from "./handlers.ts";
import type { OperationSpec, RateLimitSpec } from "./operation-spec.ts";

export type { Handler, Input, OperationId, Operations, Result } from "./handlers.ts";

export const contractVersion = ${JSON.stringify(contract.version)};

/** The largest body that any operation takes, in bytes. */
export const bodyLimit = ${contract.bodyLimit};

export const rateLimits = ${print(contract.rateLimits)} as const satisfies Record<string, RateLimitSpec>;

export const operations = {
${rows.join("")}} as const satisfies { [O in OperationId]: OperationSpec & { id: O } };

/** Every operation, a fixed path before a templated one that it also matches: the order to register routes in. */
export const operationList: readonly (OperationSpec & { readonly id: OperationId })[] = [
${ordered.join("")}];
`;
}

function row(operation: Operation): unknown {
  const { summary: _, description: __, parameters, body, responses, ...rest } = operation;
  return {
    ...rest,
    parameters: parameters.map(parameterRow),
    body: body && { required: body.required, contentTypes: byMediaType(body.contents) },
    responses: Object.fromEntries(responses.map((response) => [response.status, responseRow(response)])),
  };
}

function parameterRow({ schema: _, ...parameter }: Parameter): unknown {
  return parameter.in === "header" ? { ...parameter, name: parameter.name.toLowerCase() } : parameter;
}

const byMediaType = (contents: Content[]) =>
  Object.fromEntries(contents.map(({ mediaType, kind, files }) => [mediaType, { kind, files }]));

const responseRow = ({ contents, headers }: Response) => ({
  mediaTypes: contents.map(({ mediaType }) => mediaType),
  headers: headers.map(({ name, required }) => ({ name, required })),
});

/** Alphabetical, but for templates, which stand after every literal that could be in their place. */
function inMatchingOrder(operations: Operation[]): Operation[] {
  const shape = ({ path }: Operation) => path.replaceAll(/\{[^}]+\}/g, "\uffff");
  return operations.toSorted((a, b) => (shape(a) < shape(b) ? -1 : Number(shape(a) > shape(b))));
}
