import type { OperationDescription, Reply, Requester, RequestOptions } from "./requester.ts";

/** Requests its first page when awaited; iterates over every item from that page on. Nothing is requested before. */
export interface Paginated<Page, Item> extends Reply<Page>, AsyncIterable<Item> {
  /** Iterates over the pages, from this one on. */
  pages(): AsyncIterableIterator<Page>;
  /** Collects the items, of as many pages as it takes for `max` of them. */
  toArray(limits: { max: number }): Promise<Item[]>;
}

/** `Page` with its items narrowed to `Item`. */
export type PageOf<Page, Items extends keyof Page, Item> = Omit<Page, Items> & Record<Items, Item[]>;

export function paginate<Parameters, Page, Item>(
  request: Requester,
  operation: OperationDescription<Parameters, Page>,
  parameters: Parameters | undefined,
  options: RequestOptions | undefined,
): Paginated<Page, Item> {
  const pointers = operation.pagination!;
  let requested: Reply<Page> | undefined;
  const first = () => {
    requested ??= request(operation, parameters, options);
    return requested;
  };
  async function* pages(): AsyncIterableIterator<Page> {
    let next: Parameters | undefined = parameters;
    let previousCursor: unknown;
    for (;;) {
      const page = await request(operation, next, options);
      yield page;
      const cursor = valueAt(page, pointers.nextCursor);
      if (typeof cursor !== "string") return;
      // The iteration would not end.
      if (cursor === previousCursor) throw new Error(`${operation.id}: the same cursor again`);
      previousCursor = cursor;
      next = { ...parameters, [pointers.cursor]: cursor } as Parameters;
    }
  }
  async function* items(): AsyncIterableIterator<Item> {
    for await (const page of pages()) yield* valueAt(page, pointers.items) as Item[];
  }
  async function toArray({ max } = {} as { max: number }): Promise<Item[]> {
    if (!(max >= 1)) throw new TypeError(`${operation.id}: the option "max" must be a whole number from 1`);
    const found: Item[] = [];
    for await (const item of items()) if (found.push(item) >= max) break;
    return found;
  }
  return {
    ...{ pages, toArray, [Symbol.asyncIterator]: items, [Symbol.toStringTag]: "Paginated" },
    // biome-ignore lint/suspicious/noThenProperty: awaiting a list requests its first page.
    then: (fulfilled, rejected) => first().then(fulfilled, rejected),
    catch: (rejected) => first().catch(rejected),
    finally: (settled) => first().finally(settled),
    withResponse: () => first().withResponse(),
    result: () => first().result(),
  };
}

/** Returns the value at a JSON Pointer (RFC 6901). The contract's pointers have no escapes. */
function valueAt(value: unknown, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}
