import {
  anonymous,
  answering,
  asOwner,
  become,
  errorBody,
  insisting,
  of,
  telling,
  wording,
} from "../changes.ts";
import { inGroup, type Mutation } from "../mutation.ts";

/**
 * What a careless or a fraudulent implementer gets wrong in pages, documents and what HTTP says around them. Written from
 * the specification and the contract by one who had not read the checks.
 */
export const carelessDocuments: Mutation[] = [
  ...inGroup("records", [
    wording(
      "a feed's entries all have one id",
      "RFC 4287, 4.2.6: an id is of one entry",
      of("getFeed"),
      (text) => {
        const first = /<entry>[\s\S]*?<id>([^<]*)<\/id>/.exec(text)?.[1] ?? "";
        return text.replace(/(<entry>[\s\S]*?<id>)[^<]*/g, `$1${first}`);
      },
    ),
    wording(
      "a repository's feed is that of all",
      "the Assessments of one repository",
      of("getRepositoryFeed"),
      (text) =>
        text.replace(/<link rel="self"[^>]*>/, (link) => link.replace(/feeds\/[^"]*/, "feeds/assessments")),
    ),
    telling(
      "an embedding is larger than was asked for",
      "`maxwidth`: most pixels of width",
      (sent) => of("getEmbedding")(sent),
      (body) => {
        body.width = 100_000;
        body.height = 100_000;
      },
    ),
    wording("BibTeX has another title", "cites the paper by its title", of("getBibtex"), (text) =>
      text.replace(/title\s*=\s*\{+[^}]*/i, (field) => `${field} (reprint)`),
    ),
    telling("CSL-JSON lacks the last author", "`author`: authors of the paper", of("getCslJson"), (body) => {
      for (const { author } of body) if (author.length > 1) author.pop();
    }),
    telling(
      "files of a crate have other digests",
      "files are named by their addresses and by `sha256`",
      of("getCrate"),
      (body) => {
        for (const entity of body["@graph"])
          if (entity.sha256) entity.sha256 = entity.sha256.replace(/^.{4}/, "0000");
      },
    ),
    wording("every badge is green", "the badge says what the Claims' states are", of("getBadge"), (text) =>
      text.replace(/>[^<>]*(?:contradicted|inconclusive|not assessed)[^<>]*</g, ">supported<"),
    ),
    wording("the site map lists a private paper", "pages of public repositories", of("getSitemap"), (text) =>
      text.replace("</urlset>", "<url><loc>http://127.0.0.1/r/ada/private-notes</loc></url></urlset>"),
    ),
    wording("robots may not find any page", "the API and forms are left out", of("getRobots"), (text) =>
      text.replace(/^Disallow:.*$/m, "Disallow: /"),
    ),
    wording(
      "a repository's page shows another title",
      "the page of this repository",
      of("getRepositoryPage"),
      (text) => text.replace(/<h1[^>]*>[\s\S]*?<\/h1>/, "<h1>Another paper</h1>"),
    ),
    wording("the page of a Run is of another one", "the page of this Run", of("getRunPage"), (text) =>
      text.replaceAll(/run_[0-9a-z]{26}/g, `run_${"0".repeat(26)}`),
    ),
    wording(
      "an owner's page lists one repository alone",
      "the repositories that its reader may read",
      of("getOwnerPage"),
      (text) => {
        const [first] = /<li[^>]*>[\s\S]*?<\/li>/.exec(text) ?? [""];
        return text.replace(/<li[^>]*>[\s\S]*?<\/li>/g, (item) =>
          item.includes('href="/r/') && item !== first ? "" : item,
        );
      },
    ),
  ]),
  ...inGroup("credentials", [
    insisting(
      "Evidence of private repositories is for everybody",
      "a private repository is read by its owner and members",
      (sent, { status }) => of("getEvidence")(sent) && status === 404 && anonymous(sent),
      asOwner,
    ),
    insisting(
      "logs of private Runs are for everybody",
      "a private repository is read by its owner and members",
      (sent, { status }) => of("listRunLogs")(sent) && status === 404 && anonymous(sent),
      asOwner,
    ),
    insisting(
      "citations of private repositories are for everybody",
      "a private repository is read by its owner and members",
      (sent, { status }) =>
        of("getBibtex", "getCslJson", "getBadge")(sent) && status === 404 && anonymous(sent),
      asOwner,
    ),
    insisting(
      "the processing of a private repository is for everybody",
      "read permission on the repository is needed",
      (sent, { status }) => of("getProcessing")(sent) && status === 404 && anonymous(sent),
      asOwner,
    ),
    insisting(
      "the list of Runs has private ones for nobody in particular",
      "Runs that the caller may read",
      (sent, { status }) =>
        of("listRuns")(sent) && status === 200 && anonymous(sent) && sent.method === "GET",
      asOwner,
    ),
    answering(
      "signing out leaves the cookie in the browser",
      "ends the session: the cookie lapses",
      (sent, { status }) => of("signOut")(sent) && status === 200,
      ({ headers }) => headers.delete("set-cookie"),
    ),
    insisting(
      "a form of another site is taken",
      "a form of another site is refused with 403",
      (sent, { status }) => sent.operation.endsWith("Form") && status === 403,
      (sent, given) => {
        const headers = new Headers(sent.headers);
        headers.set("origin", given.baseUrl);
        return { ...sent, headers };
      },
    ),
  ]),
  ...inGroup("headers", [
    answering(
      "whoever signs in is sent to any site that an address names",
      "`next`: path of this service; what is none is `/`",
      (sent, { status }) => of("submitSignInForm")(sent) && status === 303,
      ({ headers }, { body }) => {
        const next = new URLSearchParams(new TextDecoder().decode(body ?? new Uint8Array())).get("next");
        if (next) headers.set("location", next);
      },
    ),
    answering(
      "pages may be shown in frames of other sites",
      "pages are shown in no frame: `frame-ancestors`",
      ({ operation }, { status }) => /Page$/.test(operation) && status === 200,
      ({ headers }) => {
        const policy = headers.get("content-security-policy");
        if (policy) headers.set("content-security-policy", policy.replace(/frame-ancestors[^;]*;?\s*/, ""));
        headers.delete("x-frame-options");
      },
    ),
    answering(
      "several ranges are answered with the first",
      "several ranges are answered whole",
      (sent, { status }) =>
        of("getObject")(sent) && status === 200 && (sent.headers.get("range") ?? "").includes(","),
      (answer) => {
        answer.headers.set("content-range", `bytes 0-0/${answer.body.length}`);
        answer.body = answer.body.slice(0, 1);
        answer.headers.set("content-length", "1");
        answer.status = 206;
      },
    ),
  ]),
  ...inGroup("errors", [
    answering(
      "problems of a parameter point into the body",
      "`pointer`: JSON Pointer from `/query`",
      (_, { status }) => status === 400,
      (answer) => {
        const text = new TextDecoder().decode(answer.body);
        answer.body = new TextEncoder().encode(text.replaceAll('"/query', '"/body'));
        if (answer.headers.has("content-length"))
          answer.headers.set("content-length", String(answer.body.length));
      },
    ),
  ]),
  ...inGroup("statuses and methods", [
    answering(
      "an event stream ends without its end",
      "`end` is the last event",
      (sent, answer) => of("streamRunLogs")(sent) && answer.status === 200 && answer.stream !== undefined,
      (answer) => {
        answer.stream = answer.stream?.pipeThrough(withoutEnd());
      },
    ),
    answering(
      "a stream that was read to its end begins anew",
      "`Last-Event-ID: end`: 204",
      (sent, { status }) => of("streamRunLogs")(sent) && status === 204,
      (answer, sent) => become(answer, 404, errorBody(sent, "not_found", "There is no such Run.")),
    ),
    telling("a tool that there is not has an answer", "JSON-RPC: an error", of("callTool"), (body) =>
      body?.error ? { jsonrpc: "2.0", id: body.id, result: { content: [] } } : body,
    ),
    telling(
      "the last tool is not listed",
      "each operation with `x-tool` is a tool",
      of("callTool"),
      (body) => {
        body?.result?.tools?.pop();
      },
    ),
  ]),
  ...inGroup("caching and Vary", [
    answering(
      "a key's own 304 is given to nobody in particular",
      "304 to whoever may read alone",
      (sent, { status }) =>
        of("getRun", "getRepository")(sent) &&
        status === 404 &&
        anonymous(sent) &&
        sent.headers.has("if-none-match"),
      (answer) => {
        answer.status = 304;
        answer.body = new Uint8Array();
        for (const name of ["content-type", "content-length", "content-language"])
          answer.headers.delete(name);
      },
    ),
  ]),
];

const withoutEnd = (): TransformStream<Uint8Array, Uint8Array> => {
  const decoder = new TextDecoder();
  return new TransformStream({
    transform(chunk, controller) {
      const text = decoder.decode(chunk).replace(/event: end\n[\s\S]*$/, "");
      controller.enqueue(new TextEncoder().encode(text));
    },
  });
};
