import { clock } from "./faults/clock.ts";
import { descriptors } from "./faults/descriptors.ts";
import { diskFull } from "./faults/disk-full.ts";
import { locked } from "./faults/locked.ts";
import { readOnly } from "./faults/read-only.ts";
import { fuzz } from "./fuzz/fuzz.ts";
import { hostile } from "./hostile/hostile.ts";
import { kills } from "./kills/kills.ts";
import type { Scenario } from "./scenario.ts";
import { stall } from "./stall/stall.ts";

/** In the order in which they run. */
export const scenarios: Scenario[] = [
  { name: "disk-full", run: diskFull },
  { name: "read-only", run: readOnly },
  { name: "locked", run: locked },
  { name: "clock", run: clock },
  { name: "descriptors", run: descriptors },
  { name: "hostile", run: hostile },
  { name: "stall", run: stall },
  { name: "fuzz", run: fuzz },
  { name: "kills", run: kills },
];
