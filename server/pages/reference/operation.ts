import type {
  Document,
  Header,
  Link,
  MediaType,
  OperationObject,
  Parameter,
  Ref,
  ResponseObject,
} from "./document.ts";

/** An operation whose references are followed, but for those of schemas: each schema has a page. */
export interface Operation extends Omit<OperationObject, "parameters" | "responses"> {
  method: string;
  path: string;
  tag: string;
  parameters: Parameter[];
  responses: Response[];
}

export interface Response extends Omit<ResponseObject, "headers" | "links" | "content"> {
  status: string;
  headers: Record<string, Header>;
  links: Link[];
  content: Record<string, MediaType>;
}

export function readOperation(
  document: Document,
  method: string,
  path: string,
  operation: OperationObject,
): Operation {
  const responses = Object.entries(operation.responses).map(([status, object]): Response => {
    const response = follow<ResponseObject>(document, object);
    return {
      ...response,
      status,
      headers: followAll<Header>(document, response.headers),
      links: Object.values(followAll<Link>(document, response.links)),
      content: response.content ?? {},
    };
  });
  return {
    ...operation,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    parameters: (operation.parameters ?? []).map((parameter) => follow<Parameter>(document, parameter)),
    responses,
  };
}

function followAll<T extends object>(document: Document, all: Record<string, T | Ref> = {}) {
  return Object.fromEntries(
    Object.entries(all).map(([name, one]): [string, T] => [name, follow<T>(document, one)]),
  );
}

/** Whether anyone may call an operation, without saying who it is. */
export function isOpen({ security }: Pick<Operation, "security">): boolean {
  return security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0);
}

/** What a reference into `components` names. `npm run contract:lint` has seen that it is there. */
export function follow<T extends object>(document: Document, object: T | Ref): T {
  if (!("$ref" in object)) return object;
  const [holder, name] = object.$ref.split("/").slice(2) as [keyof Document["components"], string];
  return document.components[holder][name] as T;
}
