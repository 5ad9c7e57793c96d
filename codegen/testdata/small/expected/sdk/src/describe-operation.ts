// The hand-written file beside which the generated ones stand.
export { describeOperation } from "../../../../../../sdk/src/describe-operation.ts";
