import ts from "typescript";

/**
 * Declares each component schema under its own name, and lets `components` refer to it. openapi-typescript does it the
 * other way round, and an editor then shows the members of a type instead of its name.
 */
export function nameSchemas(nodes: ts.Node[]): ts.Node[] {
  const schemas = new Map<string, ts.PropertySignature>();
  const components = nodes.map((node) => (isNamed(node, "components") ? moveOut(node, schemas) : node));
  return components.map((node) => {
    if (!ts.isTypeAliasDeclaration(node)) return node;
    const schema = schemas.get(node.name.text);
    return schema?.type ? withComments(declare(node, schema.type), schema) : node;
  });
}

const isNamed = (node: ts.Node, name: string): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text === name;

/** Returns `components` with a reference in the place of each schema, and remembers the schemas. */
function moveOut(components: ts.InterfaceDeclaration, schemas: Map<string, ts.PropertySignature>): ts.Node {
  const members = components.members.map((member) => {
    if (!ts.isPropertySignature(member) || nameOf(member) !== "schemas") return member;
    if (!member.type || !ts.isTypeLiteralNode(member.type)) return member;
    const references = member.type.members.map((schema) => {
      if (!ts.isPropertySignature(schema)) return schema;
      schemas.set(nameOf(schema), schema);
      const reference = ts.factory.createTypeReferenceNode(nameOf(schema));
      return ts.factory.createPropertySignature(schema.modifiers, schema.name, undefined, reference);
    });
    const type = ts.factory.createTypeLiteralNode(references);
    return ts.factory.createPropertySignature(member.modifiers, member.name, member.questionToken, type);
  });
  const { modifiers, name, typeParameters, heritageClauses } = components;
  return ts.factory.createInterfaceDeclaration(modifiers, name, typeParameters, heritageClauses, members);
}

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";

const declare = ({ modifiers, name }: ts.TypeAliasDeclaration, type: ts.TypeNode) =>
  ts.factory.createTypeAliasDeclaration(modifiers, name, undefined, type);

function withComments<T extends ts.Node>(node: T, source: ts.Node): T {
  return ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(source));
}
