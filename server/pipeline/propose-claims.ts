import type { ModelIdentity } from "../domain/claims/found.ts";
import { answerSchema, messagesFor, readAnswer } from "../domain/claims/model-request.ts";
import type { Proposal } from "../domain/claims/proposal.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";
import type { StageContext } from "./stage.ts";

/** What a language model proposed, and what is said of it in the event. */
export interface Proposals {
  proposals: Proposal[];
  model: ModelIdentity;
  asked: number;
  /** What went wrong. */
  notes: string[];
}

/** Of one job. A model that is slow or gone must not hold up the papers that wait. */
const budgetSeconds = 300;
const maxProposals = 300;
const maxNotes = 5;

/**
 * Asks the language model, where one is configured, for Claims of a paper: a piece at a time, one request after the
 * other. Whatever fails, the job goes on without.
 */
export async function proposeClaims(
  { deps, signal: stopped }: Pick<StageContext, "deps" | "signal">,
  paperText: Uint8Array,
  limits: ThreadLimits,
): Promise<Proposals | null> {
  const { languageModel } = deps;
  if (languageModel === null) return null;
  const pieces = await readPieces(paperText, limits, stopped);
  const { name } = languageModel;
  const proposed: Proposals = { proposals: [], model: { name, version: name }, asked: 0, notes: [] };
  const deadline = AbortSignal.timeout(budgetSeconds * 1000);
  const signal = AbortSignal.any([stopped, deadline]);
  for (const piece of pieces) {
    if (proposed.proposals.length >= maxProposals || proposed.notes.length >= maxNotes) break;
    proposed.asked += 1;
    try {
      const request = { ...messagesFor(piece), schema: answerSchema, signal };
      const { content, version } = await languageModel.complete(request);
      proposed.model.version = version;
      const answered = readAnswer(content);
      if (answered === null) proposed.notes.push("Its answer is no list of claims.");
      else proposed.proposals.push(...answered.slice(0, maxProposals - proposed.proposals.length));
    } catch (error) {
      stopped.throwIfAborted();
      if (deadline.aborted) {
        proposed.notes.push(`It was asked for ${budgetSeconds} seconds; the rest of the paper was not.`);
        break;
      }
      const isForeseen = error instanceof Error && error.name === "ModelError";
      if (!isForeseen) deps.log.error({ error, part: "language-model" }, "A request to the model failed");
      proposed.notes.push(
        isForeseen ? error.message : "An unexpected error happened; see the operator's log.",
      );
    }
  }
  return proposed;
}

async function readPieces(
  paperText: Uint8Array,
  limits: ThreadLimits,
  signal: AbortSignal,
): Promise<string[]> {
  let pieces: string[] = [];
  const onMessage = (message: string[]) => {
    pieces = message;
  };
  const module = new URL("pieces-thread.ts", import.meta.url);
  await runInThread<string[]>({ module, input: paperText, limits, signal, onMessage });
  return pieces;
}
