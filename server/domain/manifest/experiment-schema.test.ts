import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { checkExperimentSchema, experimentSchema } from "./experiment-schema.ts";

it("has titles, descriptions and closed objects everywhere", () => {
  expect(experimentSchema).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "/schemas/experiment.json",
  });
  const open: string[] = [];
  const visit = (schema: unknown, path: string) => {
    if (typeof schema !== "object" || schema === null) return;
    const { properties, additionalProperties, description } = schema as Record<string, unknown>;
    const isRule = /\/(if|then|else|oneOf|from)(\/|$)/.test(path.replace(/\/properties\/from$/, ""));
    if (properties && !isRule && additionalProperties !== false) open.push(path);
    if (/\/(properties|\$defs)\/\w+$/.test(path) && !isRule && !description && !("$ref" in schema))
      open.push(path);
    for (const [name, inner] of Object.entries(schema)) {
      if (name !== "examples") visit(inner, `${path}/${name}`);
    }
  };
  visit(experimentSchema, "");
  expect(open).toEqual([]);
});

it("accepts its examples", () => {
  for (const example of experimentSchema.examples) expect(checkExperimentSchema(example)).toEqual([]);
});

it("reports each problem once, with its path", () => {
  expect(checkExperimentSchema({ version: 1, experiments: [{ id: "a", command: "b", "x/y": 1 }] })).toEqual([
    { path: ["experiments", 0, "x/y"], message: expect.stringMatching(/^is not known here/) },
  ]);
  expect(checkExperimentSchema(null)).toEqual([{ path: [], message: "must be a mapping." }]);
});

it("is valid by the schema of schemas, which is not asked when it is used", () => {
  const ajv = new Ajv2020({ strictTypes: false });
  expect(ajv.validateSchema(experimentSchema), ajv.errorsText()).toBe(true);
});
