import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { digestOfBytes } from "../domain/digest.ts";
import type { LockedImage } from "../domain/environment/environment-lock.ts";
import { type ImageManifest, readImageManifest } from "../domain/environment/image-manifest.ts";
import { formatImageReference, type ImageReference } from "../domain/environment/image-reference.ts";
import { EnvironmentError } from "./environment-error.ts";
import { runSkopeo } from "./run-skopeo.ts";
import { watchFolder } from "./watch-folder.ts";

const INSPECT_MILLISECONDS = 60_000;
const COPY_MILLISECONDS = 30 * 60_000;
/** umoci of Debian does not read zstd. */
const AS_GZIP = ["--dest-compress-format", "gzip"];
/** A third more was seen, of text; more than this has nothing in it. */
const MAX_GROWTH = 4;
/** What is written beside the layers: the configuration, the manifest, the index. */
const SLACK_BYTES = 8 * 1024 ** 2;

/**
 * Where images are fetched from: the registries that the operator lists and no other, without a name or a password.
 * `origins` has the address that is asked for each registry's name.
 */
export class ImageRegistries {
  readonly #origins: Readonly<Record<string, string>>;
  /** As Debian names it. */
  readonly architecture: string;
  readonly #folder: string;

  constructor(origins: Readonly<Record<string, string>>, architecture: string, folder: string) {
    this.#origins = origins;
    this.architecture = architecture;
    this.#folder = folder;
  }

  /** Returns the image that a name stands for today, on this machine. */
  async resolve(reference: ImageReference, signal: AbortSignal): Promise<LockedImage> {
    const name = formatImageReference(reference);
    const text = await this.#inspect(name, signal);
    const answer = readImageManifest(text, this.architecture);
    if (typeof answer === "string") throw refusal(name, answer);
    const digest = answer.kind === "index" ? answer.digest : digestOfBytes(Buffer.from(text));
    return { repository: `${reference.host}/${reference.path}`, digest };
  }

  /** Fetches an image into a folder, and returns its configuration. How much is to come is known before, and bounds it. */
  async fetch({ repository, digest }: LockedImage, folder: string, signal: AbortSignal): Promise<string> {
    const name = `${repository}@${digest}`;
    const { byteSize, largestBytes, hasZstd } = await this.#readManifest(name, digest, signal);
    const growth = hasZstd ? MAX_GROWTH : 1;
    using watched = watchFolder(folder, byteSize * growth + SLACK_BYTES);
    const { address, flags } = this.#addressOf(name, "--src-");
    const { exitCode, reason } = await runSkopeo(
      [
        "copy",
        "--quiet",
        ...(hasZstd ? AS_GZIP : []),
        ...flags,
        address,
        `oci:${join(folder, LAYOUT)}:${TAG}`,
      ],
      {
        folder: this.#folder,
        maxFileBytes: largestBytes * growth + SLACK_BYTES,
        timeoutMilliseconds: COPY_MILLISECONDS,
        signal: AbortSignal.any([signal, watched.signal]),
      },
    );
    signal.throwIfAborted();
    if (watched.signal.aborted || reason.includes("file too large"))
      throw refusal(
        name,
        hasZstd
          ? `It has more bytes than its manifest says, or with gzip more than ${MAX_GROWTH} times as many.`
          : "It has more bytes than its manifest says.",
      );
    if (exitCode !== 0) throw refusal(name, reason);
    return readConfig(join(folder, LAYOUT));
  }

  async #readManifest(name: string, digest: string, signal: AbortSignal): Promise<ImageManifest> {
    const text = await this.#inspect(name, signal);
    if (digestOfBytes(Buffer.from(text)) !== digest) throw refusal(name, "Its registry has other bytes.");
    const answer = readImageManifest(text, this.architecture);
    if (typeof answer === "string") throw refusal(name, answer);
    if (answer.kind === "index")
      throw refusal(name, "It stands for several platforms; name the image of one.");
    return answer.manifest;
  }

  async #inspect(name: string, signal: AbortSignal): Promise<string> {
    const { address, flags } = this.#addressOf(name, "--");
    const { exitCode, stdout, reason } = await runSkopeo(["inspect", "--raw", ...flags, address], {
      folder: this.#folder,
      maxFileBytes: SLACK_BYTES,
      timeoutMilliseconds: INSPECT_MILLISECONDS,
      signal,
    });
    signal.throwIfAborted();
    if (exitCode !== 0) throw refusal(name, reason);
    return stdout;
  }

  /** An address without TLS is the operator's choice, never an image's. */
  #addressOf(name: string, prefix: string): { address: string; flags: string[] } {
    const host = name.slice(0, name.indexOf("/"));
    const origin = Object.hasOwn(this.#origins, host) ? this.#origins[host] : undefined;
    if (origin === undefined)
      throw refusal(
        name,
        `This server fetches images from ${Object.keys(this.#origins).join(", ") || "nowhere"}; ask its operator (SERVICE_IMAGE_REGISTRIES).`,
      );
    const { protocol, host: asked } = new URL(origin);
    return {
      address: `docker://${asked}${name.slice(host.length)}`,
      flags: [`${prefix}no-creds`, ...(protocol === "http:" ? [`${prefix}tls-verify=false`] : [])],
    };
  }
}

const LAYOUT = "image";
const TAG = "image";

/** What umoci calls the image that was fetched into a folder. */
export const imageIn = (folder: string) => `${folder}/${LAYOUT}:${TAG}`;

/** skopeo may have converted it to OCI's form, which has other digests: the layout says where it is. */
async function readConfig(layout: string): Promise<string> {
  const read = async (descriptor: unknown) => {
    const { digest } = descriptor as { digest: string };
    return readFile(join(layout, "blobs", ...digest.split(":")), "utf8");
  };
  const index = JSON.parse(await readFile(join(layout, "index.json"), "utf8")) as { manifests: unknown[] };
  const { config } = JSON.parse(await read(index.manifests[0])) as { config: unknown };
  return read(config);
}

const refusal = (name: string, reason: string) =>
  new EnvironmentError(`The image ${name} cannot be had. ${reason}`);
