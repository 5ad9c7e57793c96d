/**
 * Types that this project defines, the same on every installation: who wrote a statement is told by its signature.
 * docs/rules/attestations.md describes each. They are names, not addresses; the schema of the first is published at
 * `/schemas/reproduction-result/v2.json` of every installation.
 */
const namespace = "https://w3id.org/research-verification";
export const reproductionResultType = `${namespace}/predicates/reproduction-result/v2`;
export const experimentBuildType = `${namespace}/build-types/experiment/v1`;
