import { readFileSync } from "node:fs";

const file = new URL("../../openapi.json", import.meta.url);
const { components } = JSON.parse(readFileSync(file, "utf8"));

/** Returns a copy of an example of the contract. */
export const example = (name: string) => structuredClone(components.examples[name].value);
