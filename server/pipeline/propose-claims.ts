import type { AskedModel, FoundClaims } from "../domain/claims/found.ts";
import { answerSchema, messagesFor, readAnswer } from "../domain/claims/model-request.ts";
import { digestOfRecord } from "../domain/digest.ts";
import type { CommittedFiles } from "./committed-files.ts";
import type { Shown } from "./pieces-thread.ts";
import { runInThread, type ThreadLimits } from "./run-in-thread.ts";
import type { StageContext } from "./stage.ts";

/** What a language model proposed, and what is said of it in the event. */
export interface Proposals {
  model: AskedModel;
  /** Requests; none where the answers of an earlier look at the same were kept. */
  asked: number;
  /** What went wrong. */
  notes: string[];
}

type Context = Pick<StageContext, "deps" | "job" | "repository" | "signal">;

/** Of one job. A model that is slow or gone must not hold up the papers that wait. */
const budgetSeconds = 300;
const maxProposals = 300;
const maxNotes = 3;

/**
 * Asks the language model, where one is configured, for Claims of a paper: a piece at a time, one request after the
 * other. Whatever fails, the job goes on without.
 */
export async function proposeClaims(
  context: Context,
  material: CommittedFiles & { paperText: Uint8Array },
  limits: ThreadLimits,
): Promise<Proposals | null> {
  const { languageModel } = context.deps;
  if (languageModel === null) return null;
  const shown = await readShown(material, limits, context.signal);
  const { name } = languageModel;
  const shownDigest = digestOfRecord({ name, ...shown });
  const kept = await findKept(context, shownDigest);
  if (kept) return { model: kept, asked: 0, notes: [] };
  const proposed: Proposals = {
    model: { name, version: name, shownDigest, isComplete: false, proposals: [] },
    asked: 0,
    notes: [],
  };
  await askForAll(context, languageModel, shown, proposed);
  proposed.model.isComplete = proposed.notes.length === 0;
  return proposed;
}

async function askForAll(
  { deps, signal: stopped }: Context,
  languageModel: NonNullable<Context["deps"]["languageModel"]>,
  { pieces, outputs }: Shown,
  proposed: Proposals,
): Promise<void> {
  const { model, notes } = proposed;
  const deadline = AbortSignal.timeout(budgetSeconds * 1000);
  const signal = AbortSignal.any([stopped, deadline]);
  for (const piece of pieces) {
    if (model.proposals.length >= maxProposals || notes.length >= maxNotes) return;
    proposed.asked += 1;
    try {
      const request = { ...messagesFor(piece, outputs), schema: answerSchema, signal };
      const { content, version } = await languageModel.complete(request);
      model.version = version;
      const answered = readAnswer(content);
      if (answered === null) notes.push("Its answer is no list of claims.");
      else model.proposals.push(...answered.slice(0, maxProposals - model.proposals.length));
    } catch (error) {
      stopped.throwIfAborted();
      if (deadline.aborted) {
        notes.push(`It was asked for ${budgetSeconds} seconds; the rest of the paper was not.`);
        return;
      }
      const isForeseen = error instanceof Error && error.name === "ModelError";
      if (!isForeseen) deps.log.error({ error, part: "language-model" }, "A request to the model failed");
      notes.push(isForeseen ? error.message : "An unexpected error happened; see the operator's log.");
    }
  }
}

/** Models answer otherwise when they are asked again: a new look at the same must not be a new version. */
async function findKept(
  { deps: { store, objects }, job, repository }: Context,
  shownDigest: string,
): Promise<AskedModel | null> {
  for (const earlier of await store.jobs.listLatestIngestions(repository.id)) {
    const digest = earlier.result?.foundDigest;
    if (earlier.id === job.id || typeof digest !== "string") continue;
    const { model } = JSON.parse(Buffer.from(await objects.get(digest)).toString()) as FoundClaims;
    return model?.shownDigest === shownDigest && model.isComplete ? model : null;
  }
  return null;
}

async function readShown(
  input: CommittedFiles & { paperText: Uint8Array },
  limits: ThreadLimits,
  signal: AbortSignal,
): Promise<Shown> {
  let shown: Shown = { pieces: [], outputs: [] };
  const onMessage = (message: Shown) => {
    shown = message;
  };
  const module = new URL("pieces-thread.ts", import.meta.url);
  await runInThread<Shown>({ module, input, limits, signal, onMessage });
  return shown;
}
