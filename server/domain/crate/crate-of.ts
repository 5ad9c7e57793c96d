import type { Crate } from "../../__generated__/types.ts";
import type { CrateInputs } from "./crate-inputs.ts";
import { type Entity, refer } from "./entity.ts";
import { fileEntities } from "./file-entities.ts";
import { judgementEntities } from "./judgement-entities.ts";
import { authorEntities, codeEntity, paperEntity } from "./paper-entities.ts";
import { experimentEntities, runEntities } from "./run-entities.ts";

const profile = "https://w3id.org/ro/wfrun/process/0.5";

/** Describes a repository as an RO-Crate 1.1 of the profile Process Run Crate: what stands where, and how it came about. */
export function crateOf(inputs: CrateInputs): Crate {
  const { repository, record, baseUrl } = inputs;
  const service: Entity = {
    ...{ "@id": baseUrl, "@type": "Organization", name: "Research Verification Service", url: baseUrl },
  };
  const authors = authorEntities(record);
  const paper = paperEntity(inputs, authors);
  const code = codeEntity(record);
  const files = fileEntities(inputs);
  const experiments = experimentEntities(repository, code);
  const runs = runEntities(inputs, { service, paper, experiments, files });
  const { entities: judgements, bundles } = judgementEntities(inputs, { service, paper, runs });
  const parts = [...(paper["@id"].startsWith("#") ? [] : [paper]), ...files.values(), ...bundles];
  const root: Entity = {
    ...{ "@id": "./", "@type": "Dataset", conformsTo: { "@id": profile } },
    name: `Reproduction of “${record.title}”`,
    description:
      "What the experiments of a paper left when they were run again, and what that says of its Claims.",
    datePublished: repository.assessments?.at(-1)?.createdAt ?? record.updatedAt,
    license:
      "Each part is under the licence of its authors; what the service signed may be passed on unchanged.",
    ...{ url: repository.links.html, version: record.headId, publisher: refer(service), about: refer(paper) },
    hasPart: parts.map(refer),
    mentions: [...runs, ...judgements].map(refer),
  };
  return {
    "@context": ["https://w3id.org/ro/crate/1.1/context", "https://w3id.org/ro/terms/workflow-run/context"],
    "@graph": [
      {
        ...{ "@id": "ro-crate-metadata.json", "@type": "CreativeWork" },
        ...{ conformsTo: { "@id": "https://w3id.org/ro/crate/1.1" }, about: refer(root) },
      },
      root,
      { "@id": profile, "@type": "CreativeWork", name: "Process Run Crate", version: "0.5" },
      ...[service, ...authors, paper, ...(code ? [code] : []), ...experiments.values()],
      ...[...files.values(), ...runs, ...judgements, ...bundles],
    ],
  };
}
