import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";

export interface Secrets {
  secret: string;
  signingKeyPem: string;
}

/**
 * Loads the secret and the signing key: the configured ones or, in development, ones generated once in the data folder
 * and readable by the owner only. `readConfig` refuses a production start without them.
 */
export async function loadSecrets(config: Config, folder: string): Promise<Secrets> {
  if (!config.secret) await createFileOnce(folder, secretFile, () => randomBytes(32).toString("hex"));
  if (!config.signingKeyFile) await createFileOnce(folder, signingKeyFile, newSigningKey);
  return {
    secret: await readSecret(config, folder),
    signingKeyPem: await readSigningKey(config, folder),
  };
}

const secretFile = "secret";
const signingKeyFile = "signing-key.pem";

export async function readSecret({ secret }: Pick<Config, "secret">, folder: string): Promise<string> {
  return (secret ?? (await readSettingFile("SERVICE_SECRET", join(folder, secretFile)))).trim();
}

export function readSigningKey(config: Pick<Config, "signingKeyFile">, folder: string): Promise<string> {
  return readSettingFile("SERVICE_SIGNING_KEY_FILE", config.signingKeyFile ?? join(folder, signingKeyFile));
}

async function readSettingFile(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`${setting}: ${path} cannot be read (${code}).`, { cause });
  }
}

/** Derives a secret per purpose, so that the disclosure of one does not compromise another. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("hex");
}

function newSigningKey(): string {
  return generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

/**
 * Creates a file unless it exists. Safe for concurrent processes: the content is written and synced under a temporary
 * name and then linked, so that no process reads a partial key or one that is replaced later.
 */
async function createFileOnce(folder: string, name: string, generate: () => string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  if ((await stat(path).catch(nullIfAbsent)) === null) {
    const temporary = `${path}.${randomUUID()}`;
    try {
      await writeFile(temporary, generate(), { flag: "wx", mode: 0o600, flush: true });
      await link(temporary, path).catch(ignoreExisting);
    } finally {
      await rm(temporary, { force: true });
    }
  }
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
