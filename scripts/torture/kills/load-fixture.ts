import { signUp } from "../../../test/support/accounts.ts";
import type { createMirrors } from "../../../test/support/mirror.ts";
import { smallPaper } from "../../../test/support/papers.ts";
import { processed } from "../../../test/support/processing.ts";
import { repositoryIdOf, send, submit } from "../client.ts";
import type { Acknowledged, LoadFixture } from "./model.ts";

/** Makes what the load works on, and waits until its first repository has a Claim. */
export async function createLoadFixture(
  url: string,
  mirrors: ReturnType<typeof createMirrors>,
  model: Acknowledged,
  accounts: number,
): Promise<LoadFixture> {
  const owner = await signUp(url, "owner");
  const others = [];
  for (let index = 0; index < accounts; index++) others.push(await signUp(url, `other-${index}`));
  for (const account of [owner, ...others]) {
    model.accounts.set(account.username, account);
    model.keys.set(account.key, true);
  }
  const codeUrls = [0, 1, 2].map((index) =>
    mirrors.add(`torture/code-${index}`, smallPaper({ command: `sleep 0.${index * 3}; sh measure.sh` })),
  );
  const stored = await submit(url, owner.key, "first", codeUrls[0]);
  const repositoryId = repositoryIdOf(stored);
  if (repositoryId === null) throw new Error(`The first submission: ${stored.status}`);
  model.submissions += 1;
  model.papers.set("first", { stored: true, id: repositoryId });
  await processed(url, repositoryId);
  const claims = await send(`${url}/api/v1/claims?repository_id=${repositoryId}`);
  const [claim] = (claims.body as { data: { id: string; plan: { experimentVersionId: string } }[] }).data;
  if (!claim) throw new Error("The first repository has no Claim");
  const made = await send(`${url}/api/auth/organization/create`, {
    method: "POST",
    headers: { cookie: owner.cookie },
    body: { name: "The lab", slug: "the-lab" },
  });
  const organizationId = (made.body as { id: string }).id;
  const { experimentVersionId } = claim.plan;
  return {
    url,
    owner,
    others,
    repositoryId,
    claimId: claim.id,
    experimentVersionId,
    organizationId,
    codeUrls,
  };
}
