import { isDeepStrictEqual } from "node:util";
import { authenticate, withApiKey } from "../../authenticate.ts";
import type { Operation } from "../../contract/document.ts";
import { exampleOf } from "../../contract/example-of.ts";
import { isObject, type Json } from "../../contract/json-pointer.ts";
import { choicesOf, queryParameters } from "../../contract/parameters.ts";
import { type Exchange, jsonOf } from "../../exchange.ts";
import { exampleRequest, type Request, withQuery } from "../../request.ts";
import { knownValues, type Session, type Values } from "../../session.ts";
import type { ServiceCheck } from "../operation-check.ts";
import { identifyingParameters, unknownIdLike } from "../unknown-id.ts";
import { answerIn, messageOf, type Tool, toolEndpoint, toolsOf } from "./tool-message.ts";

/** A tool answers what its operation answers. */
export const toolAnswers: ServiceCheck = {
  name: "tool-answer",
  summary:
    "A tool answers as its operation does, to the same caller: in brief the members that x-tool names, else all; a refusal is an error with the operation's own words",
  source: "contract: x-tool; Model Context Protocol, tools/call",
  async run(session, operations) {
    const endpoint = toolEndpoint(operations);
    if (!endpoint) return;
    for (const tool of toolsOf(session))
      if (operations.includes(tool.operation))
        for (const call of callsOf(session, tool)) await compare(session, endpoint, tool, call);
  },
};

interface Call {
  request: Request;
  given: Json;
}

/** Calls of a tool beside requests to its operation; of what would change something those alone that are refused. */
function callsOf(session: Session, { operation, words }: Tool): Call[] {
  const values = knownValues(session, operation);
  const plain = callOf(operation, values);
  if (operation.method !== "GET") return typeof plain.request.body === "string" ? [plain] : [];
  const read = authenticate(session, operation, plain.request);
  const keyed = withApiKey(session, operation, plain.request);
  const identifying = identifyingParameters(operation);
  const unknown = Object.fromEntries(
    identifying.map((one) => [one.name, unknownIdLike(values[one.name] ?? String(exampleOf(one) ?? ""))]),
  );
  const whole = words.brief ? [{ ...plain, given: { ...plain.given, detail: "full" } }] : [];
  const all = [...(read ? [{ ...plain, request: read }] : []), ...whole];
  const varied = queryParameters(operation)
    .filter(({ required, deprecated }) => !required && !deprecated)
    .flatMap((parameter) => {
      const value = parameter.name === "limit" ? "2" : (choicesOf(parameter)[0] ?? exampleOf(parameter));
      const isCursor = /cursor/i.test(parameter.name);
      const argument = parameter.name === "limit" ? 2 : value;
      return value === undefined || isCursor || Array.isArray(value)
        ? []
        : [
            {
              request: withQuery(plain.request, parameter.name, String(value)),
              given: { ...plain.given, [parameter.name]: argument },
            },
          ];
    });
  // What no service has given out is refused, by whatever way it comes.
  const refused = queryParameters(operation)
    .filter(({ name }) => /cursor/i.test(name))
    .map(({ name }) => ({
      request: withQuery(plain.request, name, unknownCursor),
      given: { ...plain.given, [name]: unknownCursor },
    }));
  const known = session.known.get(operation.operationId)?.slice(1) ?? [];
  // The first are of one list; the last were found by other links.
  const half = Math.floor(mostRecords / 2);
  const others = [...new Set([...known.slice(0, half), ...known.slice(-half)])];
  return [
    ...all,
    ...others.map((one) => callOf(operation, one)),
    ...(words.text ? [] : varied),
    ...refused,
    ...(keyed ? [{ ...plain, request: keyed }] : []),
    ...(identifying.length > 0 ? [callOf(operation, { ...values, ...unknown })] : []),
  ];
}

const unknownCursor = "no-cursor-of-this-service";

/** Of how many records a tool is asked: one need not have every member. */
const mostRecords = 5;

function callOf(operation: Operation, values: Values): Call {
  const request = exampleRequest(operation, values, "application/json");
  const own = operation.parameters
    .filter(({ in: place, required }) => place === "path" || (place === "query" && required))
    .map((parameter) => [parameter.name, values[parameter.name] ?? exampleOf(parameter)]);
  const body: unknown = typeof request.body === "string" ? JSON.parse(request.body) : {};
  return { request, given: { ...Object.fromEntries(own), ...(body as Json) } };
}

async function compare(
  session: Session,
  endpoint: Operation,
  tool: Tool,
  { request, given }: Call,
): Promise<void> {
  const { name, operation, words } = tool;
  const params = { name, arguments: given };
  const message = messageOf(session, endpoint, { id: name, method: "tools/call", params }, request);
  const described = { check: "tool-answer", operation, description: `beside the tool ${name}` };
  const probe = { check: "tool-answer", operation: endpoint, description: `the tool ${name}` };
  const ask = () => session.send(described, request);
  const direct = await ask();
  const called = await session.send(probe, message);
  if (!direct || called?.status !== 200) return;
  const problemIn = (one: Exchange, show: (value: unknown) => unknown) =>
    problemOf(one, answerIn(called), name, words, given, show);
  if (problemIn(direct, (value) => value) === undefined) return;
  // Records change while they are read, and some answers say when they were made.
  const again = await ask();
  if (!again) return;
  const problem = problemIn(again, (value) => steadyIn(value, jsonOf(direct), jsonOf(again)));
  if (problem !== undefined) session.recordFinding(probe, `${name}: ${problem}`, message, 200);
}

function problemOf(
  direct: Exchange,
  answer: Json | undefined,
  id: string,
  words: Tool["words"],
  given: Json,
  show: (value: unknown) => unknown,
): string | undefined {
  if (answer?.jsonrpc !== "2.0" || answer.id !== id) return "the answer is not one to this message";
  const { result } = answer;
  if (direct.status >= 400) return refusalProblem(direct, answer);
  if (!isObject(result) || result.isError === true)
    return `it is an error, and the operation answers ${direct.status}`;
  const shown = result.structuredContent;
  if (!isDeepStrictEqual(parsed(textIn(result)), shown)) return "its text is not its structured content";
  if (words.text) return textProblem(direct, shown);
  const isWhole = !words.brief || given.detail === "full" || given.fields !== undefined;
  const wanted = isWhole ? jsonOf(direct) : pick(jsonOf(direct), words.brief ?? []);
  return isDeepStrictEqual(show(shown), show(wanted))
    ? undefined
    : "its structured content is not what the operation answers with";
}

function refusalProblem(direct: Exchange, { result, error }: Json): string | undefined {
  // Arguments that break a schema may be refused before the operation is asked.
  if (isObject(error) || direct.status === 400) return undefined;
  if (!isObject(result) || result.isError !== true)
    return `it is no error, and the operation answers ${direct.status}`;
  return isDeepStrictEqual(parsed(textIn(result)), jsonOf(direct))
    ? undefined
    : `its words are not those that the operation answers ${direct.status} with`;
}

/** The first piece of bytes that are text. */
function textProblem({ text, bytes, headers }: Exchange, shown: unknown): string | undefined {
  if (!isObject(shown) || typeof shown.text !== "string") return "it has no text";
  if (!text?.startsWith(shown.text)) return "its text is not that of the bytes";
  if (shown.byteSize !== bytes?.length) return `byteSize is ${shown.byteSize} of ${bytes?.length}`;
  const type = headers.get("content-type")?.split(";")[0];
  if (String(shown.mediaType).split(";")[0] !== type)
    return `mediaType is ${shown.mediaType}, and the bytes are ${type}`;
  const isAll = shown.text.length === text.length;
  return isAll === (shown.nextOffset === null) ? undefined : `nextOffset is ${shown.nextOffset}`;
}

/** A value without the members that differ between two answers of one operation. */
function steadyIn(value: unknown, one: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(one) && Array.isArray(other))
    return value.map((item, index) => steadyIn(item, one[index], other[index]));
  if (!isObject(value) || !isObject(one) || !isObject(other)) return value;
  const isSteady = (name: string) =>
    typeof one[name] === "object" || isDeepStrictEqual(one[name], other[name]);
  const kept = Object.keys(value).filter(isSteady);
  return Object.fromEntries(kept.map((name) => [name, steadyIn(value[name], one[name], other[name])]));
}

const textIn = ({ content }: Json): unknown =>
  Array.isArray(content) && isObject(content[0]) && content[0].type === "text" ? content[0].text : undefined;

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** The members that paths lead to, through objects and lists. */
function pick(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, paths));
  if (!isObject(value)) return value;
  const names = new Set(paths.map((path) => path.split(".")[0]!));
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => {
        const deeper = paths
          .filter((path) => path.startsWith(`${name}.`))
          .map((path) => path.slice(name.length + 1));
        return [name, paths.includes(name) || deeper.length === 0 ? value[name] : pick(value[name], deeper)];
      }),
  );
}
