import leven from "leven";
import { type Issue, issueAt } from "../domain/errors.ts";

/** Names come from anyone: 16 KB of them must neither make a long answer nor take long to compare. */
const mostIssues = 5;
const longestName = 64;

/** An issue for each query parameter that is not declared, five at most, with the declared one that was likely meant. */
export function unknownParameterIssues(given: Iterable<string>, declared: readonly string[]): Issue[] {
  const unknown = [...new Set(given)].filter((name) => !declared.includes(name));
  return unknown.slice(0, mostIssues).map((name) => {
    const shown = shownName(name);
    const pointer = `/query/${shown.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const nearest = nearestName(shown, declared);
    if (nearest) return issueAt(pointer, "issue.unknown_parameter_near", { nearest });
    if (declared.length === 0) return issueAt(pointer, "issue.no_parameters");
    return issueAt(pointer, "issue.unknown_parameter", { declared: declared.join(", ") });
  });
}

/** Without what acts on a terminal or turns the direction of a line: control and format characters, half surrogates. */
function shownName(name: string): string {
  const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  return short.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "\ufffd");
}

/** The declared name with the fewest letters to change, if that is no more than a third of them. */
function nearestName(name: string, declared: readonly string[]): string | undefined {
  const wanted = lettersOf(name);
  const [best] = declared
    .map((candidate) => {
      const letters = lettersOf(candidate);
      const most = Math.round(Math.max(letters.length, wanted.length) / 3);
      return { candidate, distance: leven(wanted, letters), most };
    })
    .filter(({ distance, most }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  return best?.candidate;
}

/** `repositoryId`, `repository-id` and `repository_id` are one name to whoever types it. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[_-]/g, "");
