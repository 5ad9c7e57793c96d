import type { Load, Loader, LoadRequest } from "./loader.ts";

/** Makes load by what Node.js has: less of it, but nothing has to be installed. */
export const fetchLoader: Loader = {
  async load({ url, requests, connections, seconds, expected }: Load) {
    const times: number[] = [];
    const began = performance.now();
    const until = began + seconds * 1000;
    const ask = async ({ path, ...init }: LoadRequest) => {
      const sent = performance.now();
      const response = await fetch(url + path, init);
      await response.arrayBuffer();
      if (response.status !== expected)
        throw new Error(`${path} at ${url} was answered ${response.status}, not ${expected}.`);
      times.push(performance.now() - sent);
    };
    const connection = async (_: unknown, index: number) => {
      for (let at = index; performance.now() < until; at++) await ask(requests[at % requests.length]!);
    };
    await Promise.all(Array.from({ length: connections }, connection));
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
    return {
      requests: times.length,
      seconds: (performance.now() - began) / 1000,
      p50: at(0.5),
      p99: at(0.99),
    };
  },
  stop: () => undefined,
};
