import { fuzz } from "./fuzz/fuzz.ts";
import { hostile } from "./hostile/hostile.ts";
import { kills } from "./kills/kills.ts";
import type { Scenario } from "./scenario.ts";

/** In the order in which they run. */
export const scenarios: Scenario[] = [
  { name: "kills", run: kills },
  { name: "fuzz", run: fuzz },
  { name: "hostile", run: hostile },
];
