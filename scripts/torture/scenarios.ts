import { kills } from "./kills/kills.ts";
import type { Scenario } from "./scenario.ts";

/** In the order in which they run. */
export const scenarios: Scenario[] = [{ name: "kills", run: kills }];
