import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, signUp } from "../support/accounts.ts";
import { openRaw, type RawConnection } from "../support/raw-http.ts";
import { startService, type TestService } from "../support/service.ts";
import { pdf, upload } from "../support/upload.ts";

/** As the service's own, of which a test will not wait for the end. */
const waits = {
  headersTimeout: 700,
  requestTimeout: 1000,
  connectionsCheckingInterval: 50,
};

let test: TestService;
let ada: Account;
let before: Awaited<ReturnType<typeof traces>>;
beforeAll(async () => {
  test = await startService({ SERVICE_ROLE: "web", SERVICE_LIMITS: '{"submission-hour": 50}' }, { waits });
  ada = await signUp(test.url, "ada");
  before = await traces();
});
afterAll(() => test[Symbol.asyncDispose]());

/** One of each kind of body: JSON, multipart and bytes. `half` of it is well-formed as far as it goes. */
const requests: [name: string, head: (account: Account) => string, half: string][] = [
  [
    "a Run",
    ({ key }) => `POST /api/v1/runs HTTP/1.1\r\nX-Api-Key: ${key}\r\nContent-Type: application/json`,
    '{"repositoryId": "repo_1", ',
  ],
  [
    "a paper",
    ({ key }) =>
      `POST /api/repositories HTTP/1.1\r\nX-Api-Key: ${key}\r\nContent-Type: multipart/form-data; boundary=b`,
    [
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nA paper\r\n',
      '--b\r\nContent-Disposition: form-data; name="paper"; filename="p.pdf"\r\n\r\n%PDF-1.7\n',
    ].join(""),
  ],
  [
    "a picture",
    ({ cookie }) => `PUT /api/account/avatar HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: image/png`,
    "PNG of a kind",
  ],
];

const began = (half: string, framing: string) => `\r\nHost: x\r\n${framing}\r\n\r\n${half}`;
const sized = (half: string) => began(half, `Content-Length: ${half.length + 10_000}`);
const chunked = (half: string) => {
  const size = half.length.toString(16);
  return began(`${size}\r\n${half}\r\n`, "Transfer-Encoding: chunked");
};

/** Ways not to end a body, with what may be answered: what has a time is told that it is over. */
const stops: [name: string, start: (half: string) => string, then: (raw: RawConnection) => void, RegExp][] = [
  ["stops, and is held open", sized, () => {}, /^HTTP\/1.1 408 /],
  ["trickles", sized, trickle, /^HTTP\/1.1 408 /],
  ["stops between chunks, and is held open", chunked, () => {}, /^HTTP\/1.1 408 /],
  [
    "stops within a chunk, and is held open",
    (half) => `${chunked(half)}ff\r\n `,
    () => {},
    /^HTTP\/1.1 408 /,
  ],
  ["is shorter than it says", sized, ({ socket }) => socket.end(), /^(HTTP\/1.1 400 |$)/],
  ["ends without its last chunk", chunked, ({ socket }) => socket.end(), /^(HTTP\/1.1 400 |$)/],
  ["has a chunk of no size", (half) => `${chunked(half)}zz\r\n`, () => {}, /^HTTP\/1.1 400 /],
  ["is cut off with its connection", sized, ({ socket }) => void socket.resetAndDestroy(), /^$/],
];

/** A byte now and then, as long as somebody listens. */
function trickle({ socket }: RawConnection): void {
  const timer = setInterval(() => socket.write(" "), 20);
  socket.once("close", () => clearInterval(timer));
}

/** What a request that came to nothing must not leave. */
async function traces() {
  const { store } = test.service.composition.deps;
  const list = (name: string) =>
    readdir(join(test.dataDir, name), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      // Another's folder went while it was read: something was left, a moment ago.
      if (error.code === "ENOENT") return [String(error.path)];
      throw error;
    });
  const { items } = await store.repositories.list({ readableNamespaces: ["ada"] }, { limit: 9, after: null });
  return { work: await list("work"), objects: await list("objects"), repositories: items.length };
}

describe.concurrent.each(requests)("the body of %s", (_, head, half) => {
  it.each(stops)(
    "that %s is waited for no longer than the limit, and leaves nothing",
    async (_, start, then, answer) => {
      using raw = await openRaw(test.url);
      await raw.write(head(ada) + start(half));
      then(raw);
      expect(await raw.whole()).toMatch(answer);
      await untilNothingIsLeft();
    },
  );
});

it("ends headers that never end", async () => {
  using stopped = await openRaw(test.url);
  using slow = await openRaw(test.url);
  await stopped.write("GET / HTTP/1.1\r\nHost: x\r\nX-Padding: ");
  await slow.write("GET / HTTP/1.1\r\nHost: x\r\nX-Padding: ");
  trickle(slow);
  for (const raw of [stopped, slow]) expect(await raw.whole()).toMatch(/^HTTP\/1.1 408 /);
});

it("answers others while a hundred bodies are waited for", async () => {
  // With the service's own limits: these are held until the test ends.
  await using patient = await startService({ SERVICE_ROLE: "web" });
  const grace = await signUp(patient.url, "grace");
  const held = await Promise.all(Array.from({ length: 100 }, () => openRaw(patient.url)));
  const [, head, half] = requests[0]!;
  await Promise.all(held.map((raw) => raw.write(head(grace) + sized(half))));
  let over = 0;
  for (const { socket } of held) socket.once("close", () => over++);
  const response = await fetch(`${patient.url}/api/v1/repositories`);
  expect([response.status, over]).toEqual([200, 0]);
  for (const raw of held) raw[Symbol.dispose]();
});

it("has taken nothing of the limits of submissions", async () => {
  await untilNothingIsLeft();
  const body = upload({ paper: await pdf() });
  const headers = { "x-api-key": ada.key };
  const response = await fetch(`${test.url}/api/repositories`, { method: "POST", headers, body });
  expect(response.status).toBe(201);
  expect(response.headers.get("x-quota-used")).toBe("1");
  expect(response.headers.get("x-ratelimit-remaining")).toBe("49");
});

async function untilNothingIsLeft(): Promise<void> {
  while (!isDeepStrictEqual(await traces(), before)) await new Promise((resolve) => setTimeout(resolve, 20));
}
