import type { OperationId } from "../__generated__/handlers.ts";
import { DomainError } from "../domain/errors.ts";

/** Described in the contract, not built yet: each answers 501 in its family's shape. A test lets this list only shrink. */
export const unimplemented = ["listLegacyRepositories"] as const satisfies OperationId[];

export type Unimplemented = (typeof unimplemented)[number];

/** The handler of each of them. */
export const refusals = Object.fromEntries(
  unimplemented.map((id) => [
    id,
    async (): Promise<never> => {
      throw new DomainError("not_implemented", "not_implemented.operation");
    },
  ]),
) as Record<Unimplemented, () => Promise<never>>;
