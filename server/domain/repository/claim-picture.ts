import type { PageBox } from "../../__generated__/types.ts";
import type { ClaimRecord, RepositoryRecord } from "../records.ts";
import { redistributionOf } from "./licenses.ts";

/** Where in a paper's bytes a Claim's picture is. */
export interface ClaimPicture {
  paperDigest: string;
  page: number;
  box: PageBox;
}

/**
 * Returns what a Claim's picture is made of; null where its place is not known, or not everybody may have the paper's pages
 * (docs/rules/licenses.md#download).
 */
export function pictureOf(
  { origin }: Pick<ClaimRecord, "origin">,
  { paperDigest, paperLicense, withdrawnAt }: RepositoryRecord,
): ClaimPicture | null {
  if (!origin?.box || origin.page === null || paperDigest === null) return null;
  if (withdrawnAt !== null || redistributionOf(paperLicense) !== "allowed") return null;
  return { paperDigest, page: origin.page, box: origin.box };
}
