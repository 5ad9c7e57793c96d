import type { CompiledQuery } from "kysely";

/** Stands for a value that is known when the statement runs. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Returns a query that is built once for each `shape` of it and run with other values each time: building one takes
 * longer than a short read. `build` gets what stands in the place of a value, and must depend on the shape alone.
 */
export function compileOnce<Values extends object, Row>(
  shapeOf: (values: Values) => string,
  build: (at: <N extends keyof Values & string>(name: N) => Values[N], values: Values) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  const at = (name: string) => new Parameter(name) as never;
  return (values) => {
    const shape = shapeOf(values);
    let query = compiled.get(shape);
    if (!query) {
      // Shapes are few: a list of ids has as many as its longest page.
      if (compiled.size >= maxShapes) compiled.clear();
      query = build(at, values).compile();
      compiled.set(shape, query);
    }
    const given = values as Record<string, unknown>;
    const parameters = query.parameters.map((each) => (each instanceof Parameter ? given[each.name] : each));
    return { ...query, parameters };
  };
}

const maxShapes = 500;
