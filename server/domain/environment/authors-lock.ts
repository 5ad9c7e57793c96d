import type { EnvironmentLock, LockedDates, LockedImage, LockedPackage } from "./environment-lock.ts";
import { formatImageReference, parseImageReference } from "./image-reference.ts";
import { isWithin } from "./lock-member.ts";
import { parseLockedJulia } from "./locked-julia.ts";
import { parseLockedNode } from "./locked-node.ts";
import { parseLockedPython } from "./locked-python.ts";
import { parseLockedR } from "./locked-r.ts";
import { isRecord, parseRecord } from "./parse-record.ts";

/** Where authors put the lock that an earlier Run left as Evidence. */
export const AUTHORS_LOCK = ".research/environment-lock.json";

const MAX_PACKAGES = 5000;

/**
 * Reads a lock that anyone may have written. Returns a sentence where it is none: nothing of it is used then. What it
 * says is fetched from the operator's servers alone, and becomes names of files: each part has one pattern.
 */
export function parseAuthorsLock(text: string, architecture: string): EnvironmentLock | string {
  const lock = parseRecord(text);
  if (lock === null) return "It is not a JSON object.";
  if (lock.version !== 1) return "Its `version` is not 1; use the lock that a Run has left, unchanged.";
  if (lock.architecture !== architecture)
    return `It is for ${String(lock.architecture).slice(0, 50)}, and this server is ${architecture}.`;
  const image = parseLockedImage(lock.image);
  if (typeof image === "string") return image;
  const { debian } = lock;
  if (
    !Array.isArray(debian) ||
    debian.length > MAX_PACKAGES ||
    (debian.length === 0) !== (image !== undefined)
  )
    return `Its \`debian\` is not a list of 1 to ${MAX_PACKAGES} packages, or, beside an image, of none.`;
  const wrong = debian.findIndex((each) => !isPackage(each));
  if (wrong !== -1) return `Its package /debian/${wrong} is not as a Run leaves it.`;
  const packages = debian as LockedPackage[];
  if (new Set(packages.map(({ name }) => name)).size < packages.length) return "It has a package twice.";
  const python = parseLockedPython(lock.python);
  if (typeof python === "string") return python;
  const base = {
    version: 1 as const,
    architecture,
    debian: packages.map(onlyKnown),
    ...(image && { image }),
  };
  const node = parseLockedNode(lock.node);
  if (typeof node === "string") return node;
  const r = parseLockedR(lock.r);
  if (typeof r === "string") return r;
  const julia = parseLockedJulia(lock.julia);
  if (typeof julia === "string") return julia;
  const asOf = parseDates(lock.asOf);
  if (typeof asOf === "string") return asOf;
  const layers = {
    ...(python && { python }),
    ...(node && { node }),
    ...(r && { r }),
    ...(julia && { julia }),
  };
  return { ...base, ...layers, ...(asOf && { asOf }) };
}

/** They become parts of addresses, or are only said. */
const DATES: Record<keyof LockedDates, RegExp> = {
  debian: /^\d{8}T\d{6}Z$/,
  python: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/,
  r: /^\d{4}-\d\d-\d\d$/,
};

function parseDates(value: unknown): LockedDates | string | undefined {
  if (value === undefined) return undefined;
  const dates = isRecord(value) ? Object.entries(value) : [];
  const isDate = ([name, date]: [string, unknown]) =>
    Object.hasOwn(DATES, name) && typeof date === "string" && DATES[name as keyof LockedDates].test(date);
  if (dates.length === 0 || !dates.every(isDate)) return "Its `asOf` is not as a Run leaves it.";
  return Object.fromEntries(dates);
}

const PATTERNS = {
  name: /^[a-z0-9][a-z0-9+.-]{1,127}$/,
  version: /^[A-Za-z0-9][A-Za-z0-9.+:~-]{0,127}$/,
  architecture: /^[a-z0-9-]{1,30}$/,
  path: /^pool(?:\/[A-Za-z0-9+_~][A-Za-z0-9+_~.-]{0,199}){1,8}\.deb$/,
};

const isPackage = (value: unknown): value is LockedPackage =>
  isWithin(value, PATTERNS) && typeof value.essential === "boolean";

/** Another member would make another digest of the same packages. */
function onlyKnown({ name, version, architecture, essential, path, byteSize, sha256 }: LockedPackage) {
  return { name, version, architecture, essential, path, byteSize, sha256 };
}

function parseLockedImage(value: unknown): LockedImage | string | undefined {
  if (value === undefined) return undefined;
  const { repository, digest } = isRecord(value) ? value : {};
  const name = `${String(repository)}@${String(digest)}`;
  const reference = parseImageReference(name);
  if (!reference || formatImageReference(reference) !== name) return "Its `image` is not as a Run leaves it.";
  return { repository: String(repository), digest: String(digest) };
}
