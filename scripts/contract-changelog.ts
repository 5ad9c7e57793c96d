// node scripts/contract-changelog.ts: writes docs/contract-changelog.md, of what differs between each released contract
// and the next one, and the present one. `npm run gen` runs it; test/process/docs.test.ts compares.
import { globSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compareVersions, readContract, type VersionedContract } from "./check-compatibility.ts";
import { acceptedChanges } from "./compatibility/accepted-changes.ts";
import { type ChangedPart, contractChanges } from "./compatibility/contract-changes.ts";

const root = join(import.meta.dirname, "..");
export const contractChangelogFile = join(root, "docs/contract-changelog.md");

export function contractChangelog(): string {
  const released = globSync("released/openapi-*.json", { cwd: root })
    .map((file) => readContract(join(root, file)))
    .sort((a, b) => compareVersions(a.info.version, b.info.version));
  const present = readContract(join(root, "openapi.json"));
  const steps = [...released, present].map((contract, index, all) => [all[index - 1], contract] as const);
  const sections = steps.flatMap(([before, contract]) =>
    before ? [section(before, contract, present)] : [],
  );
  return `${head}\n${sections.reverse().join("\n")}`;
}

const head = `# Changelog of the contract

Generated from the released contracts and \`openapi.json\` by \`scripts/contract-changelog.ts\`: do not edit. Descriptions and
examples are left out. [What may change](../CONTRIBUTING.md#changing-the-contract) without a new version breaks no client.
`;

function section(before: VersionedContract, contract: VersionedContract, present: VersionedContract): string {
  const [from, to] = [before.info.version, contract.info.version];
  const title = contract !== present ? to : from === to ? `${to}, since its release` : `${to}, not released`;
  const parts = contractChanges(before, contract);
  const accepted = from === to ? Object.entries(acceptedChanges[from] ?? {}) : [];
  return [
    `## ${title}\n`,
    block(
      "Narrower within the version",
      accepted.map(([pointer, reason]) => `- \`${pointer}\`: ${reason}`),
    ),
    block(
      "New operations",
      linesOf(parts, (name) => /^[A-Z]+ \//.test(name), true),
    ),
    block(
      "Operations",
      linesOf(parts, (name) => /^[A-Z]+ \//.test(name), false),
    ),
    ...["schemas", "parameters", "responses", "headers"].map((kind) =>
      block(
        `Shared ${kind}`,
        linesOf(parts, (name) => name.startsWith(`${kind} `), false),
      ),
    ),
  ].join("");
}

function linesOf(parts: ChangedPart[], isOne: (name: string) => boolean, isNew: boolean): string[] {
  const chosen = parts.filter(({ name, changes }) => isOne(name) && (changes[0] === "added") === isNew);
  return chosen.map(({ name, changes }) => {
    const own = `\`${name.replace(/^(schemas|parameters|responses|headers) /, "")}\``;
    return isNew ? `- ${own}` : `- ${own}: ${changes.join("; ")}`;
  });
}

const block = (title: string, lines: string[]) =>
  lines.length === 0 ? "" : `\n### ${title}\n\n${lines.join("\n")}\n`;

if (import.meta.main) {
  writeFileSync(contractChangelogFile, contractChangelog());
  console.log(`${relative(root, contractChangelogFile)} written`);
}
