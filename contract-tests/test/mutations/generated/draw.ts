import { createRandom } from "../../../../scripts/random.ts";
import { bodyFamilies, memberFamilies } from "./answer-families.ts";
import { headerFamilies, validatorFamilies } from "./header-families.ts";
import { contract, type Family, type Pair } from "./pairs.ts";
import { permissionFamilies } from "./permission-families.ts";
import { requestFamilies } from "./request-families.ts";
import { toolFamilies } from "./tool-families.ts";
import { validationFamilies } from "./validation-families.ts";
import { writeFamilies } from "./write-families.ts";

const families: Record<string, Family> = {
  ...memberFamilies,
  ...bodyFamilies,
  ...headerFamilies,
  ...validatorFamilies,
  ...requestFamilies,
  ...validationFamilies,
  ...writeFamilies,
  ...permissionFamilies,
  ...toolFamilies,
};

/** Every mistake that is derived from the contract, by family and operation. */
export function allPairs(): Pair[] {
  return Object.entries(families).flatMap(([family, derive]) =>
    contract.operations.flatMap((operation) =>
      derive(operation).map(({ what, violates, start }) => ({
        name: `${operation.operationId} ${what}`,
        // The judge gives changed bodies a validator of its own but where the mistake is about validators.
        group: family,
        violates,
        start,
        operation: operation.operationId,
        family,
      })),
    ),
  );
}

/** Draws mistakes by a seed: a family, then an operation of it, then one mistake, each as likely as the others. */
export function drawPairs(seed: number, count: number): Pair[] {
  const random = createRandom(seed);
  const byFamily = [...Map.groupBy(allPairs(), ({ family }) => family).values()].map((pairs) => [
    ...Map.groupBy(pairs, ({ operation }) => operation).values(),
  ]);
  const drawn = new Map<string, Pair>();
  while (drawn.size < count) {
    const pair = random.pick(random.pick(random.pick(byFamily)));
    drawn.set(`${pair.group}: ${pair.name}`, pair);
  }
  return [...drawn.values()];
}
