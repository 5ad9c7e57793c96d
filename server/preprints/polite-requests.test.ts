import { describe, expect, it } from "vitest";
import { DomainError } from "../domain/errors.ts";
import type { Download, Downloads } from "../downloads/downloads.ts";
import { unreachable } from "../downloads/resolve-host.ts";
import { politeRequests } from "./polite-requests.ts";

const signal = AbortSignal.timeout(20_000);
const request = { accept: "*/*", maxBytes: 1, signal };

/** Downloads that answer with these statuses in turn, 0 for none, and note when each began and ended. */
function answering(...answers: (number | [status: number, retryAfter: number])[]) {
  const log: { at: number; what: string }[] = [];
  const note = (what: string) => log.push({ at: performance.now(), what });
  const downloads: Downloads = {
    async get(url) {
      note(`begin ${url}`);
      const [status, retryAfterSeconds] = [answers.shift() ?? 200].flat() as [number, number?];
      if (status === 0) throw unreachable("arxiv.org");
      return {
        status,
        mediaType: "",
        retryAfterSeconds: retryAfterSeconds ?? null,
        body: (async function* () {})(),
        async [Symbol.asyncDispose]() {
          note(`end ${url}`);
        },
      };
    },
  };
  return { downloads, log };
}

const read = async ({ status }: Download) => status;
const url = "https://arxiv.org/a";

describe("requests to a preprint server", () => {
  it("are made one after the other, with a pause between", async () => {
    const { downloads, log } = answering();
    const get = politeRequests(downloads, { intervalMilliseconds: 100, trustedOrigins: [] });
    await Promise.all(["a", "b", "c"].map((name) => get(`https://arxiv.org/${name}`, request, read)));
    expect(log.map(({ what }) => what.replace("https://arxiv.org/", ""))).toEqual([
      ...["begin a", "end a", "begin b", "end b", "begin c", "end c"],
    ]);
    // A timer may fire a millisecond early.
    for (const index of [2, 4]) expect(log[index]!.at - log[index - 1]!.at).toBeGreaterThan(98);
  });

  it.each([429, 500, 502, 503, 504, 0])("that fail with %d are repeated twice", async (status) => {
    const once = answering(status, status, 200);
    const get = politeRequests(once.downloads, { intervalMilliseconds: 0, trustedOrigins: [] });
    expect(await get(url, request, read)).toBe(200);
    const thrice = answering(status, status, status);
    const failing = politeRequests(thrice.downloads, { intervalMilliseconds: 0, trustedOrigins: [] });
    await expect(failing(url, request, read)).rejects.toMatchObject({
      code: "upstream_failed",
      retryable: true,
    });
    expect(thrice.log.filter(({ what }) => what.startsWith("begin"))).toHaveLength(3);
  });

  it.each([200, 400, 404, 403])("that are answered with %d are not", async (status) => {
    const { downloads, log } = answering(status);
    const get = politeRequests(downloads, { intervalMilliseconds: 0, trustedOrigins: [] });
    expect(await get(url, request, read)).toBe(status);
    expect(log).toHaveLength(2);
  });

  it("that get no answer in time are not either", async () => {
    const timeout = unreachable("arxiv.org", Object.assign(new Error(), { code: "UND_ERR_HEADERS_TIMEOUT" }));
    let count = 0;
    const get = politeRequests(
      { get: () => Promise.reject(++count && timeout) },
      { intervalMilliseconds: 0, trustedOrigins: [] },
    );
    await expect(get(url, request, read)).rejects.toBe(timeout);
    expect(count).toBe(1);
  });

  it("wait as long as the server asks for", async () => {
    const { downloads, log } = answering([503, 1]);
    const get = politeRequests(downloads, { intervalMilliseconds: 0, trustedOrigins: [] });
    expect(await get(url, request, read)).toBe(200);
    expect(log[2]!.at - log[1]!.at).toBeGreaterThan(990);
  });

  it("do not wait for long: the caller is told when to come back", async () => {
    const { downloads, log } = answering([503, 3600]);
    const get = politeRequests(downloads, { intervalMilliseconds: 0, trustedOrigins: [] });
    await expect(get(url, request, read)).rejects.toMatchObject({
      key: "preprint.server_busy",
      facts: { retryAfterSeconds: 3600 },
    });
    expect(log).toHaveLength(2);
  });

  it("leave what is wrong with an answer to their caller", async () => {
    const { downloads } = answering(200, 200);
    const get = politeRequests(downloads, { intervalMilliseconds: 0, trustedOrigins: [] });
    const wrong = new DomainError("not_found", "preprint.not_found");
    await expect(get(url, request, () => Promise.reject(wrong))).rejects.toBe(wrong);
    expect(await get(url, request, read)).toBe(200);
  });

  it("that wait leave when their caller does", async () => {
    const { downloads, log } = answering();
    const get = politeRequests(downloads, { intervalMilliseconds: 60_000, trustedOrigins: [] });
    await get(url, request, read);
    const controller = new AbortController();
    const waiting = ["b", "c"].map((name) =>
      get(`https://arxiv.org/${name}`, { ...request, signal: controller.signal }, read),
    );
    const reason = new Error("The client left");
    setTimeout(() => controller.abort(reason), 20);
    for (const one of waiting) await expect(one).rejects.toBe(reason);
    expect(log).toHaveLength(2);
  });
});
