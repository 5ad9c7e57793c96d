import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

export interface Secrets {
  secret: string;
  signingKeyPem: string;
}

/**
 * The secret and the signing key: what the settings name, or, in development, what was made once in the data folder,
 * readable by its owner alone. `readConfig` has refused a production start without them.
 */
export async function loadSecrets(config: Config, folder: string): Promise<Secrets> {
  if (!config.secret) await once(folder, secretFile, () => randomBytes(32).toString("hex"));
  if (!config.signingKeyFile) await once(folder, signingKeyFile, newSigningKey);
  return {
    secret: await readSecret(config, folder),
    signingKeyPem: await readSigningKey(config, folder),
  };
}

const secretFile = "secret";
const signingKeyFile = "signing-key.pem";

export async function readSecret({ secret }: Pick<Config, "secret">, folder: string): Promise<string> {
  return (secret ?? (await read("SERVICE_SECRET", join(folder, secretFile)))).trim();
}

export function readSigningKey(config: Pick<Config, "signingKeyFile">, folder: string): Promise<string> {
  return read("SERVICE_SIGNING_KEY_FILE", config.signingKeyFile ?? join(folder, signingKeyFile));
}

async function read(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`${setting}: ${path} cannot be read (${code}).`, { cause });
  }
}

/** One secret for each purpose, so that what one part gives away says nothing about another's. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("hex");
}

function newSigningKey(): string {
  return generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/**
 * Makes a file that stays what it first was. Several processes may start at once: the name appears only when the bytes
 * are all there and durable, and the first to link it wins, so that nobody reads half a key or a key that is replaced.
 */
async function once(folder: string, name: string, make: () => string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  if ((await stat(path).catch(absent)) === null) {
    const temporary = `${path}.${randomUUID()}`;
    try {
      await writeFile(temporary, make(), { flag: "wx", mode: 0o600, flush: true });
      await link(temporary, path).catch(exists);
    } finally {
      await rm(temporary, { force: true });
    }
  }
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function exists(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
