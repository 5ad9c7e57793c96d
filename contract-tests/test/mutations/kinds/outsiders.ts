import {
  answering,
  asking,
  asOwner,
  become,
  errorBody,
  insisting,
  isJson,
  type Json,
  jsonOf,
  of,
  reading,
  recordsOf,
  sentJson,
  setText,
  telling,
  withHeader,
  withQuery,
} from "../changes.ts";
import { inGroup, kind } from "../mutation.ts";

/** Written after the first checks, without a look at them; others were made for what of these was missed. */
export const outsiders = inGroup("from outside", [
  asking(
    "Idempotency-Key is overlooked",
    "`Idempotency-Key`: a request with the same key does nothing",
    () => true,
    (sent) => withHeader(sent, "idempotency-key", null),
  ),
  kind(
    "an Idempotency-Key is taken again with another body",
    "an `Idempotency-Key` is of one thing that is to be done",
    () => {
      const bodies = new Map<string, string>();
      return async (sent, service) => {
        const key = `${sent.operation} ${sent.headers.get("idempotency-key")}`;
        const body = sent.body ? new TextDecoder().decode(sent.body) : "";
        const isOther = sent.headers.has("idempotency-key") && bodies.has(key) && bodies.get(key) !== body;
        bodies.set(key, bodies.get(key) ?? body);
        return service(isOther ? withHeader(sent, "idempotency-key", null) : sent);
      };
    },
  ),
  kind(
    "execution_state=failed finds what was cancelled as well",
    "`execution_state`: only in this execution state",
    () => async (sent, service) => {
      const answer = await service(sent);
      if (
        !of("listRuns")(sent) ||
        answer.status !== 200 ||
        sent.url.searchParams.get("execution_state") !== "failed"
      )
        return answer;
      return service(withQuery(sent, (query) => query.delete("execution_state")));
    },
  ),
  telling(
    "included Claims of a repository are of another one",
    "`include=claims`: its Claims",
    of("getRepository", "resolveRepository"),
    (body) => {
      for (const { repository } of body.claims ?? []) repository.id = repository.id.replace(/.{4}$/, "0000");
    },
  ),
  asking(
    "a range ends one byte late",
    "RFC 9110, 14.1.2: both ends are included",
    (sent) => of("getObject")(sent) && /^bytes=\d+-\d+$/.test(sent.headers.get("range") ?? ""),
    (sent) => {
      const [, first, last] = /(\d+)-(\d+)/.exec(sent.headers.get("range")!)!;
      return withHeader(sent, "range", `bytes=${first}-${Number(last) + 1}`);
    },
  ),
  telling(
    "the last page names a next one",
    "`next`: address of the next page of a list; null where there is none",
    of("listRepositories", "listRuns"),
    (body, sent) => {
      body.links.next ??= sent.url.href;
    },
  ),
  kind("a cursor can be used once", "`cursor`: opaque cursor of the same query", () => {
    const used = new Set<string>();
    return async (sent, service) => {
      const cursor = sent.url.searchParams.get("cursor");
      const answer = await service(sent);
      if (!of("listClaims")(sent) || !cursor || answer.status !== 200) return answer;
      if (used.has(cursor))
        become(answer, 400, errorBody(sent, "invalid_request", "The cursor has expired."));
      used.add(cursor);
      return answer;
    };
  }),
  asking(
    "German of a country is not German",
    "RFC 4647, 3.4: lookup",
    (sent) => /^de-/.test(sent.headers.get("accept-language") ?? ""),
    (sent) => withHeader(sent, "accept-language", "en"),
  ),
  answering(
    "the search page repeats what was typed as HTML",
    "what was typed is text",
    (sent, { status }) => of("getSearchPage")(sent) && status === 200,
    (answer, sent) => {
      setText(
        answer,
        new TextDecoder()
          .decode(answer.body)
          .replace("</main>", () => `${sent.url.searchParams.get("q") ?? ""}</main>`),
      );
    },
  ),
  answering(
    "signing in tells who has an account",
    "401: e-mail or password are wrong",
    (sent, { status }) => of("signIn", "signInUsername")(sent) && status === 401,
    (answer, sent) => {
      become(answer, 404, errorBody(sent, "not_found", "There is no such account."));
    },
  ),
  telling(
    "the number of keys is that of the page",
    "`total`: how many keys there are",
    of("listApiKeys"),
    (body) => {
      body.total += 1;
    },
  ),
  telling("the key set has the private part", "`JsonWebKey`: the public key", of("getKeySet"), (body) => {
    for (const key of body.keys) key.d = "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A";
  }),
  telling(
    "the published contract lacks an operation",
    "`/openapi.json`: the contract",
    of("getContract"),
    (body) => {
      delete body.paths["/api/v1/runs"].post;
    },
  ),
  telling(
    "an attestation that verifies is called unverified",
    "`verified`: whether every signature verifies",
    of("verifyAttestation"),
    (body) => {
      body.verified = false;
    },
  ),
  answering(
    "badges are pages",
    "`content` of a badge: image/svg+xml",
    (sent, { status }) => of("getBadge")(sent) && status === 200,
    ({ headers }) => {
      headers.set("content-type", "text/html; charset=utf-8");
    },
  ),
  answering(
    "public reads set a cookie",
    "public reads need no identity, and a shared cache may keep them",
    (sent, { status }) => /^\/api\/v1\//.test(sent.url.pathname) && sent.method === "GET" && status === 200,
    ({ headers }) => {
      headers.append("set-cookie", "visitor=7f3a; Path=/; HttpOnly; SameSite=Lax");
    },
  ),
  telling(
    "events of a job are not in their order",
    "`sequence`: place in the job's chain of events",
    of("getProcessing"),
    (body) => {
      body.events.reverse();
    },
  ),
  insisting(
    "a Run of another repository's Claim is taken",
    "404: there is no such Claim in this repository",
    (sent, { status }) => of("createRun")(sent) && status === 404 && sentJson(sent)?.claimId,
    (sent, given) => asOwner(reading(sent, "/api/v1/runs?limit=1"), given),
  ),
  telling(
    "latestAssessmentAt is that of the first",
    "`latestAssessmentAt`: when the newest Assessment was made",
    of("getClaim", "listClaims", "getRun", "listRuns"),
    (body) => {
      for (const { evidence, assessment } of recordsOf(body) as Json[])
        for (const one of [evidence, assessment])
          if (one?.latestAssessmentAt) one.latestAssessmentAt = "2020-01-01T00:00:00.000Z";
    },
  ),
  answering(
    "errors of a browser's page are JSON",
    "pages answer a browser with an HTML page",
    (sent, answer) => of("getRepositoryPage")(sent) && answer.status === 404 && !isJson(answer),
    (answer, sent) => {
      become(answer, 404, errorBody(sent, "not_found", jsonOf(answer)?.error ?? "There is no such page."));
      answer.headers.set("access-control-allow-origin", "null");
    },
  ),
]);
