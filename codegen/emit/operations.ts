import type { Content, Contract, Operation, Parameter, Response } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { comment, key, print, Source } from "../text/print.ts";

/** `operations.ts`: the operation table and the root policies, as constants. */
export function emitOperations(contract: Contract): string {
  const rows = contract.operations.map(
    (operation) => `${comment([operation.summary], "  ")}  ${operation.id}: ${rowSource(operation)},\n`,
  );
  const ordered = inMatchingOrder(contract.operations).map(({ id }) => `  operations.${id},\n`);
  return `${header}import type { OperationId } from "./handlers.ts";
import type { OperationSpec, RateLimitSpec, ResponseSpec } from "./operation-spec.ts";

export type { Handler, Input, OperationId, Operations, Result } from "./handlers.ts";

export const contractVersion = ${JSON.stringify(contract.version)};

/** The largest body that any operation takes, in bytes. */
export const bodyLimit = ${contract.bodyLimit};

/** Bytes of a JSON body, where the operation declares no other limit. */
export const jsonBodyLimit = ${contract.jsonBodyLimit};

export const rateLimits = {
${Object.entries(contract.rateLimits).map(rateLimitSource).join("")}} as const satisfies Record<string, RateLimitSpec>;

const shared = {
${sharedResponses(contract.operations).join("")}} as const satisfies Record<string, ResponseSpec>;

export const operations = {
${rows.join("")}} as const satisfies { [O in OperationId]: OperationSpec & { id: O } };

/** Every operation, a fixed path before a templated one that it also matches: the order to register routes in. */
export const operationList: readonly (OperationSpec & { readonly id: OperationId })[] = [
${ordered.join("")}];
`;
}

function rateLimitSource([name, { description, ...limit }]: [string, Record<string, unknown>]): string {
  return `${comment([String(description ?? "")], "  ")}  ${key(name)}: ${print(limit, "  ")},\n`;
}

/** The answers that many operations give alike stand once. */
function sharedResponses(operations: Operation[]): string[] {
  const named = operations
    .flatMap(({ responses }) => responses)
    .filter(({ component }) => component !== null);
  const sources = named.map(
    (response) => `  ${response.component}: ${print(responseRow(response), "  ")},\n`,
  );
  return [...new Set(sources)].toSorted();
}

function rowSource(operation: Operation): string {
  const {
    summary: _,
    description: __,
    events: ___,
    tool: ____,
    parameters,
    body,
    responses,
    ...rest
  } = operation;
  const row = {
    ...rest,
    parameters: parameters.map(parameterRow),
    body: body && { required: body.required, contentTypes: byMediaType(body.contents) },
    responses: Object.fromEntries(
      responses.map((response) => [
        response.status,
        response.component ? new Source(`shared.${response.component}`) : responseRow(response),
      ]),
    ),
  };
  return print(row, "  ");
}

function parameterRow({ schema: _, description: __, mayBeAbsent: ___, ...parameter }: Parameter): unknown {
  return parameter.in === "header" ? { ...parameter, name: parameter.name.toLowerCase() } : parameter;
}

const byMediaType = (contents: Content[]) =>
  Object.fromEntries(
    contents.map(({ mediaType, kind, files, maxBytes }) => [
      mediaType,
      { kind, files, ...(maxBytes !== null && { maxBytes }) },
    ]),
  );

const responseRow = ({ contents, headers }: Response) => ({
  mediaTypes: contents.map(({ mediaType }) => mediaType),
  headers: headers.map(({ name, required }) => ({ name, required })),
});

/** Alphabetical, but for templates, which stand after every literal that could be in their place. */
function inMatchingOrder(operations: Operation[]): Operation[] {
  const shape = ({ path }: Operation) => path.replaceAll(/\{[^}]+\}/g, "\uffff");
  return operations.toSorted((a, b) => (shape(a) < shape(b) ? -1 : Number(shape(a) > shape(b))));
}
