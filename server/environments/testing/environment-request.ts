import type { EnvironmentRequest } from "../environment-request.ts";

/** A request of a test that asks for nothing; its log is collected. */
export function emptyRequest(log: string[]): EnvironmentRequest {
  return {
    requirements: [],
    python: { requirements: [], constraints: [], versions: [] },
    committedAt: null,
    unlisted: [],
    unmet: [],
    image: null,
    lock: null,
    runtimes: [],
    programs: [],
    linked: [],
    findLoaded: async () => [],
    onLog: ({ text }) => log.push(text),
    signal: new AbortController().signal,
  };
}
