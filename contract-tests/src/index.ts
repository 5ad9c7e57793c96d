export { checkContract } from "./check-contract.ts";
export { formatReport } from "./format-report.ts";
export {
  type CheckName,
  type ContractReport,
  checkNames,
  type Finding,
  type OperationReport,
  type Skip,
} from "./report.ts";
export type { CheckOptions } from "./settings.ts";
