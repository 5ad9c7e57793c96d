import { parentPort } from "node:worker_threads";

/** What the thread is told: a module that exports a ThreadFunction as `run`, and what that is given. */
export interface ThreadCall {
  module: string;
  input: unknown;
}

export type ThreadFunction<Input, Message> = (
  input: Input,
  post: (message: Message) => void,
) => void | Promise<void>;

/** What the thread answers: each message of the function, and then that it has returned. */
export type ThreadAnswer = { message: unknown } | { isDone: true };

// The thread of run-in-thread.ts. What the function throws, or rejects with, ends the thread.
parentPort!.on("message", async ({ module, input }: ThreadCall) => {
  const { run } = (await import(module)) as { run: ThreadFunction<unknown, unknown> };
  await run(input, (message) => answer({ message }));
  answer({ isDone: true });
});

const answer = (message: ThreadAnswer) => parentPort!.postMessage(message);
