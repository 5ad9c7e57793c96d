import { at, type Json, of, recordsOf, telling } from "../changes.ts";
import { inGroup } from "../mutation.ts";

const addresses = "`Links`: addresses of related things, by relation";
const broken = (url: string) => url.replace(/.{4}$/, "0000");
const each = (edit: (record: Json) => void) => (body: Json) => recordsOf(body).forEach(edit);
const runs = of("listRuns", "getRun");
const claims = of("listClaims", "getClaim");
const repositories = of("listRepositories", "getRepository", "resolveRepository");

export const links = inGroup("links", [
  telling(
    "self of a Run leads nowhere",
    "`self`: address of this record",
    runs,
    each(({ links }) => {
      if (links?.self) links.self = broken(links.self);
    }),
  ),
  telling(
    "self of a Claim lacks the repository_id that it needs",
    "`self`: address of this record",
    claims,
    each(({ links }) => {
      if (links?.self) links.self = links.self.split("?")[0];
    }),
  ),
  telling(
    "all records of a list have the first one's self",
    "`self`: address of this record",
    of("listRepositories"),
    (body) => {
      for (const { links } of body.data) if (links) links.self = body.data[0].links.self;
    },
  ),
  telling(
    "html leads to a page that there is not",
    "`html`: address of its page",
    repositories,
    each(({ links }) => {
      if (links?.html) links.html = `${links.html}/page`;
    }),
  ),
  telling(
    "badge leads nowhere",
    "`badge`: address of its badge",
    repositories,
    each(({ links }) => {
      if (links?.badge) links.badge = broken(links.badge);
    }),
  ),
  telling(
    "addresses name a host inside",
    addresses,
    (sent) => runs(sent) || claims(sent),
    each(({ links }) => {
      for (const [name, url] of Object.entries(links ?? {}))
        if (typeof url === "string")
          links[name] = url.replace(/^https?:\/\/[^/]+/, "http://app-7f9c.internal:3000");
    }),
  ),
  telling("runs of a Claim lead to all Runs", "`runs`: address of its Runs", claims, (body, sent) => {
    for (const { links } of recordsOf(body)) if (links?.runs) links.runs = at(sent, "/api/v1/runs").url.href;
  }),
  telling(
    "claims of a repository lead to those of another",
    "`claims`: address of its Claims",
    repositories,
    each(({ links }) => {
      if (links?.claims) links.claims = broken(links.claims);
    }),
  ),
  telling("downloadUrl leads nowhere", "`downloadUrl`: where its bytes are", of("getEvidence"), (body) => {
    body.downloadUrl = body.downloadUrl.replace("/api/objects/", "/api/object/");
  }),
  telling(
    "a Run names a repository that there is not",
    "`repository`: repository that the Run belongs to",
    runs,
    each(({ repository }) => {
      if (repository) repository.id = broken(repository.id);
    }),
  ),
  telling(
    "a Run names Claims that there are not",
    "`claimIds`: Claims that this Run tests",
    runs,
    each((run) => {
      if (run.claimIds) run.claimIds = run.claimIds.map(broken);
    }),
  ),
  telling(
    "a Claim names evidence that there is not",
    "`evidenceIds`: stored objects that bear on it",
    claims,
    each((claim) => {
      if (claim.evidenceIds) claim.evidenceIds = claim.evidenceIds.map(broken);
    }),
  ),
  telling(
    "evidence names a Run that there is not",
    "`generatedByRunId`: identifier of the Run",
    of("getEvidence"),
    (body) => {
      body.generatedByRunId = broken(body.generatedByRunId);
    },
  ),
  telling(
    "a Run's attestation has a digest that there is not",
    "`attestation.digest`: the signed bundle",
    runs,
    each(({ attestation }) => {
      if (attestation) attestation.digest = broken(attestation.digest);
    }),
  ),
  telling(
    "a repository's record names another page",
    "`owner` and `slug`: the path of its page",
    of("getRepository", "listRepositories"),
    each((record) => {
      if (record.slug) record.slug = `${record.slug}-2`;
    }),
  ),
  telling(
    "a page of runs has no self of its own",
    "`self`: address of this page",
    of("listRuns"),
    (body, sent) => {
      if (body.links?.self) body.links.self = at(sent, "/api/v1/claims").url.href;
    },
  ),
]);
