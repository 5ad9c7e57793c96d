import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, link, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate as nextLoop } from "node:timers/promises";
import { digestInSlices, slicesOf } from "../domain/digest.ts";
import { DomainError } from "../domain/errors.ts";
import type { ObjectStore, PreparedObject, StoredObject } from "./object-store.ts";

/** Creates an object store of files under `folder`, in two levels of folders named by the first bytes of the digest. */
export async function createFilesystemObjects(folder: string): Promise<ObjectStore> {
  const incoming = incomingFolder(folder);
  await mkdir(incoming, { recursive: true, mode: 0o700 });

  const pathOf = (digest: string): string => {
    const hex = /^sha256:([0-9a-f]{64})$/.exec(digest)?.[1];
    if (!hex) throw new DomainError("not_found", "object.not_found");
    return join(folder, hex.slice(0, 2), hex.slice(2, 4), hex);
  };

  const sizeOf = async (digest: string): Promise<number | null> => {
    const stats = await stat(pathOf(digest)).catch(nullIfMissing);
    return stats ? stats.size : null;
  };

  /** Stores what `write` puts, durably, at the path that it is given. */
  const store = async (write: (temporary: string) => Promise<StoredObject>): Promise<StoredObject> => {
    const temporary = join(incoming, randomUUID());
    try {
      const { digest, byteSize } = await write(temporary);
      const path = pathOf(digest);
      const parent = join(path, "..");
      await mkdir(parent, { recursive: true, mode: 0o700 });
      await rename(temporary, path);
      await syncFolder(parent);
      return { digest, byteSize };
    } finally {
      await rm(temporary, { force: true });
    }
  };

  const put = (bytes: Uint8Array | AsyncIterable<Uint8Array>) =>
    store((temporary) => writeDurably(temporary, bytes));

  const prepareFile = async (path: string): Promise<PreparedObject> => {
    const found = await syncFile(path);
    // Another file system, or one without links.
    const copy = (temporary: string) =>
      writeDurably(temporary, createReadStream(path, { highWaterMark: readBytes }));
    const linkOrCopy = (temporary: string) =>
      link(path, temporary).then(
        () => found,
        () => copy(temporary),
      );
    return {
      ...found,
      async keep() {
        await store(linkOrCopy);
      },
    };
  };

  const verify = async (digest: string): Promise<void> => {
    const file = await open(pathOf(digest), "r");
    try {
      const found = await digestOf(file);
      if (found.digest !== digest) throw new DomainError("integrity_failed", "object.integrity");
    } finally {
      await file.close();
    }
  };

  return {
    put,
    prepareFile,
    async putFile(path) {
      const { keep, ...stored } = await prepareFile(path);
      await keep();
      return stored;
    },
    size: sizeOf,
    async get(digest) {
      const bytes = await readFile(pathOf(digest)).catch(nullIfMissing);
      if (!bytes) throw new DomainError("not_found", "object.not_found");
      if ((await digestInSlices(bytes, nextLoop)) !== digest)
        throw new DomainError("integrity_failed", "object.integrity");
      return bytes;
    },
    async read(digest, range) {
      if ((await sizeOf(digest)) === null) throw new DomainError("not_found", "object.not_found");
      await verify(digest);
      return Readable.toWeb(createReadStream(pathOf(digest), range)) as ReadableStream<Uint8Array>;
    },
    async check() {
      const { digest } = await put(new TextEncoder().encode("health"));
      await readFile(pathOf(digest));
    },
  };
}

/** Of reads of whole files, in bytes: with Node.js's own 64 KiB, 25 MiB take twice the processor time. */
const readBytes = 256 * 1024;

/** Folder of incomplete writes. Empty it only while no process uses `folder`. */
export function incomingFolder(folder: string): string {
  return join(folder, "incoming");
}

async function writeDurably(
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<StoredObject> {
  const hash = createHash("sha256");
  let byteSize = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of bytes instanceof Uint8Array ? slicesOf(bytes) : bytes) {
      hash.update(chunk);
      byteSize += chunk.byteLength;
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { digest: `sha256:${hash.digest("hex")}`, byteSize };
}

/** Makes a file's content durable, and nobody else's to read. */
async function syncFile(path: string): Promise<StoredObject> {
  const file = await open(path, "r");
  try {
    await file.chmod(0o600);
    const [stored] = await Promise.all([digestOf(file), file.sync()]);
    return stored;
  } finally {
    await file.close();
  }
}

/** Through one buffer: V8 collects garbage by the bytes of buffers, two times for each 25 MB that a stream reads. */
async function digestOf(file: FileHandle): Promise<StoredObject> {
  const [hash, buffer] = [createHash("sha256"), Buffer.allocUnsafeSlow(readBytes)];
  let byteSize = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, readBytes, byteSize);
    if (bytesRead === 0) return { digest: `sha256:${hash.digest("hex")}`, byteSize };
    hash.update(buffer.subarray(0, bytesRead));
    byteSize += bytesRead;
  }
}

/** Makes a rename durable: the entry is in the folder, not in the file. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
