import type { Digest } from "../digest.ts";
import { isRecord, parseRecord } from "./parse-record.ts";

/** What an image is made of, as its registry says: nothing of it is fetched yet. */
export interface ImageManifest {
  /** In all, as they are fetched. */
  byteSize: number;
  /** Of the largest. */
  largestBytes: number;
  /** Whether a layer is compressed with zstd, which not every program that unpacks images reads. */
  hasZstd: boolean;
}

/** What a registry holds under a name. */
export type ImageAnswer =
  | { kind: "manifest"; manifest: ImageManifest }
  /** One image for each platform: that for this architecture. */
  | { kind: "index"; digest: Digest };

/** As many as container engines allow. */
const MAX_LAYERS = 127;
const MAX_BYTES = 8 * 1024 ** 3;
const MAX_CONFIG_BYTES = 1024 ** 2;
const MAX_PLATFORMS = 200;

const DIGEST = /^sha256:[0-9a-f]{64}$/;
const INDEXES = [
  "application/vnd.oci.image.index.v1+json",
  "application/vnd.docker.distribution.manifest.list.v2+json",
];
const LAYERS =
  /^application\/vnd\.(?:oci\.image\.layer\.v1\.tar(?:\+gzip|\+zstd)?|docker\.image\.rootfs\.diff\.tar(?:\.gzip)?)$/;

/**
 * Reads an image's manifest, or the index of images for several platforms. Returns a sentence where it is none, or more
 * than is fetched. A layer that lies at an address of its own is refused: whoever made the image would choose what the
 * server asks for.
 */
export function readImageManifest(text: string, architecture: string): ImageAnswer | string {
  const answer = parseRecord(text);
  if (answer?.schemaVersion !== 2)
    return "It has an old kind of manifest, or none; push it again with a current tool.";
  const { mediaType, manifests, config, layers } = answer;
  if (isAmbiguous(answer)) return AMBIGUOUS;
  if (INDEXES.includes(String(mediaType)) || Array.isArray(manifests))
    return choosePlatform(manifests, architecture);
  if (!Array.isArray(layers) || layers.length === 0 || layers.length > MAX_LAYERS)
    return `It does not have 1 to ${MAX_LAYERS} layers.`;
  for (const part of [config, ...layers]) {
    if (!isDescriptor(part)) return "One of its layers, or its configuration, has no size or SHA-256.";
    if (isAmbiguous(part)) return AMBIGUOUS;
    if (part.urls) return "One of its layers lies outside the registry.";
  }
  for (const layer of layers) {
    if (!LAYERS.test(String(layer.mediaType)))
      return `One of its layers is ${String(layer.mediaType).slice(0, 100)}; layers are tar, or tar with gzip or zstd.`;
  }
  const sizes = [config, ...layers].map(({ size }) => size as number);
  if (sizes[0]! > MAX_CONFIG_BYTES) return "Its configuration is too large.";
  const byteSize = sizes.reduce((sum, size) => sum + size, 0);
  if (byteSize > MAX_BYTES) return `It has ${byteSize} bytes, ${MAX_BYTES} at most.`;
  const hasZstd = layers.some(({ mediaType }) => String(mediaType).endsWith("+zstd"));
  return { kind: "manifest", manifest: { byteSize, largestBytes: Math.max(...sizes), hasZstd } };
}

const AMBIGUOUS = "Its manifest has a member in two spellings.";

const MEMBERS = ["schemaVersion", "mediaType", "config", "layers", "manifests", "digest", "size", "urls"];

/** What fetches the image takes `URLs` for `urls`, and would see what was not looked at here. */
function isAmbiguous(value: Record<string, unknown>): boolean {
  const folded = new Set(MEMBERS.map((name) => name.toLowerCase()));
  return Object.keys(value).some(
    (name) => !MEMBERS.includes(name) && folded.has(name.normalize("NFKC").toLowerCase()),
  );
}

/** Debian's names of architectures, as Go has them and, where it has several kinds, the variant. */
const PLATFORMS: Record<string, [architecture: string, variants: unknown[]]> = {
  amd64: ["amd64", [undefined, "", "v1"]],
  arm64: ["arm64", [undefined, "", "v8"]],
  armhf: ["arm", ["v7"]],
  i386: ["386", [undefined, ""]],
  ppc64el: ["ppc64le", [undefined, ""]],
};

/** Whether an image's own words of its platform are those of an architecture of Debian's. */
export function isForArchitecture(platform: Record<string, unknown>, debian: string): boolean {
  const [architecture, variants] = PLATFORMS[debian] ?? [debian, [undefined, ""]];
  return (
    platform.os === "linux" && platform.architecture === architecture && variants.includes(platform.variant)
  );
}

function choosePlatform(manifests: unknown, architecture: string): ImageAnswer | string {
  if (!Array.isArray(manifests) || manifests.length > MAX_PLATFORMS)
    return `It is not a list of up to ${MAX_PLATFORMS} platforms.`;
  const found = manifests.find(
    (each) => isDescriptor(each) && isRecord(each.platform) && isForArchitecture(each.platform, architecture),
  );
  if (!found) return `It has no image for Linux on ${architecture}, which this server is.`;
  return { kind: "index", digest: found.digest };
}

interface Descriptor extends Record<string, unknown> {
  digest: Digest;
  size: number;
}

function isDescriptor(value: unknown): value is Descriptor {
  return (
    isRecord(value) &&
    typeof value.digest === "string" &&
    DIGEST.test(value.digest) &&
    Number.isSafeInteger(value.size) &&
    (value.size as number) >= 0
  );
}
