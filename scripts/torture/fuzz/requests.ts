import fc from "fast-check";
import type { Operation } from "../../../contract-tests/src/contract/document.ts";
import type { Contract } from "../../../contract-tests/src/contract/read-contract.ts";
import { type BadRequest, badRequests } from "../../../test/support/bad-requests.ts";
import { invalidCredentials, percentEncodedValues } from "../../../test/support/bad-values.ts";
import type { Random } from "../../random.ts";
import { rawRequests } from "./raw-requests.ts";

/** One request of the fuzzer. */
export type FuzzRequest =
  | { kind: "operation"; operation: Operation; bad: BadRequest; credentials: Record<string, string> }
  | { kind: "method"; method: string; target: string }
  | { kind: "raw"; bytes: string };

const batch = 50;

/** Endless requests that the seed repeats: of every operation in turn, and a few that belong to none. */
export function* fuzzRequests(
  contract: Contract,
  { known, key, cookie }: { known: Record<string, string>; key: string; cookie: string },
  random: Random,
): Generator<FuzzRequest> {
  const arbitraries = contract.operations.map((operation) => {
    // A session that is signed out would leave the other requests without one.
    const session: Record<string, string> = operation.operationId === "signOut" ? {} : { cookie };
    const credentials = fc.oneof(
      fc.constant<Record<string, string>>({ "x-api-key": key }),
      fc.constant<Record<string, string>>(session),
      fc.constantFrom(...invalidCredentials),
    );
    const arbitrary = fc.record({ bad: badRequests(operation, known), credentials });
    return { operation, arbitrary };
  });
  for (;;) {
    const seed = random.between(0, 2 ** 31 - 1);
    const samples = arbitraries.map(({ operation, arbitrary }) => ({
      operation,
      items: fc.sample(arbitrary, { seed, numRuns: batch }),
    }));
    for (let index = 0; index < batch; index++) {
      for (const { operation, items } of samples) {
        yield { kind: "operation", operation, ...items[index]! };
        const chance = random.next();
        if (chance < 0.03) yield strangerOf(contract, random);
        else if (chance < 0.06) yield { kind: "raw", bytes: random.pick(rawRequests) };
      }
    }
  }
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY", "x"];

/** Any method on a path of the contract, or on a path that is none. */
function strangerOf({ methods: paths }: Contract, random: Random): FuzzRequest {
  const path = random.pick([
    ...paths.keys(),
    "/api",
    "/api/v1",
    "/api/v1/nothing",
    "/.env",
    "/r",
    "/docs/../x",
  ]);
  const filled = path.replaceAll(/\{\w+\}/g, () => random.pick(percentEncodedValues) || "%20");
  return { kind: "method", method: random.pick(methods), target: filled };
}
