import type { FoundClaim, FoundClaims } from "../domain/claims/found.ts";
import { canonicalJson } from "../domain/digest.ts";
import type { Manifest } from "../domain/manifest/manifest.ts";
import { findTextClaims } from "./find-text-claims.ts";
import type { Proposals } from "./propose-claims.ts";
import type { Stage, StageContext, StageOutcome } from "./stage.ts";

/** Lets the stage that compiles the manifests look for Claims in the paper's text too, where they declare none. */
export function withTextClaims(stage: Stage): Stage {
  return {
    name: stage.name,
    async run(context) {
      const outcome = await stage.run(context);
      const looked = await findTextClaims(context, await compiledManifest(context, outcome));
      if (looked === null) return outcome;
      const { found, proposed } = looked;
      const { digest } = await context.deps.objects.put(new TextEncoder().encode(canonicalJson(found)));
      return {
        ...outcome,
        // Without a manifest there is something to import now.
        status: found.claims.length > 0 ? "completed" : outcome.status,
        payload: { ...outcome.payload, text: describe(found, proposed) },
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
function describe(
  { claims, candidates, missing }: FoundClaims,
  proposed: Proposals | null,
): Record<string, unknown> {
  const open = [...claims, ...candidates].filter((claim) => claim.candidates.length > 0);
  return {
    claims: claims.length,
    linked: claims.filter(({ link }) => link !== null).length,
    planned: claims.filter(({ link }) => link !== null && link.experiment !== null).length,
    candidates: candidates.length,
    ...(open.length > 0 && { unsettled: open.slice(0, maxShown).map(unsettled) }),
    ...(missing.length > 0 && { missing }),
    ...(proposed && { model: describeModel(proposed, claims) }),
  };
}

/** How many of a model's proposals were found in the paper and made Claims or links, and what went wrong with it. */
function describeModel({ model, asked, notes }: Proposals, claims: readonly FoundClaim[]) {
  const said = [...new Set(notes)];
  return {
    ...{ name: model.name, version: model.version, requests: asked, proposed: model.proposals.length },
    claims: claims.filter(({ statement }) => statement.isProposed).length,
    links: claims.filter(({ link }) => link?.isPointed).length,
    ...(said.length > 0 && { notes: said }),
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
