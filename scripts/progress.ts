import { Listr } from "listr2";
import type { ProcessingEvent } from "../sdk/src/index.ts";
import { stageDetail, stageTitles } from "../server/domain/views/stage-words.ts";

interface Task {
  title: string;
  output: string;
  skip(message: string): void;
}

/**
 * Shows the progress of the stages: a live list on a terminal, plain lines in a log. `done` resolves when the job is
 * completed, and rejects with the error of `job`.
 */
export function showProgress(job: Promise<unknown>): {
  showEvent(event: ProcessingEvent): void;
  done: Promise<void>;
} {
  const stages = new Map(
    Object.keys(stageTitles).map((stage) => [stage, Promise.withResolvers<ProcessingEvent | null>()]),
  );
  const settle = (end: (stage: PromiseWithResolvers<ProcessingEvent | null>) => void) => {
    for (const stage of stages.values()) end(stage);
  };
  job.then(
    () => settle((stage) => stage.resolve(null)),
    (error: unknown) => settle((stage) => stage.reject(error)),
  );
  // The list awaits one stage at a time: an earlier rejection must not count as unhandled.
  for (const { promise } of stages.values()) promise.catch(() => {});
  const tasks = new Map<string, Task>();
  /** What a stage waits for may be known before the list has come to it. */
  const reasons = new Map<string, string>();
  const showReason = (stage: string) => {
    const [task, reason] = [tasks.get(stage), reasons.get(stage)];
    if (task && reason) task.output = `waits: ${reason}`;
  };
  const list = new Listr(
    Object.entries(stageTitles).map(([stage, title]) => ({
      title,
      task: async (_: unknown, task: Task) => {
        tasks.set(stage, task);
        showReason(stage);
        const event = await stages.get(stage)!.promise;
        if (event?.eventType === "processing.stage_skipped") task.skip(`${title}: ${event.payload.reason}`);
        else task.title = event ? `${title}${stageDetail(event.payload)}` : title;
      },
    })),
    {
      // A terminal of unknown width would show one character per line.
      renderer: process.stdout.isTTY && process.stdout.columns >= 20 ? "default" : "simple",
      rendererOptions: { collapseErrors: false },
    },
  );
  return {
    showEvent(event) {
      if (event.state === "blocked") {
        reasons.set(event.stage, String(event.payload.reason));
        showReason(event.stage);
      }
      if (/stage_(completed|skipped)$/.test(event.eventType)) stages.get(event.stage)?.resolve(event);
    },
    done: list.run().then(() => {}),
  };
}
