import type { OperationDescription } from "./requester.ts";

/** The body of most writes. */
const jsonBody: OperationDescription["bodies"] = [
  { contentType: "application/json", kind: "json", files: [] },
];

/**
 * Describes an operation in few bytes, as code generation writes it.
 *
 * @param request method, path template and names of the query parameters, of which a star marks a list
 * @param rest what is not as in most operations
 */
/* @__NO_SIDE_EFFECTS__ */
export function describeOperation<Parameters, Answer>(
  id: string,
  request: string,
  rest: Partial<OperationDescription<Parameters, Answer>> = {},
): OperationDescription<Parameters, Answer> {
  const [method, path] = request.split(" ") as [OperationDescription["method"], string];
  const parameters: Record<string, "path" | "query" | "list"> = {};
  for (const [, before, name, star] of request.matchAll(/([{ ])(\w+)(\*?)/g))
    parameters[name!] = before === "{" ? "path" : star ? "list" : "query";
  const retry = method === "GET" ? "safe" : "keyed";
  const bodies = method === "GET" ? null : jsonBody;
  return { id, method, path, parameters, accept: "application/json", answer: "json", retry, bodies, ...rest };
}
