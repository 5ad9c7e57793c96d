// The hand-written file beside which the generated ones stand.
export type { OperationDescription, Reply, Requester, RequestOptions } from "../../../../../../sdk/src/requester.ts";
