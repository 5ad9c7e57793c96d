import { join } from "node:path";
import type { PythonNeeds } from "../../domain/environment/python-requirement.ts";
import type { LogChunk } from "../../execution/port.ts";
import { says } from "../messages.ts";
import { type ChosenPython, resolvePython } from "./resolve-python.ts";
import type { PipContext } from "./sandboxed-pip.ts";

/**
 * Chooses as of the code's commit first, and as of today where that has not everything. The resolver's name says which of
 * the two it was.
 */
export async function chooseByDate(
  needs: PythonNeeds,
  committedAt: string | null,
  resolver: string,
  context: Omit<PipContext, "asOf">,
): Promise<ChosenPython & { resolver: string; asOf: string | null }> {
  const choose = (asOf: string | null, name: string) =>
    resolvePython(needs, { ...context, asOf, folder: join(context.folder, name) });
  if (committedAt === null) return { ...(await choose(null, "today")), resolver, asOf: null };
  const then = await choose(committedAt, "then");
  const asOf = then.isUndated ? null : committedAt;
  const asOfThen = { ...then, asOf, resolver: `${resolver}, ${describe(then, committedAt)}` };
  if (then.unmet.length === 0 || (then.hasSource && !context.canCompile)) return asOfThen;
  const today = await choose(null, "today");
  if (today.unmet.length >= then.unmet.length) return asOfThen;
  context.onLog(explain(then, committedAt));
  return { ...today, asOf: null, resolver: `${resolver}, as of today` };
}

const describe = ({ isUndated }: ChosenPython, committedAt: string) =>
  isUndated ? "as of today (the index tells no dates)" : `as of ${committedAt}`;

function explain({ unmet }: ChosenPython, committedAt: string): LogChunk {
  const first = unmet[0]!;
  return says(
    `As of ${committedAt} not all Python packages can be had (${first.text}: ${first.reason}). Those of today are taken.`,
  );
}
