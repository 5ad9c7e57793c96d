import { repositoryIdOf, send, submit } from "../client.ts";
import type { Load, Step } from "./step.ts";

/** Submits one paper after another; one whose answer did not come is submitted again under the same slug. */
export function submissionClient({ fixture, model, random, problems, counts }: Load): Step {
  let number = 0;
  return async () => {
    const unanswered = [...model.papers].find(([, { stored }]) => stored === null)?.[0];
    const slug = unanswered ?? `paper-${++number}`;
    model.papers.set(slug, { stored: null, id: null });
    model.submissions += 1;
    const code = random.next() < 0.25 ? random.pick(fixture.codeUrls) : undefined;
    const answer = await submit(fixture.url, fixture.owner.key, slug, code);
    const taken = answer.status === 409 && unanswered !== undefined;
    if (answer.status !== 201 && !taken) {
      model.papers.delete(slug);
      if (answer.status === 429) return void counts.refused++;
      problems.add(`a submission was answered ${answer.status}`, JSON.stringify(answer.body));
      return;
    }
    model.papers.set(slug, { stored: true, id: repositoryIdOf(answer) });
    model.recent.papers.add(slug);
  };
}

/** Requests Runs of the first repository's Claim. */
export function runClient({ fixture, model, problems, counts }: Load): Step {
  const { url, owner, repositoryId, claimId, experimentVersionId } = fixture;
  return async () => {
    model.runRequests += 1;
    const { status, body } = await send(`${url}/api/v1/runs`, {
      method: "POST",
      headers: { "x-api-key": owner.key },
      body: { repositoryId, claimId, experimentVersionId },
    });
    if (status === 429) return void counts.refused++;
    if (status !== 202) return problems.add(`a Run's request was answered ${status}`, JSON.stringify(body));
    const id = (body as { id?: string } | undefined)?.id;
    if (id === undefined) return;
    model.runs.add(id);
    model.recent.runs.add(id);
  };
}
