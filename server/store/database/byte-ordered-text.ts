import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
} from "kysely";

/**
 * Every text column that a migration makes on PostgreSQL compares and sorts by bytes, as SQLite's do: the locale of
 * the server's machine must not decide which of two ids comes first.
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
