import type { Handler } from "../../__generated__/operations.ts";
import type { Context, Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";

/** Returns a script or style sheet of the API reference. */
export const getApiReferenceAsset: Handler<"getApiReferenceAsset", Deps, Context> = async (
  { reference },
  { path },
) => {
  const asset = await reference.asset(path.asset);
  if (!asset) throw new DomainError("not_found", "request.not_found");
  return { status: 200, mediaType: asset.mediaType, body: asset.bytes };
};
