import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createClient, verifyAttestation } from "../../sdk/src/index.ts";
import { signUp } from "../support/accounts.ts";
import { createMirrors } from "../support/mirror.ts";
import { smallPaper } from "../support/papers.ts";
import { processed } from "../support/processing.ts";
import { startService } from "../support/service.ts";
import { pdf } from "../support/upload.ts";

it("keeps a retired key published, and what it signed verified", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rvs-rotation-"));
  const mirrors = createMirrors();
  const settings = { SERVICE_DATA_DIR: join(folder, "data"), SERVICE_SOURCE_MIRRORS: mirrors.setting };
  try {
    let digest = "";
    let first = "";
    {
      await using test = await startService(settings);
      const { key } = await signUp(test.url, "ada");
      const client = createClient({ baseUrl: test.url, apiKey: key });
      const { repository } = await client.repositories.create({
        paper: await pdf(),
        title: "Signed before",
        slug: "signed-before",
        githubUrl: mirrors.add("ada/signed", smallPaper()),
        submitterAttested: true,
      });
      await processed(test.url, repository.id);
      const { data } = await client.runs.list({ repository_id: repository.id, include: ["attestation"] });
      digest = data[0]?.attestation?.digest ?? "";
      first = (await client.meta.getKeySet()).keys[0]?.kid ?? "";
    }
    const newKey = join(folder, "new.pem");
    const { privateKey } = generateKeyPairSync("ed25519");
    await writeFile(newKey, privateKey.export({ type: "pkcs8", format: "pem" }));
    await using test = await startService({ ...settings, SERVICE_SIGNING_KEY_FILE: newKey });
    const client = createClient({ baseUrl: test.url });
    const keys = await client.meta.getKeySet();
    expect(keys.keys).toHaveLength(2);
    expect(keys.keys[0]?.kid).not.toBe(first);
    expect(keys.keys[1]?.kid).toBe(first);
    const { verified, keyId, envelopes } = await client.attestations.verify({ digest });
    expect({ verified, keyId }).toEqual({ verified: true, keyId: first });
    expect(await verifyAttestation({ envelopes, keys, expectedDigest: digest })).toHaveLength(4);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
