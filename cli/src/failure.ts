import { exitCodes } from "./exit-codes.ts";

/** Why a command cannot do what it was asked, and what to do about it: for people. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const usageFailure = (message: string) => new Failure(message, exitCodes.usage);
export const materialFailure = (message: string) => new Failure(message, exitCodes.material);
