/** Why an environment cannot be built: a sentence for the log of a Run, which goes on without it. */
export class EnvironmentError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "EnvironmentError";
  }
}
