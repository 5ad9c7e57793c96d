import { isObject, type Json } from "../../contract/json-pointer.ts";
import { rawExchange } from "../../raw-exchange.ts";
import { type Request, withHeaders } from "../../request.ts";
import type { Session } from "../../session.ts";
import type { ServiceCheck } from "../operation-check.ts";
import { answerIn, messageOf, toolEndpoint } from "./tool-message.ts";

const elsewhere = "https://elsewhere.example";

/** What the protocol says of any message. */
export const toolProtocol: ServiceCheck = {
  name: "tool-protocol",
  summary:
    "Messages are answered by their own id, what is unknown is an error, and other sites, hosts, versions and media types are refused",
  source: "Model Context Protocol, streamable HTTP; JSON-RPC 2.0; contract: callTool, x-tool-instructions",
  async run(session, operations) {
    const endpoint = toolEndpoint(operations);
    if (!endpoint) return;
    const probe = (description: string) => ({ check: "tool-protocol", operation: endpoint, description });
    const list = messageOf(session, endpoint, { id: 7, method: "tools/list" });
    const asked = async (
      description: string,
      request: Request,
      problem: (answer: Json) => string | undefined,
    ) => {
      const exchange = await session.send(probe(description), request);
      if (!exchange) return;
      const found =
        exchange.status === 200 ? problem(answerIn(exchange) ?? {}) : `answered ${exchange.status}, not 200`;
      if (found !== undefined)
        session.recordFinding(probe(description), `${description}: ${found}`, request, exchange.status);
    };
    const refused = async (description: string, request: Request, status: number) => {
      const exchange = await session.send(probe(description), request);
      if (exchange && exchange.status !== status && exchange.status < 500)
        session.recordFinding(
          probe(description),
          `${description}: answered ${exchange.status}, not ${status}`,
          request,
          exchange.status,
        );
    };

    const version = endpoint.parameters.find(({ in: place }) => place === "header");
    const protocolVersion = String(version?.example ?? "2025-11-25");
    const params = {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: "contract-tests", version: "1" },
    };
    const begin = messageOf(session, endpoint, { id: "begin", method: "initialize", params });
    const instructions = session.contract.words["x-tool-instructions"];
    await asked("initialize", begin, ({ jsonrpc, id, result }) => {
      if (jsonrpc !== "2.0" || id !== "begin" || !isObject(result)) return "it is not answered";
      if (result.protocolVersion !== protocolVersion) return `the version is ${result.protocolVersion}`;
      if (!isObject(result.capabilities) || !isObject(result.capabilities.tools)) return "it has no tools";
      return instructions === undefined || result.instructions === instructions
        ? undefined
        : "the instructions are not the contract's";
    });
    await asked(
      "templates of resources",
      messageOf(session, endpoint, { id: 7, method: "resources/templates/list" }),
      ({ result }) => {
        const templates = isObject(result) ? JSON.stringify(result.resourceTemplates ?? []) : "";
        const lost = session.contract.operations.find(
          ({ path, "x-tool": tool }) => tool?.resource && !templates.includes(path),
        );
        return lost && `they leave out ${lost.path}`;
      },
    );
    for (const id of [0, 7, "seven"])
      await asked(`ping ${id}`, messageOf(session, endpoint, { id, method: "ping" }), (answer) =>
        answer.id === id && isObject(answer.result) ? undefined : "it is not answered by its id",
      );
    await asked(
      "an unknown method",
      messageOf(session, endpoint, { id: 7, method: "contract/none" }),
      ({ error }) => (isObject(error) && error.code === -32601 ? undefined : "it is not the error -32601"),
    );
    const none = { name: "contract_none", arguments: {} };
    await asked(
      "an unknown tool",
      messageOf(session, endpoint, { id: 7, method: "tools/call", params: none }),
      (answer) =>
        isObject(answer.error) || (isObject(answer.result) && answer.result.isError === true)
          ? undefined
          : "it is no error",
    );
    const { [version?.name ?? ""]: _, ...plain } = list.headers;
    await asked(
      "the version as a header",
      withHeaders({ ...list, headers: plain }, { "mcp-protocol-version": protocolVersion }),
      (answer) => (isObject(answer.result) ? undefined : "it is an error"),
    );
    await refused(
      "a notification",
      messageOf(session, endpoint, { method: "notifications/initialized" }),
      202,
    );
    await refused("an unknown version", withHeaders(list, { "mcp-protocol-version": "1999-01-01" }), 400);
    await refused("a list of messages", { ...list, body: `[${list.body}]` }, 400);
    await refused("JSON alone as Accept", withHeaders(list, { accept: "application/json" }), 406);
    await refused("text as Accept", withHeaders(list, { accept: "text/plain" }), 406);
    for (const origin of [elsewhere, "null"])
      await refused(`the origin ${origin}`, withHeaders(list, { origin }), 403);
    await asked(
      "its own origin",
      withHeaders(list, { origin: new URL(session.baseUrl).origin }),
      ({ result }) => (isObject(result) ? undefined : "it is an error"),
    );
    await tryOtherHost(session, list, (status) =>
      session.recordFinding(probe("another Host"), `another Host: answered ${status}, not 403`, list, status),
    );
  },
};

/** A page elsewhere whose name leads here says so in Host: DNS rebinding. */
async function tryOtherHost(session: Session, list: Request, find: (status: number) => void): Promise<void> {
  if (session.options.readOnly) return;
  const headers = { ...session.options.headers, ...list.headers, host: new URL(elsewhere).host };
  const answer = await rawExchange(session.baseUrl, { ...list, headers }, 5000);
  if (answer && answer.status < 300) find(answer.status);
}
