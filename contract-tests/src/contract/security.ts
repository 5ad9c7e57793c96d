import type { Operation } from "./document.ts";
import type { Contract } from "./read-contract.ts";

export type Kind = "key" | "bearer" | "session";

/** Whether an operation may be called without credentials. */
export const isPublic = ({ security }: Operation): boolean =>
  security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);

/** The kinds of credentials that an operation takes. */
export function credentialKinds({ securitySchemes }: Contract, { security }: Operation): Set<Kind> {
  const kinds = new Set<Kind>();
  for (const name of security.flatMap((scheme) => Object.keys(scheme))) {
    const scheme = securitySchemes[name];
    if (scheme?.type === "http" && scheme.scheme === "bearer") kinds.add("bearer");
    else if (scheme?.type === "apiKey") kinds.add(scheme.in === "cookie" ? "session" : "key");
  }
  return kinds;
}

/** The header that carries an API key. */
export function keyHeader({ securitySchemes }: Contract): string {
  const scheme = Object.values(securitySchemes).find(
    ({ type, in: place }) => type === "apiKey" && place === "header",
  );
  return scheme?.name ?? "x-api-key";
}
