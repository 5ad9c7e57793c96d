import { DomainError } from "../../domain/errors.ts";
import { type PaperInput, parsePaperInput } from "../../domain/repository/paper-input.ts";

/** Parses the input. Throws a 400 where it is not recognised. */
export function requirePaperInput(input: string): PaperInput {
  const paper = parsePaperInput(input);
  if (!paper) throw new DomainError("invalid_request", "preprint.unrecognised");
  return paper;
}
