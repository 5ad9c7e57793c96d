import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { mayRead } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";

export const verifyAttestation: Handler<"verifyAttestation", Deps, Context> = async (
  { store, objects, signer, now },
  { path },
  { principal },
) => {
  const record = await store.assessments.getAttestation(path.digest);
  const repository = record && (await store.repositories.get(record.repositoryId));
  if (!record || !repository || !mayRead(principal, repository)) {
    throw new DomainError("not_found", "attestation.not_found");
  }
  // A record references the object, so its absence is damage, not a wrong address.
  if ((await objects.size(record.digest)) === null)
    throw new DomainError("integrity_failed", "object.integrity");
  const { verified, envelopes, statements } = signer.verifyBundle(await objects.get(record.digest));
  const [envelope] = envelopes;
  if (!envelope) throw new DomainError("integrity_failed", "object.integrity");
  const { digest, keyId } = record;
  return {
    status: 200,
    body: {
      digest,
      verified,
      keyId,
      payloadType: envelope.payloadType,
      statements,
      envelope,
      envelopes,
      checkedAt: now().toISOString(),
    },
  };
};
