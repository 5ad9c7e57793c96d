import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

export interface LoadRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  url: string;
  /** Each connection sends them in turn, again and again. */
  requests: LoadRequest[];
  connections: number;
  seconds: number;
  /** The status of every answer. */
  expected: number;
}

/** What a load saw; times in milliseconds. */
interface Seen {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
}

type Answer = Seen & { id: number; unexpected: number; error?: string };

export interface Loader {
  /** Throws where an answer has another status. */
  load(load: Load): Promise<Seen>;
  stop(): void;
}

/** A process that makes load by autocannon (peers/load.mjs). */
export function createLoader(): Loader {
  const child: ChildProcess = fork(join(import.meta.dirname, "../peers/load.mjs"), { execArgv: [] });
  const pending = new Map<number, PromiseWithResolvers<Answer>>();
  let sent = 0;
  child.on("message", (answer: Answer) => pending.get(answer.id)?.resolve(answer));
  child.on("exit", () => {
    for (const { reject } of pending.values()) reject(new Error("The load generator has ended."));
  });
  return {
    async load(load: Load): Promise<Seen> {
      const id = sent++;
      const answered = Promise.withResolvers<Answer>();
      pending.set(id, answered);
      child.send({ id, ...load });
      const answer = await answered.promise;
      pending.delete(id);
      const { error, unexpected } = answer;
      const about = `${load.requests[0]!.path} at ${load.url}`;
      if (error) throw new Error(`The load of ${about} failed: ${error}`);
      if (unexpected > 0 || answer.requests === 0)
        throw new Error(
          `Of ${answer.requests + unexpected} answers to ${about}, ${unexpected} were not ${load.expected}.`,
        );
      return answer;
    },
    stop: () => void child.disconnect(),
  };
}
