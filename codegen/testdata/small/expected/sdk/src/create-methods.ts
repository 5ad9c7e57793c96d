// The hand-written file beside which the generated ones stand.
export { createMethods, type Methods } from "../../../../../../sdk/src/create-methods.ts";
