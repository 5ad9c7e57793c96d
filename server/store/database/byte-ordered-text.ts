import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
} from "kysely";

/**
 * Gives every text column that a migration creates on PostgreSQL the collation "C", so that it compares and sorts by
 * bytes as in SQLite: the order of ids must not depend on the locale of the database server.
 */
class ByteOrderedText extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode, queryId?: QueryId) {
    const column = super.transformColumnDefinition(node, queryId);
    if (!DataTypeNode.is(column.dataType) || column.dataType.dataType !== "text") return column;
    return { ...column, dataType: RawNode.createWithSql('text collate "C"') };
  }
}

const transformer = new ByteOrderedText();

export const byteOrderedText: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};
