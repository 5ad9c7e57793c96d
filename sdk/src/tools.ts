import { inBrief } from "./__generated__/pick-members.ts";
import { emptyPiece, rangeOf, readPiece } from "./__generated__/read-piece.ts";
import { instructions, type ToolSpec, tools } from "./__generated__/tools.ts";
import type { Client } from "./client.ts";
import type { OperationDescription, RequestOptions } from "./requester.ts";

export type { ToolSpec };

/** The tools of the service's MCP endpoint, for models that are called with functions; and what to tell a model first. */
export { instructions, tools };

/** Returns the tools as `tools` of OpenAI's chat completions. */
export function openAiTools(names?: readonly string[]) {
  return chosen(names).map(({ name, description, inputSchema }) => ({
    type: "function" as const,
    function: { name, description, parameters: inputSchema },
  }));
}

/** Returns the tools as `tools` of Anthropic's messages. */
export function anthropicTools(names?: readonly string[]) {
  return chosen(names).map(({ name, description, inputSchema }) => ({
    ...{ name, description, input_schema: inputSchema },
  }));
}

/**
 * Runs the tool that a model has called, and returns what to give back to it: in brief, unless `detail` is `full` or
 * `fields` are given. Rejects as any method of the client does; give the error's message back too.
 *
 * @throws RangeError if there is no such tool.
 */
export async function runTool(
  client: Pick<Client, "request">,
  name: string,
  given: Readonly<Record<string, unknown>>,
  options: RequestOptions = {},
): Promise<unknown> {
  const { brief, text, ...tool } = requireTool(name);
  const operation = tool.operation as OperationDescription<object, unknown>;
  if (text) {
    const { offset = 0, ...own } = given;
    const headers = { ...options.headers, range: rangeOf(Number(offset)) };
    const request = client.request(operation, own, { ...options, headers }) as Promise<Response>;
    const response = await request.catch((error: { status?: number }) => {
      if (error.status === 416 && Number(offset) === 0) return null;
      throw error;
    });
    const piece = response ? await readPiece(response, Number(offset)) : emptyPiece;
    if (piece === null) throw new TypeError("These bytes are no text in UTF-8.");
    return piece;
  }
  const { sent, show } = inBrief(brief, given);
  return show(await client.request(operation, sent, options));
}

const chosen = (names: readonly string[] | undefined): readonly ToolSpec[] =>
  names?.map(requireTool) ?? tools;

function requireTool(name: string): ToolSpec {
  const tool = tools.find((each) => each.name === name);
  if (tool) return tool;
  const known = tools.map((each) => each.name).join(", ");
  throw new RangeError(`There is no tool ${JSON.stringify(name)}: there are ${known}.`);
}
