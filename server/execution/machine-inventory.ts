import { INVENTORY_COMMAND } from "./inventory.ts";
import type { ExecutionCeilings } from "./port.ts";
import type { RootLayout } from "./root-layout.ts";

/** R, Python and Julia take half a second of a processor to say what they have. */
const TTL_MILLISECONDS = 5 * 60_000;

const asked = new Map<string, { output: Promise<string>; validUntil: number }>();

/**
 * What INVENTORY_COMMAND prints in sandboxes that show this of the machine, within these ceilings: asked once in five
 * minutes, by whichever executor of this process comes first.
 */
export function machineInventory(
  sandbox: { layout: RootLayout; ceilings: ExecutionCeilings },
  run: (command: string) => Promise<string>,
): Promise<string> {
  const seen = JSON.stringify(sandbox);
  const known = asked.get(seen);
  if (known && performance.now() < known.validUntil) return known.output;
  const output = run(INVENTORY_COMMAND);
  asked.set(seen, { output, validUntil: performance.now() + TTL_MILLISECONDS });
  // The next that asks tries again.
  output.catch(() => asked.delete(seen));
  return output;
}
