import { describeOperation } from "./describe-operation.ts";
import { streamEvents } from "./events/stream-events.ts";
import { paginate } from "./pages.ts";
import type { OperationDescription, Requester, RequestOptions } from "./requester.ts";

/** What `describeOperation` is given, and of server-sent events the name of the last one. */
type Row = [request: string, rest?: object, last?: string];

export interface Methods {
  [name: string]: Row | Methods;
}

/** Makes the methods of a client, by resource, from the table that code generation writes. */
export function createMethods(request: Requester, table: Methods): object {
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      Array.isArray(row) ? createMethod(request, row) : createMethods(request, row),
    ]),
  );
}

type Given = Record<string, unknown>;

function createMethod(request: Requester, [text, rest, last]: Row) {
  const operation = describeOperation(text, rest) as OperationDescription<Given | undefined, Response>;
  const { parameters, bodies, pagination } = operation;
  if (!bodies && Object.keys(parameters).length === 0)
    return (options?: RequestOptions) => request(operation, undefined, options);
  return (given?: Given, options?: RequestOptions) => {
    if (last) return streamEvents(request, operation, given, last, options);
    return pagination ? paginate(request, operation, given, options) : request(operation, given, options);
  };
}
