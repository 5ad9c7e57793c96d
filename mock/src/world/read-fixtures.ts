import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import defaults from "./default-fixtures.json" with { type: "json" };
import schema from "./fixtures.schema.json" with { type: "json" };
import type { Fixtures } from "./fixtures.ts";

/** The given fixtures, those of a JSON file, or the mock's own. Rejects with every place that is wrong. */
export async function readFixtures(given: Fixtures | string | undefined): Promise<Fixtures> {
  if (given === undefined) return defaults as Fixtures;
  const name = typeof given === "string" ? given : "The fixtures";
  const value: unknown = typeof given === "string" ? await readJson(given) : given;
  const problems = isFixtures(value) ? unknownNames(value) : isFixtures.errors!.map(describe);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join("; ")}.`);
  return value as Fixtures;
}

const isFixtures = new Ajv2020({ allErrors: true, strict: false }).compile<Fixtures>(schema);

type Problem = NonNullable<typeof isFixtures.errors>[number];

function describe({ instancePath, message, params }: Problem): string {
  const { additionalProperty, allowedValues } = params as Record<string, unknown>;
  const place = instancePath || "the whole";
  if (additionalProperty !== undefined)
    return `${place} has "${additionalProperty}", which fixtures do not have`;
  if (Array.isArray(allowedValues)) return `${place} must be one of ${allowedValues.join(", ")}`;
  return `${place} ${message}`;
}

/** What no schema can say: names that nothing has, and two things with one name. */
function unknownNames({ accounts, organizations = [], repositories }: Fixtures): string[] {
  const usernames = accounts.map(({ username }) => username);
  const problems = repeated(usernames).map((name) => `/accounts has ${name} twice`);
  const slugs = organizations.map(({ slug }) => slug);
  problems.push(
    ...repeated([...new Set(usernames), ...slugs]).map(
      (name) => `/organizations has the name ${name}, which is taken`,
    ),
  );
  for (const [index, { owner, members = {} }] of organizations.entries())
    for (const name of [owner, ...Object.keys(members)])
      if (!usernames.includes(name))
        problems.push(`/organizations/${index} names ${name}, which is none of the accounts`);
  const paths = repositories.map(({ owner, slug }) => `${owner}/${slug}`);
  problems.push(...repeated(paths).map((path) => `/repositories has ${path} twice`));
  for (const [index, each] of repositories.entries()) {
    const place = `/repositories/${index}`;
    const { owner, claims = [], starredBy = [], requestedBy = [], forkedBy = [] } = each;
    for (const name of new Set([owner, ...starredBy, ...requestedBy, ...forkedBy]))
      if (!usernames.includes(name)) problems.push(`${place} names ${name}, which is none of the accounts`);
    for (const id of repeated(claims.map((claim) => claim.id)))
      problems.push(`${place}/claims has ${id} twice`);
  }
  return problems;
}

const repeated = (names: string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) < index)),
];

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`${path} cannot be read as JSON: ${message}`, { cause });
  }
}
