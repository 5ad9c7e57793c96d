/** What a check holds a service to, and where that is written. */
export interface Rule {
  /** As in a report and in `--skip`. */
  name: string;
  /** One sentence: what a service does. */
  summary: string;
  /** The words that say so: of the contract (a member of it), of an RFC, or of a standard. */
  source: string;
}
