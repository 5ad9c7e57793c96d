import type { Claim } from "../../__generated__/types.ts";

/** Whether a Claim is supported by numbers of which one only comes near: that is not to pass for one that was met. */
export function isNearlySupported({
  evidence,
  measurements,
}: Pick<Claim, "evidence" | "measurements">): boolean {
  return evidence.state === "supported" && measurements.some(({ outcome }) => outcome === "near");
}
