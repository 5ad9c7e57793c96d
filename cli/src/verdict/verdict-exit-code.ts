import type { Claim } from "@research-verification/sdk";
import { exitCodes } from "../exit-codes.ts";

const negative = new Set(["challenged", "contradicted", "mixed"]);

/** `done` where every Claim is supported, `negative` where one does not hold, `undecided` in every other case. */
export function verdictExitCode(claims: readonly Pick<Claim, "evidence">[]): number {
  const states = claims.map(({ evidence }) => evidence.state);
  if (states.some((state) => negative.has(state))) return exitCodes.negative;
  const isSupported = states.length > 0 && states.every((state) => state === "supported");
  return isSupported ? exitCodes.done : exitCodes.undecided;
}
