// The hand-written file beside which the generated ones stand.
export { createMethods } from "../../../../../../sdk/src/create-methods.ts";
