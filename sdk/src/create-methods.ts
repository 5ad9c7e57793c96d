import { streamEvents } from "./events/stream-events.ts";
import { type Paginated, paginate } from "./pages.ts";
import type { OperationDescription, Reply, Requester, RequestOptions } from "./requester.ts";

/** The kinds of method that an operation can be, in few bytes, as code generation writes them. */
export function createMethods(request: Requester) {
  return {
    /** Without parameters. */
    bare:
      <Answer>(operation: OperationDescription<undefined, Answer>) =>
      (options?: RequestOptions): Reply<Answer> =>
        request(operation, undefined, options),
    call:
      <Parameters, Answer>(operation: OperationDescription<Parameters, Answer>) =>
      (parameters?: Parameters, options?: RequestOptions): Reply<Answer> =>
        request(operation, parameters, options),
    list:
      <Parameters, Page>(operation: OperationDescription<Parameters, Page>) =>
      <Item>(parameters?: Parameters, options?: RequestOptions): Paginated<Page, Item> =>
        paginate(request, operation, parameters, options),
    /** Of server-sent events, to the one named `last`. */
    events:
      <Parameters>(operation: OperationDescription<Parameters, Response>, last: string) =>
      <Event extends { event: string }>(
        parameters?: Parameters,
        options?: RequestOptions,
      ): AsyncIterableIterator<Event> =>
        streamEvents(request, operation, parameters, last, options),
  };
}
