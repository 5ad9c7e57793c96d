/**
 * What a language model says that a paper states. Whoever wrote the paper may have written this too: nothing of it
 * counts, or is shown, but what stands in the paper (docs/rules/claims-from-text.md#proposals).
 */
export interface Proposal {
  /** Words of one place of the paper, with the number in them. */
  quotation: string;
  /** As printed. */
  number: string;
  /** The name of what the number measures, in words of the paper. */
  metric: string;
  /** The position of the committed number, in the list of names that the model was shown; null for none. */
  output: number | null;
}

/** What a proposal adds to the score of a statement that is no Claim without it. */
export const proposalScore = 2.5;
