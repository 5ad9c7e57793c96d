/** How a command ends. Published in docs/command-line.md: a meaning never changes. */
export const exitCodes = {
  done: 0,
  /** The command did what it was asked, and the answer is no. */
  negative: 1,
  /** An argument or an option is wrong. */
  usage: 2,
  /** A file, folder, paper or repository cannot be used as it is. */
  material: 3,
  /** The service refused, or failed. */
  refused: 4,
  /** The service did not answer. */
  unreachable: 5,
  /** Judged, but neither that every Claim holds nor that one does not. */
  undecided: 6,
  /** A defect of this program. */
  defect: 70,
  /** Stopped by whoever runs it. */
  stopped: 130,
} as const;
