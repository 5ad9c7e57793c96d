import { type Handler, operations } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { changeUser } from "./change-user.ts";

export const updateAvatar: Handler<"updateAvatar", Deps, Context> = async (
  deps,
  { contentType, body },
  { principal, headers },
) => {
  const { identity, objects, pictures, store, now, baseUrl } = deps;
  const { id: userId } = principal!;
  const { maxBytes } = operations.updateAvatar.body.contentTypes[contentType];
  if (body.byteLength > maxBytes)
    throw new DomainError("payload_too_large", "picture.too_large", { parameters: { limit: maxBytes } });
  // One at a time per account: a decoded picture takes about a hundred times the memory of the upload.
  return identity.withLock(`avatar of ${userId}`, async () => {
    const { digest } = await objects.put(await pictures.read(body, contentType));
    await store.avatars.save(userId, digest, now().toISOString());
    const user = await changeUser(deps, headers, { image: `${baseUrl}/api/objects/${digest}` });
    return { status: 200, body: { user } };
  });
};
