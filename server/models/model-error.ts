/** Why there is no answer, in words that may be shown: nothing of what the server said. */
export class ModelError extends Error {
  override name = "ModelError";
}
