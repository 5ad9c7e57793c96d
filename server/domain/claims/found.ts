import type { Comparator, Confidence } from "../../__generated__/enumerations.ts";
import type { MeasurementSource } from "../measurement/observation.ts";
import type { Box } from "../paper/document.ts";
import type { Proposal } from "./proposal.ts";

/** A sentence or a table cell of a paper that states a number (docs/rules/claims-from-text.md#statement). */
export interface Statement {
  kind: "sentence" | "cell";
  /** The sentence; of a cell, its table's caption with row and column. Bounded, without control characters. */
  text: string;
  /** The name of what the number measures, from the words around it or its row and column. */
  metric: string;
  /** `1` where the paper names none. */
  unit: string;
  comparator: Comparator;
  /** The number as printed, with its sign and uncertainty; `parsePrintedNumber` reads it. */
  printed: string;
  value: number;
  /** From 1. */
  page: number;
  /** Of the line or the cell; null where the paper's text has no positions. */
  box: Box | null;
  /** Such as `Page 4, Section 3 "Results"` or `Page 4, Table 2, row "LSTM", column "NRMSE"`. */
  locator: string;
  quotation: string;
  /** The words that name the number, the nearest first; links are looked for with them. */
  names: StatementNames;
  score: number;
  /** What counts for and against its being a result, such as `+2 it stands in the results`. */
  reasons: string[];
  /** A language model proposed it, and it was found in the paper; without that it would be no Claim by its words. */
  isProposed?: true;
  /** The position, among the committed numbers, of the one that a model's proposal for it points at. */
  output?: number;
}

interface StatementNames {
  /** Of the metric, and of a cell's row and column. */
  near: string;
  /** Of the sentence or the caption. */
  around: string;
}

/** A number that the authors committed, and why a Claim is thought to report it. */
export interface FoundLink {
  from: MeasurementSource;
  /** What stands there, in full precision. */
  value: number;
  confidence: Confidence;
  reasons: string[];
  /** The id of the experiment that writes the file; null where none is known. */
  experiment: string | null;
  /** A language model chose it by its name. */
  isPointed?: true;
}

/** A Claim that was found in the text. */
export interface FoundClaim {
  /** Its key in the repository, the same for the same statement of the same paper: `text-4-nrmse-0.047`. */
  id: string;
  statement: Statement;
  confidence: Confidence;
  /** The one committed number that it reports; null where there is none, or no single one. */
  link: FoundLink | null;
  /** Committed numbers that it may report: to be chosen from by an author. */
  candidates: FoundLink[];
}

/**
 * What a compilation found in the text of a paper and in the outputs that its authors committed, stored as one object:
 * a manifest is drafted from it.
 */
export interface FoundClaims {
  version: 1;
  /** In the order of the paper, those that became Claims. */
  claims: FoundClaim[];
  /** Statements that may be Claims: too doubtful to be made some. */
  candidates: FoundClaim[];
  /** The files that a Run must leave for the links, by experiment. */
  outputs: Record<string, string[]>;
  /** What keeps Claims from being linked or found, in words. */
  missing: string[];
  /** The language model that was asked for further Claims. */
  model?: AskedModel;
}

/** What it answered is kept, so that a new look at the same text and outputs asks for nothing. */
export interface AskedModel extends ModelIdentity {
  /** Of what it was shown. */
  shownDigest: string;
  /** Whether it answered every request. */
  isComplete: boolean;
  proposals: Proposal[];
}

export interface ModelIdentity {
  /** As the operator calls it. */
  name: string;
  /** As its server calls it. */
  version: string;
}
