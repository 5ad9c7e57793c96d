/** Where the middle of what an experiment printed was dropped: offsets of the line that says so, in the kept bytes. */
export interface OutputCut {
  /** How many bytes were dropped. */
  bytes: number;
  start: number;
  end: number;
}
