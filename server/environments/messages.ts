import { describeMissing, type UnmetRequirement } from "../domain/environment/requirement.ts";
import type { LogChunk } from "../execution/port.ts";

/** A line of the Run's log. */
export const says = (text: string): LogChunk => ({ stream: "system", text: `${text}\n` });

export const describeUnmetLine = (each: UnmetRequirement) => `${describeMissing(each)}: ${each.reason}`;
