// The hand-written file beside which the generated ones stand.
export type { ReadonlyLists, Selected } from "../../../../../../sdk/src/selection.ts";
