import { type OperationNode, RawNode, SelectQueryNode, SqliteQueryCompiler } from "kysely";

/**
 * Compiles reads so that SQLite keeps what it has compiled. It looks at values that are bound where a plan may depend on
 * them, as in a join or after `limit`, and then compiles the statement anew each time that values are bound to it: that
 * took most of the time of a short read. It does not look into a subquery; no plan of ours is better for a value, as
 * nothing is ever analyzed.
 */
export class StablePlanCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    const [root] = this.nodeStack;
    return root && isRead(root) ? "(select ?)" : "?";
  }
}

function isRead(root: OperationNode): boolean {
  if (RawNode.is(root)) return /^\s*select\b/i.test(root.sqlFragments[0] ?? "");
  return SelectQueryNode.is(root);
}
