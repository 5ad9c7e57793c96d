import type { Measurement } from "../__generated__/types.ts";
import { inOrder } from "./in-order.ts";

/** The name of a measurement, with its unit where it has one. */
export function shownMetric({ metric, unit }: Pick<Measurement, "metric" | "unit">): string {
  return inOrder(unit === "1" ? metric : `${metric} (${unit})`);
}
