import type { Operation } from "./document.ts";
import type { Contract } from "./read-contract.ts";

export type CredentialKind = "key" | "bearer" | "session";

/** Whether an operation may be called without credentials. */
export const isPublic = ({ security }: Operation): boolean =>
  security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);

/** Returns the kinds of credentials that an operation accepts. */
export function credentialKinds({ securitySchemes }: Contract, { security }: Operation): Set<CredentialKind> {
  const kinds = new Set<CredentialKind>();
  for (const name of security.flatMap((scheme) => Object.keys(scheme))) {
    const scheme = securitySchemes[name];
    if (scheme?.type === "http" && scheme.scheme === "bearer") kinds.add("bearer");
    else if (scheme?.type === "apiKey") kinds.add(scheme.in === "cookie" ? "session" : "key");
  }
  return kinds;
}

/** Returns the name of the API key header. */
export function keyHeader({ securitySchemes }: Contract): string {
  const scheme = Object.values(securitySchemes).find(
    ({ type, in: place }) => type === "apiKey" && place === "header",
  );
  return scheme?.name ?? "x-api-key";
}
