import { createHash } from "node:crypto";
import { at } from "../contract/json-pointer.ts";
import type { Person } from "../session.ts";
import type { Flow } from "./flow.ts";

/** Holds a new paper's snapshot to every member of the form that it was submitted with, and to the file's bytes. */
export async function checkAsSent(
  { step, hold }: Flow,
  operationId: string,
  owner: Person,
  form: FormData,
): Promise<void> {
  const snapshot = await step("listLegacyRepositories", "a new paper", {
    as: owner,
    query: { owner: owner.username, slug: String(form.get("slug")) },
    expect: 200,
  });
  hold(
    snapshot?.body?.repository?.forkedFrom === null,
    "listLegacyRepositories",
    "a new paper is a copy of another",
    snapshot,
  );
  const differing = Object.entries(shownAt).filter(
    ([name, pointer]) => form.has(name) && at(snapshot?.body, pointer) !== form.get(name),
  );
  const names = differing.map(([name]) => name).join(", ");
  hold(names === "", operationId, `${names} of a new paper: not what was sent`, snapshot);
  const file = form.get("paper");
  if (!(file instanceof Blob)) return;
  const digest = `sha256:${createHash("sha256")
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest("hex")}`;
  const { digest: shown, byteSize } = snapshot?.body?.repository?.paper ?? {};
  hold(
    shown === digest && byteSize === file.size,
    operationId,
    "a new paper has other bytes than were sent",
    snapshot,
  );
}

/** Where the snapshot has what was sent. */
const shownAt: Readonly<Record<string, string>> = {
  title: "/repository/title",
  slug: "/repository/slug",
  owner: "/repository/owner",
  description: "/repository/description",
  visibility: "/repository/visibility",
  paperLicense: "/repository/licenses/paper",
  codeLicense: "/repository/licenses/code",
  sourceUrl: "/repository/paper/sourceUrl",
};
