import type { Claim } from "@research-verification/sdk";
import { expect, it } from "vitest";
import { verdictExitCode } from "./verdict-exit-code.ts";

type State = Claim["evidence"]["state"];
const of = (...states: State[]) =>
  verdictExitCode(states.map((state) => ({ evidence: { state } }) as Pick<Claim, "evidence">));

it("is 0 where every Claim is supported, 1 where one does not hold, 6 otherwise", () => {
  expect(of("supported", "supported")).toBe(0);
  for (const state of ["challenged", "contradicted", "mixed"] as const)
    expect(of("supported", "inconclusive", state)).toBe(1);
  for (const state of ["inconclusive", "notAssessed"] as const) expect(of("supported", state)).toBe(6);
  expect(of()).toBe(6);
});
