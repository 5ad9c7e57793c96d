import type { Operation } from "../contract/document.ts";
import { exampleOf } from "../contract/example-of.ts";
import { isObject } from "../contract/json-pointer.ts";
import { credentialKinds, isPublic } from "../contract/security.ts";
import { knownValues, type Person, type Session } from "../session.ts";
import type { Flow } from "./flow.ts";
import { deleteKey, makeKey } from "./own-key.ts";

/** A key with one scope alone, at an operation that needs another. */
export async function checkScopes(
  session: Session,
  flow: Flow,
  person: Person,
  operations: readonly Operation[],
): Promise<void> {
  const { step, hold } = flow;
  const own = await makeKey(session, flow, person, "a key that may read", {
    name: "kit reads",
    scopes: ["read"],
  });
  if (!own) return;
  const { made, user: reader, header } = own;
  hold(String(made.body.scopes) === "read", "createApiKey", "the key has other scopes than asked for", made);
  for (const operation of operations) {
    const needed = operation.security.flatMap((scheme) => Object.values(scheme).flat());
    if (needed.length === 0 || needed.includes("read")) continue;
    const body = ofKnown(session, operation);
    await step(operation.operationId, "a key without its scope", {
      as: reader,
      ...(body && { body }),
      expect: 403,
    });
  }
  await step("listRepositories", "a key that may read", { as: reader, expect: 200 });
  for (const operation of operations) {
    const kinds = [...credentialKinds(session.contract, operation)];
    const isOfSessions = kinds.join() === "session" && !isPublic(operation);
    if (isOfSessions)
      await step(operation.operationId, "a key where a session is needed", { headers: header, expect: 403 });
  }
  await deleteKey(flow, person, own);
  await checkReadScope(session, flow, person, operations);
}

/** A key that may do everything but read, at each operation that reads. */
async function checkReadScope(
  session: Session,
  flow: Flow,
  person: Person,
  operations: readonly Operation[],
): Promise<void> {
  const body = { name: "kit writes", scopes: ["write", "run"] };
  const own = await makeKey(session, flow, person, "a key that may not read", body);
  if (!own) return;
  for (const operation of operations) {
    const needed = operation.security.flatMap((scheme) => Object.values(scheme).flat());
    if (!needed.includes("read") || !credentialKinds(session.contract, operation).has("key")) continue;
    await flow.step(operation.operationId, "a key that may not read", {
      values: knownValues(session, operation),
      headers: own.header,
      expect: 403,
    });
  }
  await deleteKey(flow, person, own);
}

/** The example body, of a repository that is there: of what is not, it is forbidden to every key. */
export function ofKnown(session: Session, { requestBody }: Operation): object | undefined {
  const media = requestBody?.content["application/json"];
  const example = media && exampleOf(media);
  const repositoryId = session.known.get("getRepository")?.[0]?.repositoryId;
  return isObject(example) && "repositoryId" in example && repositoryId
    ? { ...example, repositoryId }
    : undefined;
}
