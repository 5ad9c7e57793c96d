// The hand-written file beside which the generated ones stand.
export { type PageOf, type Paginated, paginate } from "../../../../../../sdk/src/pages.ts";
