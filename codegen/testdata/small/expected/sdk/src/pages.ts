// The hand-written file beside which the generated ones stand.
export type { PageOf, Paginated } from "../../../../../../sdk/src/pages.ts";
