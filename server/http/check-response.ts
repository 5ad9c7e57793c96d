import type { OperationId } from "../__generated__/handlers.ts";
import { operations } from "../__generated__/operations.ts";
import type { Validator } from "../__generated__/validator.ts";

/** By operationId, status and media type: the JSON bodies that the contract declares, with no other member. */
export type ResponseValidators = Readonly<
  Record<string, Readonly<Record<string, Record<string, Validator>>>>
>;

/** A response as a handler gives it, or as an error became one. */
export interface CheckedResponse {
  status: number;
  mediaType?: string;
  body?: unknown;
  /** The JSON of the body, where that is known already. */
  json?: Uint8Array;
}

export type CheckResponse = (id: OperationId, response: CheckedResponse) => void;

/**
 * A check that throws where a response, an error included, violates the contract in its status, media type or members.
 * Enabled in tests, which generate the validators.
 */
export function createResponseCheck(validators: ResponseValidators): CheckResponse {
  /** What was found right, which is sent many times as it is: by what it answers. */
  const known = new WeakMap<Uint8Array, string>();
  return (id, response) => {
    const { status, mediaType, json } = response;
    const declared = operations[id].responses as Record<number, { mediaTypes: readonly string[] }>;
    const declaration = declared[status];
    if (!declaration) throw new Error(`${id} answered ${status}, which the contract does not declare`);
    const type = mediaType ?? declaration.mediaTypes[0];
    if (type === undefined) return;
    if (!declaration.mediaTypes.includes(type) && !declaration.mediaTypes.includes("*/*")) {
      throw new Error(`${id} answered ${type}, which the contract does not declare`);
    }
    const answered = `${id} ${status} ${type}`;
    if (json && known.get(json) === answered) return;
    const validator = validators[id]?.[status]?.[type];
    // Serialized JSON (the contract itself) was validated when it was built.
    if (!validator || (!json && response.body instanceof Uint8Array)) return;
    // Validates the serialized form, without undefined members and with dates as strings.
    const text = json ? Buffer.from(json).toString() : JSON.stringify(response.body);
    if (validator(JSON.parse(text))) {
      if (json) known.set(json, answered);
      return;
    }
    throw new Error(
      `${id} answered ${status} against the contract: ${JSON.stringify(validator.errors?.slice(0, 5))}`,
    );
  };
}
