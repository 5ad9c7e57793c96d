import { setText } from "../changes.ts";
import type { Answer, Sent } from "../mutation.ts";
import { editAt, membersOf } from "./members.ts";
import { contract, type Derived, type Family } from "./pairs.ts";
import { createAltered } from "./values.ts";

type Json = Record<string, unknown>;

/** What is wrong with an operation as a tool: in the answers of `/mcp`, where its own are right. */
export const toolFamilies: Record<string, Family> = {
  "tool answer": (operation) => {
    if (!operation["x-tool"]) return [];
    const name = toolName(operation.operationId);
    const brief = operation["x-tool"].brief;
    const shown = membersOf(operation).filter(({ path }) =>
      (brief ?? []).includes(path.filter((part) => part !== "*").join(".")),
    );
    return [
      ...shown.map((member): Derived => {
        return called(name, `/${member.path.join("/")} has another value as a tool's answer`, () => {
          const altered = createAltered();
          return (result) =>
            editAt(result.structuredContent, member.path, (parent, own) => {
              parent[own] = altered.of(parent[own], member.schema);
            });
        });
      }),
      called(name, "has no structured content as a tool", () => (result) => {
        delete result.structuredContent;
      }),
      called(name, "is no error as a tool", () => (result) => {
        delete result.isError;
      }),
      called(name, "has another text than its structured content as a tool", () => (result) => {
        result.content = [{ type: "text", text: "{}" }];
      }),
      listed(name, "is no tool", (tools, own) => tools.splice(tools.indexOf(own), 1)),
      listed(name, "has another description as a tool", (_, own) => {
        own.description = `${own.description} Always.`;
      }),
      listed(name, "says that it only reads, or that it does not", (_, own) => {
        const annotations = own.annotations as Json;
        annotations.readOnlyHint = !annotations.readOnlyHint;
      }),
      // What is a header is no argument of a tool.
      ...operation.parameters
        .filter(({ in: place }) => place !== "header")
        .map(({ name: parameter }) =>
          listed(name, `does not take ${parameter} as a tool`, (_, own) => {
            delete ((own.inputSchema as Json).properties as Json)[parameter];
          }),
        ),
    ];
  },
};

const toolName = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A mistake in what a tool answers with. */
const called = (name: string, what: string, begin: () => (result: Json) => void): Derived =>
  rpc(what, () => {
    const change = begin();
    return ({ method, params }, { result }) => {
      if (method === "tools/call" && params?.name === name && result) change(result);
    };
  });

/** A mistake in the list of tools. */
const listed = (name: string, what: string, change: (tools: Json[], own: Json) => void): Derived =>
  rpc(what, () => ({ method }, { result }) => {
    const tools = (result?.tools ?? []) as Json[];
    const own = tools.find((tool) => tool.name === name);
    if (method === "tools/list" && own) change(tools, own);
  });

interface Message {
  method?: string;
  params?: Json;
  result?: Json;
}

function rpc(what: string, begin: () => (asked: Message, answered: Message) => void): Derived {
  return {
    what,
    violates: "x-tool; Model Context Protocol",
    start: () => {
      const change = begin();
      return async (sent, service) => {
        const answer = await service(sent);
        if (sent.operation === endpoint && answer.status === 200) edit(sent, answer, change);
        return answer;
      };
    },
  };
}

const endpoint = contract.operations.find(({ path }) => path === "/mcp")?.operationId;

/** Changes the message of an answer: JSON, or the last event of a stream. */
function edit({ body }: Sent, answer: Answer, change: (asked: Message, answered: Message) => void): void {
  const text = new TextDecoder().decode(answer.body);
  const from = text.indexOf("{");
  if (!body || from < 0) return;
  const message = JSON.parse(text.slice(from)) as Message;
  change(JSON.parse(new TextDecoder().decode(body)) as Message, message);
  setText(answer, `${text.slice(0, from)}${JSON.stringify(message)}${text.startsWith("{") ? "" : "\n\n"}`);
}
