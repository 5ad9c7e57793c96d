import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { requireReadable } from "../../domain/account/access.ts";
import { DomainError } from "../../domain/errors.ts";
import { pictureOf } from "../../domain/repository/claim-picture.ts";

export const getClaimPicture: Handler<"getClaimPicture", Deps, Context> = async (
  { store, paintPlace },
  { path, query },
  { principal },
) => {
  const repository = requireReadable(principal, await store.repositories.get(query.repository_id));
  const record = await store.claims.get(repository.id, path.claimId);
  if (!record) throw new DomainError("not_found", "claim.not_found");
  const picture = pictureOf(record, repository);
  const body = picture && (await paintPlace(picture.paperDigest, picture.page, picture.box));
  if (!body) throw new DomainError("not_found", "claim.no_picture");
  return { status: 200, mediaType: "image/png", body };
};
