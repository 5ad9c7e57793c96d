export interface BreakingChange {
  /** JSON pointer to where the contract declares what changed, not to each place that refers to it. */
  pointer: string;
  change: string;
}
