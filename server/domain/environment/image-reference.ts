import type { Digest } from "../digest.ts";

/** A container image as authors name it, with what a short name leaves out. */
export interface ImageReference {
  /** Of the registry, with a port where it has one: `docker.io`. */
  host: string;
  /** Below the registry: `library/python`. */
  path: string;
  tag: string | null;
  digest: Digest | null;
}

const DEFAULT_HOST = "docker.io";
const MAX_LENGTH = 300;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/;
const PATH = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** Reads `python:3.11-slim`, `ghcr.io/org/name@sha256:…` as docker and skopeo do. Null for what is none. */
export function parseImageReference(text: string): ImageReference | null {
  if (text.length > MAX_LENGTH) return null;
  const at = text.indexOf("@");
  const [name, digest] = at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
  const slash = name.indexOf("/");
  const first = slash === -1 ? "" : name.slice(0, slash);
  const hasHost = /[.:]/.test(first) || first === "localhost";
  const host = hasHost ? first : DEFAULT_HOST;
  const rest = hasHost ? name.slice(slash + 1) : name;
  const colon = rest.indexOf(":");
  const [given, tag] = colon === -1 ? [rest, null] : [rest.slice(0, colon), rest.slice(colon + 1)];
  const path = host === DEFAULT_HOST && !given.includes("/") ? `library/${given}` : given;
  if (!HOST.test(host) || !PATH.test(path) || (tag !== null && !TAG.test(tag))) return null;
  if (digest !== null && !DIGEST.test(digest)) return null;
  return { host, path, tag, digest: digest as Digest | null };
}

/** The whole name: what a lock, a log and an attestation have. */
export function formatImageReference({ host, path, tag, digest }: ImageReference): string {
  const name = `${host}/${path}`;
  return digest === null ? `${name}:${tag ?? "latest"}` : `${name}@${digest}`;
}
