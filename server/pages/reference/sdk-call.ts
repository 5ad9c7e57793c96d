import { sdkMethods } from "../../__generated__/sdk-methods.ts";
import { type ExampleBody, fileName, membersOfBody } from "./example-values.ts";
import type { Operation } from "./operation.ts";

/** The call of the SDK that sends the contract's example; null where no method does. */
export function sdkCall(operation: Operation, body: ExampleBody | null): string | null {
  const method = sdkMethods[operation.operationId];
  if (!method) return null;
  const given = [...parameters(operation), ...(body ? members(body) : [])];
  const call = `${method}(${given.length === 0 ? "" : `{\n${given.map((line) => `  ${line},\n`).join("")}}`})`;
  return operation["x-events"] ? `for await (const event of ${call}) console.log(event);` : `await ${call};`;
}

function parameters({ parameters }: Operation): string[] {
  return parameters
    .filter((parameter) => parameter.in !== "header" && parameter.required)
    .map(({ name, example }) => `${name}: ${literal(example)}`);
}

function members(body: ExampleBody): string[] {
  const { mediaType, files } = body;
  const hasMembers = mediaType === "application/json" || mediaType.startsWith("multipart/");
  if (!hasMembers)
    return [`body: await openAsBlob("${fileName("file", mediaType)}", { type: "${mediaType}" })`];
  return membersOfBody(body).map(([name, value]) =>
    files[name]
      ? `${name}: await paperFromFile("${fileName(name, files[name])}")`
      : `${name}: ${literal(value)}`,
  );
}

/** JSON as somebody writes it in a program: names without quotes. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:")
    .replaceAll("\n", "\n  ");
}
