import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { fetchUrl } from "./http-client.ts";
import { passingFailures } from "./passing-failures.ts";

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A registry on loopback that answers the n-th request as told; returns its address and how often it was asked. */
async function open(...answers: RequestListener[]) {
  let asked = 0;
  const server = createServer((request, response) =>
    answers[Math.min(asked++, answers.length - 1)]!(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: () => asked,
  };
}

const whole = "a".repeat(64 * 1024);
const answer: RequestListener = (_request, response) => void response.end(whole);
const hangUp: RequestListener = (request) => void request.socket.destroy();
const busy: RequestListener = (_request, response) =>
  void response.writeHead(503, { "retry-after": "0" }).end("busy");

describe("a registry's answer", () => {
  it.each([
    ["hangs up", hangUp],
    ["is busy", busy],
  ])("is asked for again where it %s once", async (_name, once) => {
    const { url, asked } = await open(once, answer);
    const response = await fetchUrl(url, {});
    expect(await response.text()).toBe(whole);
    expect(asked()).toBe(2);
  });

  it("goes on where it broke off, if the registry can", async () => {
    const broken: RequestListener = (_request, response) => {
      response.writeHead(200, { "content-length": whole.length, etag: '"1"' });
      response.write(whole.slice(0, 1000), () => setTimeout(() => response.destroy(), 50));
    };
    const rest: RequestListener = ({ headers }, response) => {
      const from = Number(/^bytes=(\d+)-/.exec(headers.range ?? "")![1]);
      const range = `bytes ${from}-${whole.length - 1}/${whole.length}`;
      response.writeHead(206, { "content-range": range, etag: '"1"' }).end(whole.slice(from));
    };
    const { url } = await open(broken, rest);
    expect(await (await fetchUrl(url, {})).text()).toBe(whole);
  });

  it("fails where another answer would go on with it", async () => {
    const broken: RequestListener = (_request, response) => {
      response.writeHead(200, { "content-length": whole.length });
      response.write(whole.slice(0, 1000), () => setTimeout(() => response.destroy(), 50));
    };
    const { url } = await open(broken, answer);
    await expect((await fetchUrl(url, {})).text()).rejects.toThrow();
  });

  it("is the last that it gave where it stays busy", async () => {
    const { url, asked } = await open(busy);
    const response = await fetchUrl(url, {});
    expect(response.status).toBe(503);
    expect(await response.text()).toBe("busy");
    expect(asked()).toBe(4);
  });

  it("is counted as none where it stays away or busy, and not where there is nobody or another one", async () => {
    const countOf = async (url: string) => {
      const before = passingFailures();
      await fetchUrl(url, {}).catch(() => undefined);
      return passingFailures() - before;
    };
    for (const [answers, counted] of [
      [[busy], 1],
      [[hangUp], 1],
      [[busy, answer], 0],
      [[(_request, response) => void response.writeHead(404).end()], 0],
    ] as [RequestListener[], number][]) {
      const { url } = await open(...answers);
      expect(await countOf(url)).toBe(counted);
      close!();
      expect(await countOf(url)).toBe(0);
    }
  });

  it.each([404, 500])("is taken as it is where it is %d", async (status) => {
    const { url, asked } = await open((_request, response) => void response.writeHead(status).end());
    expect((await fetchUrl(url, {})).status).toBe(status);
    expect(asked()).toBe(1);
  });

  it("is not waited for once the work is cancelled", async () => {
    const { url } = await open((_request, response) => {
      response.writeHead(503, { "retry-after": "600" }).end();
    });
    const cancelled = new AbortController();
    const asking = fetchUrl(url, { signal: cancelled.signal });
    setTimeout(() => cancelled.abort(), 100);
    await expect(asking).rejects.toThrow();
  });
});
