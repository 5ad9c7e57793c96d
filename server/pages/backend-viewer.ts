import type { CurrentSession, Organization } from "../__generated__/types.ts";
import type { Viewer } from "./layout.ts";

/** Reads the backend's API with the credentials of the page's request. */
export type ReadBackend = (
  path: string,
) => Promise<{ status: number; retryAfter: string | undefined; body: unknown }>;

/** Who is signed in at the backend; null where it does not say. A page is shown to whoever may read it all the same. */
export async function viewerFromBackend(read: ReadBackend): Promise<Viewer | null> {
  const [session, organizations] = await Promise.all(
    ["/api/auth/get-session", "/api/auth/organization/list"].map((path) => read(path).catch(() => null)),
  );
  const { user } = ((session?.status === 200 ? session.body : null) ?? {}) as Partial<CurrentSession>;
  if (!user?.username) return null;
  const slugs = organizations?.status === 200 ? (organizations.body as Organization[]) : [];
  return {
    id: user.id,
    username: user.username,
    namespaces: [user.username, ...slugs.map(({ slug }) => slug)],
  };
}
