interface Entity {
  "@id": string;
  "@type": string | string[];
  [property: string]: unknown;
}

/** What RO-Crate 1.1 and the profile Process Run Crate 0.5 ask of metadata, and these do not have. */
export function crateProblems(crate: { "@context": string[]; "@graph": Entity[] }): string[] {
  const graph = crate["@graph"];
  const byId = new Map(graph.map((entity) => [entity["@id"], entity]));
  const problems = byId.size === graph.length ? [] : ["an @id is there twice"];
  const ask = (holds: unknown, text: string) => holds || problems.push(text);
  const refers = (value: unknown, id: string) =>
    [value].flat().some((each) => (each as Entity | undefined)?.["@id"] === id);
  ask(crate["@context"].includes("https://w3id.org/ro/crate/1.1/context"), "no context");
  const descriptor = byId.get("ro-crate-metadata.json");
  ask(refers(descriptor?.conformsTo, "https://w3id.org/ro/crate/1.1"), "the descriptor conforms to nothing");
  ask(refers(descriptor?.about, "./"), "the descriptor is about nothing");
  const root = byId.get("./");
  for (const name of ["name", "description", "datePublished", "license"])
    ask(root?.[name], `the root has no ${name}`);
  ask(refers(root?.conformsTo, "https://w3id.org/ro/wfrun/process/0.5"), "the root has no profile");
  for (const entity of graph) {
    const id = entity["@id"];
    const is = (type: string) => [entity["@type"]].flat().includes(type);
    ask(entity["@type"], `${id} has no type`);
    if (is("File")) ask(refers(root?.hasPart, id) && URL.canParse(id), `${id} is no part, or no address`);
    if (is("CreateAction")) {
      ask(refers(root?.mentions, id), `${id} is not mentioned`);
      const tool = byId.get((entity.instrument as Entity)["@id"]);
      ask(/^Software(?:Application|SourceCode)$/.test(String(tool?.["@type"])), `${id} has no instrument`);
    }
    for (const [name, value] of Object.entries(entity))
      for (const each of [value].flat())
        if (typeof each === "object" && each !== null) {
          const target = (each as Entity)["@id"];
          ask(Object.keys(each).join() === "@id", `${id} holds an entity in ${name}`);
          ask(byId.has(target) || /^https:/.test(target), `${id} names ${target}, which is not there`);
        }
  }
  return problems;
}
