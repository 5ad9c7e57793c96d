import { LRUCache } from "lru-cache";
import type { Deps } from "../../deps.ts";
import type { InTotoStatement } from "../../domain/attestation/in-toto.ts";
import { DomainError } from "../../domain/errors.ts";
import type { BundleCheck, SignedBundle } from "./signed-bundle.ts";

/** A page of many Claims is asked for more often than bytes on a disk change. */
const checks = new LRUCache<string, BundleCheck>({ max: 10_000, ttl: 60_000 });

// Services of one process, as tests have them, have keys of their own.
const keyOf = ({ signer }: Pick<Deps, "signer">, { digest }: SignedBundle) => `${signer.keyId} ${digest}`;

/** Verifies each bundle as it is stored now, or was within the last minute. */
export async function checkBundles<Bundle extends SignedBundle>(
  deps: Pick<Deps, "objects" | "signer">,
  bundles: readonly Bundle[],
): Promise<(Bundle & BundleCheck)[]> {
  const checked: (Bundle & BundleCheck)[] = [];
  for (const bundle of bundles) {
    const key = keyOf(deps, bundle);
    const check = checks.get(key) ?? (await checkBundle(deps, bundle.digest));
    checks.set(key, check, { noUpdateTTL: true });
    checked.push({ ...bundle, ...check });
  }
  return checked;
}

/** Returns until when, by the clock of `performance.now()`, each of these was verified within the last minute. */
export function checkedUntil(deps: Pick<Deps, "signer">, bundles: readonly SignedBundle[]): number {
  const remaining = bundles.map((bundle) => checks.getRemainingTTL(keyOf(deps, bundle)));
  return performance.now() + Math.min(...remaining);
}

async function checkBundle(
  { objects, signer }: Pick<Deps, "objects" | "signer">,
  digest: string,
): Promise<BundleCheck> {
  try {
    const { verified, statements } = signer.verifyBundle(await objects.get(digest));
    return { verified, commit: verified ? commitOf(statements) : null };
  } catch (error) {
    // What is lost or damaged does not verify, and the page says so.
    if (error instanceof DomainError) return { verified: false, commit: null };
    throw error;
  }
}

/** The commit that the provenance names (docs/rules/attestations.md#reproduction-result). */
function commitOf(statements: InTotoStatement[]): string | null {
  for (const { predicate } of statements) {
    const { buildDefinition } = predicate as Provenance;
    const commit = buildDefinition?.externalParameters?.commit;
    if (typeof commit === "string") return commit;
  }
  return null;
}

type Provenance = { buildDefinition?: { externalParameters?: { commit?: unknown } } };
