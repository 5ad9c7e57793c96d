import {
  answering,
  asking,
  copyOf,
  type Json,
  jsonOf,
  of,
  recordsOf,
  setJson,
  setText,
  telling,
  withBody,
  withHeader,
} from "../changes.ts";
import { type Answer, inGroup, kind, type Mutation, type Sent } from "../mutation.ts";

/** Written from the specification alone, after all others and before a look at the checks: links, writes, tools and events. */
export const newcomersOfWrites: Mutation[] = [
  ...inGroup("shapes", [
    telling(
      "Runs tell the machine that they ran on",
      "`x-undeclared-members`: absent",
      of("getRun"),
      (body) => {
        if (body.agent) body.agent.hostname = "worker-3.internal";
      },
    ),
    telling("times of keys have a space", "`createdAt`: date-time (RFC 3339)", of("listApiKeys"), (body) => {
      for (const key of body.apiKeys) key.createdAt = key.createdAt.replace("T", " ");
    }),
    telling(
      "a Run that has not begun has an empty environment",
      "`environment`: once the Run has started",
      of("listRuns"),
      (body, sent) => {
        if (/environment/.test(sent.url.searchParams.get("include") ?? ""))
          for (const record of recordsOf(body)) record.environment ??= null;
      },
    ),
  ]),
  ...inGroup("links", [
    telling(
      "a listed Claim's address lacks its repository",
      "`self`: address of this record",
      of("listClaims"),
      (body) => {
        for (const { links } of recordsOf(body)) if (links?.self) links.self = links.self.split("?")[0];
      },
    ),
    telling(
      "the next page of Claims has the limit that is the default",
      "`next`: address of the next page of the list",
      (sent) => of("listClaims")(sent) && sent.url.searchParams.has("limit"),
      (body) => {
        if (body.links?.next) body.links.next = body.links.next.replace(/([?&])limit=\d+&?/, "$1");
      },
    ),
    answering(
      "a copy is said to be where its source is",
      "`Location`: address of what was made",
      (sent, { status }) => of("createFork")(sent) && status === 201,
      ({ headers }, sent) => {
        const { repositoryId } = JSON.parse(new TextDecoder().decode(sent.body!));
        headers.set("location", `/api/v1/repositories/${repositoryId}`);
      },
    ),
  ]),
  ...inGroup("what was done", [
    kind("search is answered from what it answered once", "a withdrawn repository is in no search", () => {
      const kept = new Map<string, Uint8Array<ArrayBuffer>>();
      return async (sent, service) => {
        const answer = await service(sent);
        if (!of("search")(sent) || answer.status !== 200 || sent.method === "HEAD") return answer;
        const key = `${sent.url.search} ${sent.headers.get("x-api-key")} ${sent.headers.get("cookie")}`;
        if (!kept.has(key)) kept.set(key, answer.body);
        answer.body = kept.get(key)!;
        if (answer.headers.has("content-length"))
          answer.headers.set("content-length", String(answer.body.length));
        return answer;
      };
    }),
    kind("a revoked key stays in the list", "a deleted key is there no more", () => {
      let last: Json[] = [];
      return async (sent, service) => {
        const answer = await service(sent);
        const isList = of("listApiKeys")(sent) && answer.status === 200 && sent.url.search === "";
        if (!isList || sent.method === "HEAD") return answer;
        const body = jsonOf(answer);
        const ids = new Set(body.apiKeys.map(({ id }: Json) => id));
        const gone = last.filter(({ id, owner }) => !ids.has(id) && owner === sent.headers.get("cookie"));
        last = [...body.apiKeys.map((key: Json) => ({ ...key, owner: sent.headers.get("cookie") })), ...gone];
        body.apiKeys.push(...gone.map(({ owner, ...key }) => key));
        body.total += gone.length;
        setJson(answer, body);
        return answer;
      };
    }),
    telling("a cancelled job is as it was", "`state`: cancelled", of("cancelJob"), (body) => {
      body.job.state = "queued";
    }),
    telling(
      "a new name is shown with a space after it",
      "`user`: the person after the change",
      of("updateProfile"),
      (body) => {
        body.user.name = `${body.user.name} `;
      },
    ),
    telling(
      "who follows no more is counted still",
      "`followerCount`: followers of the target",
      (sent) => of("updateFollow")(sent) && /"unfollow"/.test(textOf(sent)),
      (body) => {
        body.followerCount += 1;
      },
    ),
    {
      operation: "updateRequest",
      ...kind(
        "a vote is withdrawn in the answer alone",
        "`reactions.request`: whether the caller wants it",
        ({ tellEffect }) =>
          async (sent, service) => {
            const answer = await service(sent);
            const text = textOf(sent);
            if (!of("updateRequest")(sent) || !text.includes('"withdraw"') || answer.status !== 200)
              return answer;
            const again = withBody(
              withHeader(sent, "idempotency-key", null),
              JSON.parse(text.replace('"withdraw"', '"request"')),
            );
            await service(again);
            tellEffect();
            return answer;
          },
      ),
    },
  ]),
  ...inGroup("idempotency", [
    kind(
      "a key that is used with another body has the first answer",
      "422: the key was used for another request",
      () => {
        const kept = new Map<string, Answer>();
        return async (sent, service) => {
          const answer = await service(sent);
          const key = sent.headers.get("idempotency-key");
          if (!key || sent.operation === "") return answer;
          const place = `${sent.operation} ${key} ${sent.headers.get("cookie") ?? sent.headers.get("x-api-key")}`;
          const first = kept.get(place);
          if (answer.status === 422 && first) {
            const headers = new Headers(first.headers);
            headers.set("x-request-id", answer.headers.get("x-request-id")!);
            headers.set("idempotent-replayed", "true");
            return { status: first.status, headers, body: first.body.slice() };
          }
          if (answer.status < 300 && !first) kept.set(place, copyOf(answer));
          return answer;
        };
      },
    ),
    answering(
      "a first answer says that it was given before",
      "`Idempotent-Replayed`: `true` where this is the answer that was kept",
      (sent, { status }) => of("updateStar")(sent) && status === 200 && sent.headers.has("idempotency-key"),
      ({ headers }) => headers.set("idempotent-replayed", "true"),
    ),
    asking(
      "a star is given anew whatever key it has",
      "a request with the same key does nothing",
      of("updateStar"),
      (sent) => withHeader(sent, "idempotency-key", null),
    ),
  ]),
  ...inGroup("events", [
    streaming(
      "a stream does not say how far the Run is",
      "`state` says how far the Run is, at first",
      (text) => text.replace(/event: state\n[\s\S]*?\n\n/, ""),
    ),
    streaming("events are numbered from one", "`id` is the sequence", (text) =>
      text.replaceAll(/^id: (\d+)$/gm, (_, id) => `id: ${Number(id) + 1}`),
    ),
    streaming("a stream has all pieces as output", "`stream`: where it came from", (text) =>
      text.replaceAll('"stream":"stderr"', '"stream":"stdout"'),
    ),
  ]),
  ...inGroup("tools", [
    messaging(
      "a tool's page does not say whether there is more",
      "a tool answers as its operation does",
      ({ params }, { result }) => {
        if (params?.name === "list_runs" && result?.structuredContent)
          delete result.structuredContent.pagination;
      },
    ),
    messaging(
      "the server speaks a version that nobody offered",
      "MCP: the version that the client offers, where it is known",
      ({ method }, { result }) => {
        if (method === "initialize" && result) result.protocolVersion = "2024-11-05";
      },
    ),
    messaging(
      "a tool that was refused has done its work",
      "MCP: `isError` of a tool that failed",
      ({ method }, { result }) => {
        if (method === "tools/call" && result?.isError) delete result.isError;
      },
    ),
    messaging(
      "a method that there is not is an internal error",
      "JSON-RPC 2.0, 5.1: -32601",
      (_, { error }) => {
        if (error?.code === -32601) error.code = -32603;
      },
    ),
    messaging(
      "tools have one more that nobody knows",
      "each operation with `x-tool` is a tool",
      (_, { result }) => {
        if (result?.tools) result.tools.push({ ...result.tools[0], name: "run_query" });
      },
    ),
  ]),
];

function textOf({ body }: Sent): string {
  return body ? new TextDecoder().decode(body) : "";
}

/** Changes each part of a followed log that was sent at once. */
function streaming(name: string, violates: string, edit: (text: string) => string) {
  return kind(name, violates, () => async (sent, service) => {
    const answer = await service(sent);
    if (!of("streamRunLogs")(sent) || !answer.stream) return answer;
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    const change = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) =>
        controller.enqueue(encoder.encode(edit(decoder.decode(chunk, { stream: true })))),
    });
    answer.stream = answer.stream.pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array>);
    return answer;
  });
}

/** Changes a message to a client of tools: JSON, or the event of a stream that has it. */
function messaging(name: string, violates: string, change: (asked: Json, answered: Json) => void) {
  return kind(name, violates, () => async (sent, service) => {
    const answer = await service(sent);
    const text = new TextDecoder().decode(answer.body);
    const from = text.indexOf("{");
    if (!of("callTool")(sent) || from < 0) return answer;
    try {
      const asked = JSON.parse(textOf(sent));
      const message = JSON.parse(text.slice(from));
      const before = JSON.stringify(message);
      change(asked, message);
      const after = JSON.stringify(message);
      if (after !== before) setText(answer, text.slice(0, from) + after + (from > 0 ? "\n\n" : ""));
    } catch {
      // What is no message stays as it is.
    }
    return answer;
  });
}
