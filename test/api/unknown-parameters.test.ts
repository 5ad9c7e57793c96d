import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationList } from "../../server/__generated__/operations.ts";
import { signUp } from "../support/accounts.ts";
import { withoutRequestId } from "../support/pages.ts";
import { createSeed } from "../support/seed.ts";
import { startService, type TestService } from "../support/service.ts";

type Spec = (typeof operationList)[number];
type Answer = { error: { code: string; message: string; details: { issues: unknown[] } } & string };

let test: TestService;
let cookie: string;
const ids: string[] = [];
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web" });
  cookie = (await signUp(test.url, "ada")).cookie;
  const seed = createSeed(test);
  for (const slug of ["first", "second"]) {
    const repository = await seed.repository({ slug });
    await seed.claim(repository);
    ids.push(repository.id);
  }
});
afterAll(() => test[Symbol.asyncDispose]());

const queryOf = ({ parameters }: Spec) =>
  parameters.filter((one) => one.in === "query").map(({ name }) => name);
/** Or a badge, whose address READMEs add to. A form that is answered with a page refuses what it does not know: nobody adds to its address. */
const isPage = ({ id, method, responses }: Spec) =>
  id === "getBadge" ||
  (method === "GET" &&
    (responses[200]?.mediaTypes ?? []).some((type) =>
      /^(?:text\/(?:html|css|javascript)|image\/vnd\.microsoft\.icon)$/.test(type),
    ));

/** As somebody whose credentials the operation takes. */
function call({ method, path, security }: Spec, search: string, more: Record<string, string> = {}) {
  const address = `${test.url}${path.replace("{asset}", "swagger-ui.css").replace(/\{\w+\}/g, "nothing")}${search}`;
  const body = ["GET", "HEAD", "DELETE"].includes(method) ? {} : { body: "{}" };
  const own: Record<string, string> = security.session ? { cookie, origin: new URL(test.url).origin } : {};
  const headers: Record<string, string> = { "content-type": "application/json", ...own, ...more };
  return fetch(address, { method, headers, ...body });
}

it("is refused by every operation but the pages, what they load, and badges", () => {
  const ignoring = operationList.filter(({ unknownQuery }) => unknownQuery === "ignored");
  expect(ignoring.map(({ id }) => id).sort()).toEqual(
    operationList
      .filter(isPage)
      .map(({ id }) => id)
      .sort(),
  );
  expect(ignoring.length).toBeGreaterThanOrEqual(4);
});

const refusing = (applies: (spec: Spec) => boolean = () => true) =>
  operationList
    .filter((spec) => !isPage(spec) && applies(spec))
    .map((spec) => [`${spec.method} ${spec.path}`, spec] as const);

describe("an unknown query parameter", () => {
  it.each(refusing())("is refused before anything is done: %s", async (_, spec) => {
    const response = await call(spec, "?no_such_parameter=1");
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const declared = queryOf(spec);
    const said = declared.length > 0 ? `which has ${declared.join(", ")}` : "which has none";
    const { error } = (await response.json()) as Answer;
    const message = `is not a query parameter of this operation, ${said}`;
    const whole = `The request is invalid: no_such_parameter ${message}.`;
    if (spec.errorFamily === "text") return expect(error).toBe(whole);
    const details = { issues: [{ pointer: "/query/no_such_parameter", message }] };
    expect(error).toEqual({ code: "invalid_request", message: whole, details });
  });

  it.each(refusing((spec) => queryOf(spec).length > 0))(
    "is answered with the nearest: %s",
    async (_, spec) => {
      for (const name of queryOf(spec)) {
        const other = `${name.replaceAll("_", "").toUpperCase()}-`;
        const { error } = (await (await call(spec, `?${other}=1`)).json()) as Answer;
        expect(JSON.stringify(error), other).toContain(`the nearest is ${name}`);
      }
    },
  );

  const reads = refusing(({ method }) => method === "GET");
  it.each(reads)("is refused in a HEAD and in a conditional request alike: %s", async (_, spec) => {
    const head = await call({ ...spec, method: "HEAD" as Spec["method"] }, "?no_such_parameter=1");
    expect([head.status, await head.text()]).toEqual([400, ""]);
    const conditional = await call(spec, "?no_such_parameter=1", { "if-none-match": "*" });
    expect(conditional.status).toBe(400);
  });
});

const pages = operationList.filter(isPage);
describe.each(pages.map((spec) => [spec.path, spec] as const))("%s", (_, spec) => {
  it("ignores what it does not know, and does not repeat it", async () => {
    const plain = await call(spec, "", { accept: "*/*" });
    const busted = await call(spec, "?v=17&utm_source=%3Cscript%3Ealert(1)%3C/script%3E", { accept: "*/*" });
    expect(busted.status).toBe(plain.status);
    expect(withoutRequestId(await busted.text())).toBe(withoutRequestId(await plain.text()));
  });
});

describe("repositoryId on the list of Claims", () => {
  it("is refused, and not answered with another repository's Claims", async () => {
    const response = await fetch(`${test.url}/api/v1/claims?repositoryId=${ids[0]}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        code: "invalid_request",
        message:
          "The request is invalid: repositoryId is not a query parameter of this operation; the nearest is repository_id.",
        details: {
          issues: [
            {
              pointer: "/query/repositoryId",
              message: "is not a query parameter of this operation; the nearest is repository_id",
            },
          ],
        },
      },
    });
    const meant = await fetch(`${test.url}/api/v1/claims?repository_id=${ids[0]}`);
    expect(((await meant.json()) as { data: unknown[] }).data).toHaveLength(1);
  });

  it.each([
    [
      "de",
      "Die Anfrage ist ungültig: repositoryId ist kein Query-Parameter dieser Operation; der ähnlichste ist repository_id.",
    ],
    ["zh-CN", "请求无效：repositoryId 不是此操作的查询参数；最接近的是 repository_id。"],
  ])("is refused in the caller's language: %s", async (language, message) => {
    const headers = { "accept-language": language };
    const response = await fetch(`${test.url}/api/v1/claims?repositoryId=x`, { headers });
    expect(((await response.json()) as Answer).error.message).toBe(message);
  });
});

it("takes no longer and answers no more for a request line full of names", async () => {
  const names = Array.from({ length: 2500 }, (_, at) => `n${at}`).join("&");
  for (const search of [names, "x".repeat(15_000), "%F0%9F%98%80%2F~".repeat(900), `${"%00".repeat(4000)}`]) {
    for (const path of ["/api/v1/claims", "/api/processing", "/api/health"]) {
      const response = await fetch(`${test.url}${path}?${search}`);
      expect(response.status).toBe(400);
      expect((await response.text()).length).toBeLessThan(3000);
    }
  }
});
