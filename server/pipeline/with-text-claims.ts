import type { FoundClaim, FoundClaims } from "../domain/claims/found.ts";
import { canonicalJson } from "../domain/digest.ts";
import type { Manifest } from "../domain/manifest/manifest.ts";
import { findTextClaims } from "./find-text-claims.ts";
import type { Stage, StageContext, StageOutcome } from "./stage.ts";

/** Lets the stage that compiles the manifests look for Claims in the paper's text too, where they declare none. */
export function withTextClaims(stage: Stage): Stage {
  return {
    name: stage.name,
    async run(context) {
      const outcome = await stage.run(context);
      const found = await findTextClaims(context, await compiledManifest(context, outcome));
      if (found === null) return outcome;
      const { digest } = await context.deps.objects.put(new TextEncoder().encode(canonicalJson(found)));
      return {
        ...outcome,
        // Without a manifest there is something to import now.
        status: found.claims.length > 0 ? "completed" : outcome.status,
        payload: { ...outcome.payload, text: describe(found) },
        result: { ...outcome.result, foundDigest: digest },
      };
    },
  };
}

async function compiledManifest(
  { deps }: StageContext,
  { result }: StageOutcome,
): Promise<Pick<Manifest, "experiments" | "claims">> {
  const digest = result?.compilationDigest;
  if (typeof digest !== "string") return { experiments: [], claims: [] };
  return JSON.parse(Buffer.from(await deps.objects.get(digest)).toString()) as Manifest;
}

const maxShown = 20;

/** What the event says: everyone who may read the repository sees it, so no words of the paper but names and numbers. */
function describe({ claims, candidates, missing }: FoundClaims): Record<string, unknown> {
  const open = [...claims, ...candidates].filter((claim) => claim.candidates.length > 0);
  return {
    claims: claims.length,
    linked: claims.filter(({ link }) => link !== null).length,
    planned: claims.filter(({ link }) => link !== null && link.experiment !== null).length,
    candidates: candidates.length,
    ...(open.length > 0 && { unsettled: open.slice(0, maxShown).map(unsettled) }),
    ...(missing.length > 0 && { missing }),
  };
}

function unsettled({ id, statement, candidates }: FoundClaim): Record<string, unknown> {
  const { metric, printed, page } = statement;
  return {
    claim: id,
    metric,
    printed,
    page,
    candidates: candidates.map(({ from, value, reasons }) => ({ from, value, reasons })),
  };
}
