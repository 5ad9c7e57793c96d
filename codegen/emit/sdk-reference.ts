import type { Contract, Operation } from "../contract/model.ts";
import { header } from "../text/header.ts";
import { groupResources } from "./group-resources.ts";
import { hasParameters } from "./parameters-type.ts";
import { successResponse } from "./success-response.ts";

/** `api.md` of the SDK: every method with its parameters and what it answers. */
export function emitApi(contract: Contract): string {
  const sections = methods(contract).map(({ call, operation, answer }) => {
    const { summary, description, method, path, retry } = operation;
    const repeated = {
      safe: "repeated after transient failures",
      keyed: "repeated after transient failures, with its `Idempotency-Key`",
      never: "never repeated",
    }[retry];
    return `### \`${call}\`\n\n${summary}: \`${answer}\`. ${description}\n\n${parameterList(operation)}\`${method} ${path}\`, ${repeated}.\n`;
  });
  return `<!-- Generated from openapi.json by codegen/generate.ts. Do not edit. -->

# Methods of the SDK

All take \`options\` last: \`signal\`, \`headers\`, \`timeoutMs\`, \`retries\`, \`onResponse\`. What is answered is a promise with
\`.withResponse()\` and \`.result()\`; a list is also iterated over, and has \`.pages()\` and \`.toArray({ max })\`.

${sections.join("\n")}`;
}

/** `llms.txt` of the SDK (llmstxt.org): how to begin, and each method in a line. */
export const emitLlms = (contract: Contract): string => `# @research-verification/sdk

${guide(contract)}
- [README](../README.md): examples of each part
- [api.md](api.md): every method with its parameters
`;

/** The same as a module of the server, which serves it. */
export function emitServedLlms(contract: Contract): string {
  const text = `# Research Verification Service

${guide(contract)}
- [Contract](/openapi.json): every operation, OpenAPI 3.1; [for people](/docs)
- [Tools](/mcp): the same for the Model Context Protocol, streamable HTTP
- [Manifest](/schemas/experiment.json): JSON Schema of what a paper's authors declare
`;
  return `${header}/** What \`/llms.txt\` answers. */\nexport const llms = ${JSON.stringify(text)};\n`;
}

function guide(contract: Contract): string {
  const lines = methods(contract).map(
    ({ call, operation, answer }) => `- \`${call}\`: ${operation.summary}. Answers ${answer}.`,
  );
  return `> TypeScript client of the Research Verification Service: a paper goes in, assessed Claims come out, and anyone can check
> the signature. ESM; Node.js 20.3 or newer, Deno, Bun, browsers.

\`import { createClient } from "@research-verification/sdk"; const client = createClient({ baseUrl, apiKey });\`

Public reads need no key. A list is awaited for its first page or iterated over. Errors are ServiceError (branch on
\`code\`), ConnectionError, TimeoutError and RedirectError; \`await call.result()\` gives them as values. Follow a submission
with \`client.waitForProcessing(repositoryId)\` and a Run with \`client.waitForRun(runId)\`; never poll in a loop of your own.
No observation is no result: a Claim without a succeeded Run is not supported and not contradicted.

## Methods

${lines.join("\n")}

## More
`;
}

function methods(contract: Contract): { call: string; operation: Operation; answer: string }[] {
  return [...groupResources(contract)].flatMap(([resource, operations]) =>
    [...operations].map(([method, operation]) => {
      const name = method === null ? resource : `${resource}.${method}`;
      const required = operation.body?.required || operation.parameters.some((one) => one.required);
      const given = hasParameters(operation) ? `parameters${required ? "" : "?"}, options?` : "options?";
      return { call: `client.${name}(${given})`, operation, answer: answerOf(operation, contract) };
    }),
  );
}

function answerOf(operation: Operation, contract: Contract): string {
  const { type, items, events } = successResponse(operation, contract.schemas);
  const named = (text: string) =>
    /^Schemas\["(\w+)"\]$/.exec(text)?.[1] ?? (/^\w+$/.test(text) ? text : "object");
  if (events) return "server-sent events";
  return items ? `list of ${named(items.type)}` : named(type);
}

function parameterList({ parameters, body }: Operation): string {
  const rows = parameters
    .filter((parameter) => parameter.in !== "header")
    .map(
      ({ name, kind, required, description }) =>
        `- \`${name}\`${required ? "" : "?"} (${kind}): ${description}`,
    );
  const bodies = body?.contents.map(({ schema, mediaType }) => {
    const component = schema.$ref?.split("/")[3];
    return component ? `- members of \`${component}\`` : `- the body, \`${mediaType}\``;
  });
  const list = [...rows, ...(bodies ?? [])];
  return list.length > 0 ? `${list.join("\n")}\n\n` : "";
}
