import type { SectionKind } from "./sections.ts";

/** What counts for and against a number's being a result, collected as reasons with their weights. */
export class Score {
  readonly reasons: string[] = [];
  #sum = 0;

  get sum(): number {
    return Math.round(this.#sum * 10) / 10;
  }

  add(weight: number, reason: string): void {
    if (weight === 0) return;
    this.#sum += weight;
    this.reasons.push(`${weight > 0 ? "+" : ""}${weight} ${reason}`);
  }
}

/** From this on a statement is a Claim, or a candidate for one (docs/rules/claims-from-text.md#score). */
export const claimScore = 3;
export const candidateScore = 0.5;

export const sectionWeights: Record<SectionKind, number> = {
  front: -0.5,
  abstract: 1,
  introduction: -2,
  related: -3,
  methods: -3,
  results: 1.5,
  discussion: 0.5,
  conclusion: 1,
  appendix: -2,
  apart: -10,
};
