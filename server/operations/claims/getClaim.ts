import type { Handler } from "../../__generated__/operations.ts";
import type { Claim } from "../../__generated__/types.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { RecordStamp } from "../../domain/records.ts";
import { claimView } from "../../domain/views/claim.ts";
import { createLinks } from "../../domain/views/links.ts";
import { renderedAnswer } from "../rendered-answer.ts";
import { claimTexts } from "./claim-texts.ts";

export const getClaim: Handler<"getClaim", Deps, Context> = async (deps, { path, query }, { principal }) => {
  const { store, baseUrl } = deps;
  const { repository_id: repositoryId, include } = query;
  if (include === undefined) {
    const asked = [path.claimId, repositoryId, principal?.namespaces ?? []] as const;
    const stamp = await store.claimStamps.get(...asked);
    const [text] = stamp ? await claimTexts(deps, [stamp]) : [];
    if (text) {
      const see = store.claimStamps.getAgain(...asked, seenClaim);
      return renderedAnswer<Claim>(text, { seen: seenClaim(stamp), see });
    }
  }
  const repository = requireReadable(principal, await store.repositories.get(repositoryId));
  const record = await store.claims.get(repository.id, path.claimId);
  if (!record) throw new DomainError("not_found", "claim.not_found");
  const assessments = (await store.assessments.listByClaims([record.id])).map(({ assessment }) => assessment);
  const claim = claimView(record, repository, assessments, createLinks(baseUrl));
  return { status: 200, body: include?.includes("assessments") ? { ...claim, assessments } : claim };
};

const seenClaim = (stamp: RecordStamp | undefined) => (stamp ? String(stamp.changes) : "");
