import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SeededService, startSeededService } from "../support/seeded-service.ts";

let test: SeededService;
let targets: string[];
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  test = await startSeededService({ SERVICE_LIMITS: JSON.stringify({ "address-minute": 1e6 }) });
  const repository = await test.seed.repository({ slug: "open" });
  const claim = await test.seed.claim(repository);
  targets = [
    ...["/api/v1/claims", "/api/v1/claims?limit=1", "/api/v1/search?q=value", "/api/badge/ada/open"],
    ...["/api/citations/ada/open/bibtex", "/api/feeds/assessments", "/api/v1/claims?limit=0", "/sitemap.xml"],
    ...["/api/v1/claims?unknown=1", "/api/v1/runs?claimId=x", "/r/ada/open", "/api/v1/claims/%2e%2e/runs"],
    `/api/v1/claims/${claim.id}?repository_id=${repository.id}`,
  ];
});
afterAll(async () => {
  agent.destroy();
  await test[Symbol.asyncDispose]();
});

interface Sent {
  target: string;
  method: string;
  fields: [string, string][];
}

/** Pages of refusals name it. */
const requestId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** As bytes on a connection: `fetch` refuses or adds some of these. */
async function ask({ target, method, fields }: Sent) {
  const sent = request(`${test.url}/`, { agent, path: target, method, headers: fields.flat() }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray()).toString();
  const passing = /^(?:x-request-id|x-ratelimit-.*|date|connection|keep-alive)$/;
  const headers = Object.entries(answer.headers).filter(([name]) => !passing.test(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(headers),
    body: body.replace(requestId, ""),
  };
}

const fieldOf = (tag: string) =>
  fc.oneof(
    fc.tuple(fc.constant("if-none-match"), fc.constantFrom(tag, `W/${tag}`, "*", '"x"', `"x", ${tag}`, "")),
    fc.tuple(
      fc.constantFrom("accept"),
      fc.constantFrom("*/*", "text/html", "application/json", "image/png", ""),
    ),
    fc.tuple(fc.constant("accept-language"), fc.constantFrom("de", "zh-CN, en;q=0.1", "*", "x")),
    fc.tuple(fc.constant("accept-encoding"), fc.constantFrom("gzip", "br;q=0, *", "identity;q=0", "")),
    fc.tuple(fc.constantFrom("range", "if-range", "if-modified-since"), fc.constantFrom("bytes=0-3", tag)),
    fc.tuple(fc.constantFrom("x-forwarded-for", "forwarded", "via"), fc.constantFrom("192.0.2.1", "for=a")),
    fc.tuple(
      fc.constantFrom("origin", "sec-fetch-site", "user-agent"),
      fc.constantFrom("cross-site", "null"),
    ),
    fc.tuple(fc.constantFrom("cookie", "authorization", "x-api-key"), fc.constantFrom("a=b", "Bearer x", "")),
    fc.tuple(fc.constantFrom("content-length"), fc.constantFrom("0")),
  );

it("is the same as one that is made, whatever a request's headers are", async () => {
  const sent = fc.record({
    target: fc.nat(),
    method: fc.constantFrom("GET", "GET", "HEAD", "OPTIONS", "POST"),
    fields: fc.array(fieldOf("{tag}"), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(sent, async ({ target: index, method, fields }) => {
      const target = targets[index % targets.length]!;
      const plain = {
        target,
        method: "GET",
        fields: [["host", new URL(test.url).host]] as [string, string][],
      };
      const tag = String((await ask(plain)).headers.etag);
      const own = fields.map(([name, value]): [string, string] => [name, value.replace("{tag}", tag)]);
      const request = { target, method, fields: [...plain.fields, ...own] };
      // The first may be made; of an answer out of the cache the service's own check makes another.
      const [first, second] = [await ask(request), await ask(request)];
      expect(second).toEqual(first);
    }),
    { numRuns: 150 },
  );
  expect(test.cachedAnswers()).toBeGreaterThan(100);
});
