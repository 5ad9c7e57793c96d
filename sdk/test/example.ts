import { readFileSync } from "node:fs";

const file = new URL("../../openapi.json", import.meta.url);
const { components } = JSON.parse(readFileSync(file, "utf8"));

/** An example of the contract, to be changed at will. */
export const example = (name: string) => structuredClone(components.examples[name].value);
