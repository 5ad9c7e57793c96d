import { send } from "../client.ts";
import type { Problems } from "../scenario.ts";
import type { Acknowledged, LoadFixture } from "./model.ts";

/**
 * Compares what was acknowledged with what the service answers: since the last comparison, or everything. No client
 * may send meanwhile.
 */
export async function compare(
  fixture: LoadFixture,
  model: Acknowledged,
  problems: Problems,
  whole = false,
): Promise<void> {
  const { recent } = model;
  const { url, owner } = fixture;
  const key = { "x-api-key": owner.key };
  for (const slug of whole ? model.papers.keys() : recent.papers) {
    const { stored, id } = model.papers.get(slug)!;
    if (stored !== true) continue;
    const path = `/api/v1/repositories/resolve?owner=owner&slug=${slug}`;
    const { status, body } = await send(`${url}${path}`, { headers: key });
    if (status !== 200) problems.add("an acknowledged repository is gone", `${slug}: ${status}`);
    else if (id !== null && (body as { id: string }).id !== id)
      problems.add("a repository changed its id", `${slug}: ${id}, ${JSON.stringify(body)}`);
  }
  for (const id of whole ? model.runs : recent.runs) {
    const { status } = await send(`${url}/api/v1/runs/${id}`, { headers: key });
    if (status !== 200) problems.add("an acknowledged Run is gone", `${id}: ${status}`);
  }
  for (const text of whole ? model.keys.keys() : recent.keys) {
    const usable = model.keys.get(text);
    const { status } = await send(`${url}/api/v1/repositories?limit=1`, { headers: { "x-api-key": text } });
    if (usable === true && status !== 200) problems.add("an acknowledged key is refused", String(status));
    if (usable === false && status !== 401) problems.add("a deleted key is taken", String(status));
  }
  for (const name of whole ? model.accounts.keys() : recent.accounts) {
    const { cookie } = model.accounts.get(name)!;
    const { body } = await send(`${url}/api/auth/get-session`, { headers: { cookie } });
    const username = (body as { user?: { username?: string } } | null)?.user?.username;
    if (username !== name) problems.add("an acknowledged account has no session", `${name}: ${username}`);
  }
  await compareStars(fixture, model, problems);
  await compareMembers(fixture, model, problems);
  for (const items of Object.values(recent)) items.clear();
}

async function compareStars({ url }: LoadFixture, model: Acknowledged, problems: Problems) {
  const { body } = await send(`${url}/api/repositories?owner=owner&slug=first`);
  const { repository } = (body ?? {}) as { repository?: { counts: { starCount: number } } };
  const count = repository?.counts.starCount ?? -1;
  const states = [...model.stars.values()];
  const least = states.filter((state) => state === true).length;
  const most = least + states.filter((state) => state === null).length;
  if (count < least || count > most)
    problems.add("the stars are not those acknowledged", `${count}, not ${least} to ${most}`);
}

async function compareMembers(fixture: LoadFixture, model: Acknowledged, problems: Problems) {
  const { url, owner, organizationId } = fixture;
  const path = `/api/auth/organization/list-members?organizationId=${organizationId}&limit=100`;
  const { status, body } = await send(`${url}${path}`, { headers: { cookie: owner.cookie } });
  const { members = [] } = (body ?? {}) as { members?: { user: { email: string } }[] };
  const emails = members.map(({ user }) => user.email);
  if (new Set(emails).size < emails.length) problems.add("a member is listed twice", emails.join());
  for (const [email, isMember] of model.members) {
    if (isMember !== null && emails.includes(email) !== isMember)
      problems.add(`an acknowledged member is ${isMember ? "gone" : "still there"}`, `${email}, ${status}`);
  }
}
