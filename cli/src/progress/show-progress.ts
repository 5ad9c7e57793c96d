import type { ProcessingEvent } from "@research-verification/sdk";
import { stageDetail, stageTitles } from "@research-verification/server/stage-words";
import type { Io } from "../io.ts";
import { plainLine } from "../plain-text.ts";

interface Progress {
  showEvent(event: ProcessingEvent): void;
  /** Removes the line of the stage that is under way. */
  end(): void;
}

/** Shows the stages of a job as they end, each on a line; on a terminal also the one that is under way. */
export function showProgress({ stderr }: Pick<Io, "stderr">): Progress {
  let isOpen = false;
  let lastEnded = "";
  const end = () => {
    if (isOpen) stderr.write("\r\u001b[K");
    isOpen = false;
  };
  return {
    end,
    showEvent(event) {
      const line = lineOf(event, lastEnded);
      if (/stage_(completed|skipped)$/.test(event.eventType)) lastEnded = event.eventType;
      end();
      if (line !== null) stderr.write(`${line}\n`);
      else if (event.eventType === "processing.stage_started" && stderr.isTTY) {
        const width = Math.max(20, stderr.columns ?? 80) - 1;
        stderr.write(`… ${titleOf(event)}`.slice(0, width));
        isOpen = true;
      }
    },
  };
}

const titleOf = ({ stage }: ProcessingEvent) => plainLine(stageTitles[stage] ?? stage);

/** Null for an event that has no line. */
function lineOf(event: ProcessingEvent, lastEnded: string): string | null {
  const { eventType, payload } = event;
  const title = titleOf(event);
  const reason = plainLine(String(payload.reason ?? ""));
  if (eventType === "processing.stage_completed") return plainLine(`✔ ${title}${stageDetail(payload)}`);
  if (eventType === "processing.retry_scheduled") return `! ${title}: is tried again. ${reason}`;
  if (eventType === "processing.blocked") return `! ${title}: waits. ${reason}`;
  // Those after one that had nothing to do have nothing to do either: the first says why.
  if (eventType !== "processing.stage_skipped" || eventType === lastEnded) return null;
  return `- ${title}: skipped. ${reason}`;
}
