import { valid } from "@renovatebot/pep440";
import { versionSatisfies } from "./python-version.ts";

/** What a marker may ask about (PEP 508). */
type MarkerVariables = Record<string, string>;

/** Of CPython on Linux; `version` is the interpreter's, `3.11.2`. */
export function markerVariables(version: string, machine: string): MarkerVariables {
  return {
    python_version: version.split(".").slice(0, 2).join("."),
    python_full_version: version,
    implementation_version: version,
    implementation_name: "cpython",
    platform_python_implementation: "CPython",
    os_name: "posix",
    sys_platform: "linux",
    platform_system: "Linux",
    platform_machine: machine,
    extra: "",
  };
}

/** As `platform.machine()` of Python says it; the argument is as Node.js does. */
export const machineName = (architecture: string): string =>
  ({ x64: "x86_64", arm64: "aarch64" })[architecture] ?? architecture;

/** Whether a marker holds. One that is not understood holds: what it stands at is then asked for. */
export function markerHolds(marker: string | null, variables: MarkerVariables): boolean {
  if (marker === null) return true;
  const tokens = marker.match(TOKENS) ?? [];
  let at = 0;
  const accept = (token: string) => tokens[at] === token && ++at > 0;
  const either = (depth: number): boolean => {
    let holds = both(depth);
    while (accept("or")) holds = both(depth) || holds;
    return holds;
  };
  const both = (depth: number): boolean => {
    let holds = one(depth);
    while (accept("and")) holds = one(depth) && holds;
    return holds;
  };
  const one = (depth: number): boolean => {
    if (depth > MAX_DEPTH) throw new RangeError("a marker is too deep");
    if (accept("(")) {
      const holds = either(depth + 1);
      if (!accept(")")) throw new SyntaxError("a parenthesis is open");
      return holds;
    }
    const left = tokens[at++];
    const operator = accept("not") ? `not ${tokens[at++]}` : tokens[at++];
    const right = tokens[at++];
    if (left === undefined || operator === undefined || right === undefined)
      throw new SyntaxError("a marker ends early");
    return compare(resolveToken(left, variables), operator, resolveToken(right, variables));
  };
  try {
    const holds = either(0);
    return at === tokens.length ? holds : true;
  } catch {
    return true;
  }
}

const MAX_DEPTH = 20;
const TOKENS = /"[^"]*"|'[^']*'|[()]|[=~!<>]+|[a-z_]+/g;

function resolveToken(token: string, variables: MarkerVariables): string {
  if (/^["']/.test(token)) return token.slice(1, -1);
  if (Object.hasOwn(variables, token)) return variables[token]!;
  throw new SyntaxError(`${token} is no variable of a marker`);
}

/** As versions where both are some, else as words. */
function compare(left: string, operator: string, right: string): boolean {
  if (operator === "in") return right.includes(left);
  if (operator === "not in") return !right.includes(left);
  if (valid(left) && valid(right.replace(/\.\*$/, ""))) return versionSatisfies(left, `${operator}${right}`);
  if (operator === "==" || operator === "===") return left === right;
  if (operator === "!=") return left !== right;
  throw new SyntaxError(`${operator} compares versions`);
}
