import type { OperationDescription } from "./requester.ts";

/** The body of most writes. */
const jsonBody: OperationDescription["bodies"] = [
  { contentType: "application/json", kind: "json", files: [] },
];

/**
 * Describes an operation in few bytes, as code generation writes it.
 *
 * @param request id, method, path template and names of the query parameters, of which a star marks a list
 * @param rest what is not as in most operations
 */
/* @__NO_SIDE_EFFECTS__ */
export function describeOperation<Parameters, Answer>(
  request: string,
  rest: Partial<OperationDescription<Parameters, Answer>> = {},
): OperationDescription<Parameters, Answer> {
  const [id, method, path, ...query] = request.split(" ") as [string, OperationDescription["method"], string];
  const parameters: Record<string, "path" | "query" | "list"> = {};
  for (const [, name] of path.matchAll(/\{(\w+)/g)) parameters[name!] = "path";
  for (const name of query as string[]) {
    const [plain, star] = name.split("*");
    parameters[plain!] = star === undefined ? "query" : "list";
  }
  const isRead = method === "GET";
  return {
    ...{ id, method, path, parameters },
    ...{ accept: "application/json", answer: "json" },
    ...{ retry: isRead ? "safe" : "keyed", bodies: isRead ? null : jsonBody },
    ...rest,
  };
}
