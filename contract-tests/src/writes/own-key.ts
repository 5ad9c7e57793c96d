import { keyHeader } from "../contract/security.ts";
import type { Person, Session } from "../session.ts";
import type { Answered, Flow } from "./flow.ts";

/** A key that an account of the run has made. */
export interface OwnKey {
  id: string;
  made: Answered;
  /** The account, with this key. */
  user: Person;
  /** Says who asks by the key alone. */
  header: Record<string, string>;
}

/** Makes a key of an account; resolves with null where it was not made. */
export async function makeKey(
  session: Session,
  { step }: Flow,
  person: Person,
  description: string,
  body: object,
): Promise<OwnKey | null> {
  const made = await step("createApiKey", description, { as: person, body, expect: 200 });
  if (typeof made?.body?.key !== "string") return null;
  const { id, key } = made.body;
  session.secrets.add(key);
  return { id: String(id), made, user: { ...person, key }, header: { [keyHeader(session.contract)]: key } };
}

export const deleteKey = ({ step }: Flow, person: Person, { id }: OwnKey): Promise<Answered | null> =>
  step("deleteApiKey", "the key", { as: person, body: { keyId: id }, expect: 200 });
