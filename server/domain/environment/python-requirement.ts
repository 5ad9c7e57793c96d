import type { Asked } from "./requirement.ts";

/** A Python package that an author asks for. */
export interface PythonRequirement extends Asked {
  /** Normalized: in lower case, with single hyphens. */
  name: string;
  /** For example `>=1.2,<2`; empty for any. */
  specifier: string;
  /** For example `python_version < "3.8"`: where it does not hold, nothing is asked for. */
  marker: string | null;
  /** For pip, on a line: name, extras, versions, marker, hashes. No option, no address. */
  line: string;
}

/** A declared version of the interpreter. */
interface PythonVersionNeed extends Asked {
  /** For example `>=3.9,<3.12`. */
  specifier: string;
}

export interface PythonNeeds {
  requirements: PythonRequirement[];
  /** Lines for pip: versions of what is only installed if something needs it. */
  constraints: string[];
  versions: PythonVersionNeed[];
}

/** PEP 503. */
export const normalizeName = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, "-");

const NAME = "[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?";
const VERSION = "(?:===|==|~=|!=|<=|>=|<|>)\\s*[A-Za-z0-9*][A-Za-z0-9.*+!_-]{0,98}";
const VERSIONS = `${VERSION}(?:\\s*,\\s*${VERSION}){0,20}`;
const REQUIREMENT = new RegExp(
  `^(${NAME})\\s*(\\[\\s*(?:${NAME}(?:\\s*,\\s*${NAME}){0,20})?\\s*\\])?\\s*(\\(\\s*${VERSIONS}\\s*\\)|${VERSIONS})?\\s*(?:;\\s*(.+))?$`,
);
/** Names of variables, strings, and what stands between them (PEP 508). */
const MARKER = /^(?:[a-z_\s()=~!<>]|"[^"\\]{0,100}"|'[^'\\]{0,100}')+$/;

/** Reads one requirement as PEP 508 writes it, without an address; null where it is none. */
export function parsePythonRequirement(
  text: string,
): Pick<PythonRequirement, "name" | "specifier" | "marker" | "line"> | null {
  if (text.length > 2000) return null;
  const match = REQUIREMENT.exec(text.trim());
  if (!match) return null;
  const [, name = "", extras = "", versions = "", marker] = match;
  if (marker !== undefined && !MARKER.test(marker)) return null;
  const specifier = versions.replace(/[()\s]/g, "");
  const line = `${name}${extras.replace(/\s/g, "")}${specifier}${marker === undefined ? "" : ` ; ${marker.trim()}`}`;
  return { name: normalizeName(name), line, specifier, marker: marker?.trim() ?? null };
}
