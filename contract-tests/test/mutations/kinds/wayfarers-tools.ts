import { createHash } from "node:crypto";
import {
  answering,
  asking,
  become,
  isJson,
  type Json,
  jsonOf,
  of,
  sentJson,
  setJson,
  setText,
  telling,
  withBody,
  withHeader,
  without,
  wording,
} from "../changes.ts";
import { inGroup, type Kind, kind, type Mutation, type Sent } from "../mutation.ts";

/** Changes the messages that answer one of a method: as JSON, or as events. */
const replying = (name: string, violates: string, method: string, edit: (message: Json) => void): Kind =>
  answering(
    name,
    violates,
    (sent, { status, body }) =>
      of("callTool")(sent) &&
      status === 200 &&
      body.length > 0 &&
      (method === "" || sentJson(sent)?.method === method),
    (answer) => {
      const changed = (json: string): string => {
        const message = JSON.parse(json);
        edit(message);
        return JSON.stringify(message);
      };
      const text = new TextDecoder().decode(answer.body);
      const inEvents = (): string =>
        text.replace(/^data: ?(\{.*\})(?=\r?$)/gm, (_, json) => `data: ${changed(json)}`);
      setText(answer, isJson(answer) ? changed(text) : inEvents());
    },
  );

/** What a message calls a tool with. */
const callOf = (sent: Sent): Json => {
  const message = of("callTool")(sent) ? sentJson(sent) : undefined;
  return message?.method === "tools/call" ? (message.params ?? {}) : {};
};

/** Written from the contract alone, by one who had seen no check: tools, documents, signatures and streams. */
export const wayfarersOfTools: Mutation[] = [
  ...inGroup("tools", [
    replying(
      "logs have no tool",
      "each operation with `x-tool` is a tool, named after it in snake case",
      "tools/list",
      ({ result }) => {
        if (result?.tools) result.tools = result.tools.filter((one: Json) => one.name !== "list_run_logs");
      },
    ),
    replying(
      "what a tool could not do is no error",
      "Model Context Protocol, tools: `isError` is true where the execution failed",
      "tools/call",
      ({ result }) => {
        if (result?.isError) result.isError = false;
      },
    ),
    asking(
      "answers of tools are always brief",
      '`x-tool-instructions`: answers are brief unless detail is "full"',
      (sent) => callOf(sent).arguments?.detail === "full",
      (sent) => {
        const message = sentJson(sent);
        const { detail: _, ...rest } = message.params.arguments;
        return withBody(sent, { ...message, params: { ...message.params, arguments: rest } });
      },
    ),
    replying(
      "a message that has a number is answered to a text",
      "JSON-RPC 2.0, 5: `id` is the same as that of the request",
      "",
      (message) => {
        if (typeof message.id === "number") message.id = String(message.id);
      },
    ),
    answering(
      "a notification has a result",
      "202: a notification or an answer was taken",
      (sent, { status }) => of("callTool")(sent) && status === 202,
      (answer) => become(answer, 200, { jsonrpc: "2.0", id: null, result: {} }),
    ),
    asking(
      "tools find what everybody may read",
      "`callTool`: called with the caller's own credentials",
      (sent) => ["get_repository", "resolve_repository", "list_repositories"].includes(callOf(sent).name),
      (sent) =>
        ["x-api-key", "authorization", "cookie"].reduce((one, name) => withHeader(one, name, null), sent),
    ),
    replying(
      "Evidence is no resource",
      "what has an address of its own is a resource too: `getEvidence` has `resource` in `x-tool`",
      "resources/templates/list",
      ({ result }) => {
        if (result?.resourceTemplates)
          result.resourceTemplates = result.resourceTemplates.filter(
            ({ name, uriTemplate }: Json) => !/evidence/i.test(`${name} ${uriTemplate}`),
          );
      },
    ),
  ]),
  ...inGroup("badges and documents", [
    wording(
      "a badge is silent about what nobody judged",
      "`getBadge`: how many Claims are in each of their states",
      of("getBadge"),
      (text) => text.replace(/, \d+ not assessed/g, ""),
    ),
    wording(
      "a feed begins with its oldest",
      "`getFeed`: the newest first",
      of("getFeed", "getRepositoryFeed"),
      (text) => {
        const entries = text.match(/<entry[\s>][\s\S]*?<\/entry>/g) ?? [];
        return text.replace(/<entry[\s>][\s\S]*?<\/entry>/g, () => entries.pop()!);
      },
    ),
    telling(
      "both entries of a citation have one name",
      "`id`: names the entry, as its BibTeX key does",
      of("getCslJson"),
      (entries) => {
        for (const entry of entries) entry.id = entries[0].id;
      },
    ),
    telling(
      "files of a crate are beside it",
      "`getCrate`: files are not packed, their addresses are those of the service",
      of("getCrate"),
      (body) => JSON.parse(JSON.stringify(body).replace(/https?:\/\/[^"]+?\/api\/objects\//g, "objects/")),
    ),
    asking(
      "a badge is embedded however low the place is",
      "`type`: `link` where the badge is larger than allowed",
      ({ operation, url }) => operation === "getEmbedding" && url.searchParams.has("maxheight"),
      without("maxheight"),
    ),
  ]),
  ...inGroup("signatures", [
    telling(
      "envelopes are in another order than the statements",
      "`envelopes`: all envelopes, in the order of `statements`",
      of("verifyAttestation"),
      ({ envelopes }) => {
        envelopes.reverse();
      },
    ),
    telling(
      "keys are named by their thumbprints",
      "`kid` is the `keyid` of a signature: SHA-256 of the SPKI",
      of("getKeySet"),
      ({ keys }) => {
        for (const key of keys) {
          const { crv, kty, x } = key;
          key.kid = createHash("sha256").update(JSON.stringify({ crv, kty, x })).digest("base64url");
        }
      },
    ),
    telling(
      "Assessments of a Claim were made at whole seconds",
      "`recordDigest`: digest of the RFC 8785 canonical JSON of this record",
      of("getClaim"),
      ({ assessments = [] }) => {
        for (const one of assessments) one.createdAt = one.createdAt.replace(/\.\d+Z$/, "Z");
      },
    ),
  ]),
  ...inGroup("streams and events", [
    asking(
      "a log goes on with what was seen last",
      "`Last-Event-ID`: the log goes on after it",
      (sent) => of("streamRunLogs")(sent) && /^[1-9]\d*$/.test(sent.headers.get("last-event-id") ?? ""),
      (sent) => withHeader(sent, "last-event-id", String(Number(sent.headers.get("last-event-id")) - 1)),
    ),
    asking(
      "who has seen the end of a log begins anew",
      "204: the client has seen the event `end`",
      (sent) => of("streamRunLogs")(sent) && sent.headers.get("last-event-id") === "end",
      (sent) => withHeader(sent, "last-event-id", null),
    ),
    telling(
      "events of a job are counted from nought",
      "`sequence`: place in the job's chain of events, from 1",
      of("getProcessing"),
      ({ events }) => {
        for (const event of events) event.sequence -= 1;
      },
    ),
  ]),
  ...inGroup("legacy", [
    asking(
      "half an address is none",
      "`owner` and `slug`, which go together",
      ({ operation, url: { searchParams } }) =>
        operation === "listLegacyRepositories" && searchParams.has("owner") !== searchParams.has("slug"),
      without("owner", "slug"),
    ),
    kind(
      "everybody sees who submitted what the owner has looked at",
      "`requestedBy`: for the owner and members only",
      () => {
        const requesters = new Map<string, Json>();
        return async (sent, service) => {
          const answer = await service(sent);
          if (!of("listLegacyRepositories")(sent) || answer.status !== 200) return answer;
          const body = jsonOf(answer);
          const { id, requestedBy } = body?.repository ?? {};
          if (requestedBy) requesters.set(id, requestedBy);
          else if (requesters.has(id)) {
            body.repository.requestedBy = requesters.get(id);
            setJson(answer, body);
          }
          return answer;
        };
      },
    ),
  ]),
];
