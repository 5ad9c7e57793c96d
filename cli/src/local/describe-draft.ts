import type { LocalDraft } from "@research-verification/server/embedded";
import { plainLine } from "../plain-text.ts";

const maxNamed = 5;

/** What was found, in lines for a person. */
export function describeDraft({ manifest, found, notes }: LocalDraft, hasPaper: boolean): string[] {
  const experiments = manifest?.experiments ?? [];
  const declared = manifest?.claims.length ?? 0;
  const claims = found?.claims ?? [];
  const linked = claims.filter(({ link }) => link?.experiment).length;
  const doubtful = found?.candidates.length ?? 0;
  const missing = [
    ...(experiments.length === 0
      ? ["No command that computes the results was found: name it in the manifest."]
      : []),
    ...(hasPaper
      ? []
      : ["No paper was given: what it claims is for you to write, or --paper FILE.pdf finds it."]),
    ...(hasPaper && declared + claims.length === 0 ? ["No Claims were found in the paper: write them."] : []),
    ...(found?.missing ?? []),
    ...notes,
  ];
  const rows = [
    `${count(experiments.length, "experiment")}${named(experiments.map(({ id }) => id))}`,
    ...(declared > 0 ? [`${count(declared, "Claim")}, declared by the code`] : []),
    ...(found
      ? [
          `${count(claims.length, "Claim")} of the paper's text; ${linked} with the output that has the number`,
        ]
      : []),
    ...(doubtful > 0 ? [`${count(doubtful, "doubtful statement")}, as comments`] : []),
  ];
  return [
    ...rows,
    ...(missing.length > 0 ? ["", "What is missing or was noted:"] : []),
    ...missing.map(listItem),
  ];
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;

const listItem = (text: string) => `  - ${plainLine(text)}`;

function named(ids: string[]): string {
  if (ids.length === 0) return "";
  return `: ${plainLine(ids.slice(0, maxNamed).join(", "))}${ids.length > maxNamed ? " and more" : ""}`;
}
