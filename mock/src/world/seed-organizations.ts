import type { OrganizationFixture } from "./fixtures.ts";

/** Sends a JSON body with somebody's session, and returns the answer's. */
export type PostAs = (username: string, path: string, body: unknown) => Promise<unknown>;

/** Makes the organizations as their owners would: everybody but they is invited first, and accepts. */
export async function seedOrganizations(organizations: OrganizationFixture[], post: PostAs): Promise<void> {
  for (const { slug, name = slug, owner, members = {}, invited = {} } of organizations) {
    const { id: organizationId } = (await post(owner, `${base}/create`, { name, slug })) as { id: string };
    const invite = async (email: string, role: string) => {
      const body = { email, role, organizationId };
      return ((await post(owner, `${base}/invite-member`, body)) as { id: string }).id;
    };
    for (const [username, role] of Object.entries(members)) {
      const invitationId = await invite(`${username}@example.org`, role);
      await post(username, `${base}/accept-invitation`, { invitationId });
    }
    for (const [email, role] of Object.entries(invited)) await invite(email, role);
  }
}

const base = "/api/auth/organization";
