import type { Basis } from "../deps.ts";

/** Of what is the same for as long as this process runs. */
export const unchanging: Basis = { seen: "", see: () => "", isWhole: true };
