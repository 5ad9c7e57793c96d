import { createSigner, type Signer } from "./signing/signer.ts";
import type { Store } from "./store/store.ts";

/** Registers the signing key before its first signature and creates a signer that also verifies retired keys. */
export async function openSigner(privateKeyPem: string, store: Store): Promise<Signer> {
  const { keyId, publicKeyPem } = createSigner({ privateKeyPem });
  await store.signingKeys.register({ keyId, publicKeyPem, registeredAt: new Date().toISOString() });
  return createSigner({ privateKeyPem, retiredPublicKeys: await store.signingKeys.list() });
}
