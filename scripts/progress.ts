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
 * Shows the stages as they pass: a live list on a terminal, plain lines in a log. `done` settles when the job has
 * ended, with the reason where it did not end well.
 */
export function showProgress(job: Promise<unknown>): {
  tell(event: ProcessingEvent): void;
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
  // The list waits for one stage at a time: what fails while nobody waits is told when its turn comes.
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
      // A terminal that does not know its width would get a letter a line.
      renderer: process.stdout.isTTY && process.stdout.columns >= 20 ? "default" : "simple",
      rendererOptions: { collapseErrors: false },
    },
  );
  return {
    tell(event) {
      if (/stage_(completed|skipped)$/.test(event.eventType)) stages.get(event.stage)?.resolve(event);
    },
    done: list.run().then(() => {}),
  };
}

/** The figures of an event that say most to whoever watches. */
function detail({ payload }: ProcessingEvent): string {
  const told = ["pageCount", "commit", "claims", "experiments"].flatMap((name) =>
    payload[name] === undefined ? [] : [`${name} ${String(payload[name]).slice(0, 12)}`],
  );
  const counted = ["runIds", "runs", "assessments", "attestations"].flatMap((name) =>
    Array.isArray(payload[name]) ? [`${payload[name].length} ${name === "runIds" ? "runs" : name}`] : [],
  );
  const all = [...told, ...counted];
  return all.length > 0 ? ` (${all.join(", ")})` : "";
}
