import { Listr } from "listr2";
import type { ProcessingEvent } from "../sdk/src/index.ts";

const titles = {
  intake: "Reading the paper",
  source_discovery: "Fetching its code",
  research_compilation: "Compiling what can be checked",
  research_import: "Importing Claims and experiments",
  reproduction_scheduling: "Scheduling Runs",
  reproduction: "Running the experiments in the sandbox",
  verification: "Comparing what was observed with what was reported",
  publishing: "Signing and publishing",
  completed: "Completed",
};

/**
 * Shows the progress of the stages: a live list on a terminal, plain lines in a log. `done` resolves when the job is
 * completed, and rejects with the error of `job`.
 */
export function showProgress(job: Promise<unknown>): {
  showEvent(event: ProcessingEvent): void;
  done: Promise<void>;
} {
  const stages = new Map(
    Object.keys(titles).map((stage) => [stage, Promise.withResolvers<ProcessingEvent | null>()]),
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
  const list = new Listr(
    Object.entries(titles).map(([stage, title]) => ({
      title,
      task: async (_: unknown, task: { title: string; skip(message: string): void }) => {
        const event = await stages.get(stage)!.promise;
        if (event?.eventType === "processing.stage_skipped") task.skip(`${title}: ${event.payload.reason}`);
        else task.title = event ? `${title}${detail(event)}` : title;
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
      if (/stage_(completed|skipped)$/.test(event.eventType)) stages.get(event.stage)?.resolve(event);
    },
    done: list.run().then(() => {}),
  };
}

/** Returns the main values of an event's payload. */
function detail({ payload }: ProcessingEvent): string {
  const values = ["pageCount", "commit", "claims", "experiments"].flatMap((name) =>
    payload[name] === undefined ? [] : [`${name} ${String(payload[name]).slice(0, 12)}`],
  );
  const counts = ["runIds", "runs", "assessments", "attestations"].flatMap((name) =>
    Array.isArray(payload[name]) ? [`${payload[name].length} ${name === "runIds" ? "runs" : name}`] : [],
  );
  const all = [...values, ...counts];
  return all.length > 0 ? ` (${all.join(", ")})` : "";
}
